-- Today's dice: the secret of each day and game, what could be reached with it, and who plays where.

create table dailies (
    day   text    not null,              -- a date of UTC
    game  text    not null,
    seed  blob    not null,              -- secret until the day is over
    robot integer not null default -1,   -- what the strong robot reached; -1: not known yet
    best  integer not null default -1,   -- the most that was possible for whoever knew the dice
    primary key (day, game)
);

-- Who plays today's dice on which server.
create table regulars (
    guild    integer not null,
    user     integer not null,
    left_out integer not null default 0, -- 1: moderators want them on no list of this server
    primary key (guild, user)
);

-- Where and when a server reads in the morning how yesterday went.
alter table servers add column morning_channel integer not null default 0;
alter table servers add column morning_hour integer not null default -1;   -- -1: it does not
alter table servers add column morning_zone text not null default '';
alter table servers add column morning_at real not null default 0;     -- when the next message is due
