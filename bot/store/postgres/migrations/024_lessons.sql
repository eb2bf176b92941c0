-- Practice hands: how far somebody has got with a lesson, and which tips they were given.

create table lessons (
    "user"        bigint not null,
    lesson        text not null,   -- its key
    task          bigint not null, -- the number of the task that is next
    primary key ("user", lesson)
);

create table tips (
    "user"        bigint not null,
    game          text not null,
    tip           text not null,   -- its word: it is not said again
    primary key ("user", game, tip)
);

alter table people add column tips bigint not null default 1;  -- 0: none in first games
