-- Practice hands: how far somebody has got with a lesson, and which tips they were given.

create table lessons (
    user   integer not null,
    lesson text not null,                      -- its key
    task   integer not null,                   -- the number of the task that is next
    primary key (user, lesson)
) strict, without rowid;

create table tips (
    user   integer not null,
    game   text not null,
    tip    text not null,                      -- its word: it is not said again
    primary key (user, game, tip)
) strict, without rowid;

alter table people add column tips integer not null default 1;  -- 0: none in first games
