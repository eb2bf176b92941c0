-- Leases: which worker shows a table and plays its robots, and who does what is to be done once.

alter table tables add column holder text not null default '';                  -- the worker that holds the lease; empty: nobody
alter table tables add column lease_until double precision not null default 0;  -- by the database's clock
alter table tables add column revision bigint not null default 0;               -- goes up with everything that its messages are to show
alter table tables add column unconfirmed bigint not null default 0;            -- 1: a lease lapsed, so a message may be out that is not known here

create index tables_held on tables (holder) where holder <> '';

create table duties (
    name          text collate "C" primary key,  -- what one worker does for all
    holder        text not null,
    until         double precision not null      -- by the database's clock
);
