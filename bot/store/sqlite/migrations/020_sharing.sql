-- What several workers must know of each other's presses. Where there is one, it stays empty.

-- Tokens of the last presses on messages: secrets, which go when they expire.
create table tokens (
    message integer not null primary key,
    token   text    not null,
    until   real    not null
) strict;

create table drafts (
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,
    surface  text    not null, -- where it is chosen
    ask      integer not null,
    chosen   text    not null, -- JSON: what is chosen so far
    revision integer not null, -- of the table, by this choice
    primary key (table_id, seat, surface)
) strict, without rowid;

create table presence (
    user       integer not null,
    place      integer not null, -- a table or a channel
    pressed_at real    not null,
    primary key (user, place)
) strict, without rowid;

create table announcements (
    user integer not null,
    kind text    not null,
    at   real    not null,
    primary key (user, kind, at)
) strict, without rowid;
