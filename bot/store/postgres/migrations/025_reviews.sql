-- Luck or skill: reviews of finished games, the coach of a table, and practice from an earlier position.

create table reviews (
    table_id bigint not null references tables (id) on delete cascade,
    seat     bigint not null,
    unit     text    not null,             -- points, chance
    choices  bigint not null,             -- how many its player had
    cost     double precision    not null,             -- what they lost by them
    luck     double precision    not null,             -- what their dice gave
    review   text    not null,             -- JSON: all of it, choice by choice
    at       double precision    not null,
    primary key (table_id, seat)
);

-- Reviews that are being made, one a person.
create table reviewing (
    "user"   bigint not null primary key,
    table_id bigint not null references tables (id) on delete cascade,
    seat     bigint not null,
    claim    text    not null,             -- whoever makes it knows it by this
    message  bigint not null,             -- the private message that tells how far it is
    language text    not null,
    renewed  double precision    not null              -- by the database's clock: whoever makes it is alive
);

alter table tables add column coach text not null default 'off';     -- off, on
alter table tables add column origin bigint not null default 0;     -- practice from a position of this table
alter table tables add column throws text not null default '{}';     -- JSON: dice of that table that fall again
alter table chairs add column hints bigint not null default 0;      -- how often the coach was asked
alter table chairs add column hinted bigint not null default 0;     -- the ask for which it was asked last
alter table results add column coached bigint not null default 0;  -- 1: whoever played could ask what to do
