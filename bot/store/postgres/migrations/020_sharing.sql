-- What several workers must know of each other's presses. Where there is one, it stays empty.

-- Tokens of the last presses on messages: secrets, which go when they expire.
create table tokens (
    message       bigint primary key,
    token         text not null,
    until         double precision not null
);

create table drafts (
    table_id      bigint not null references tables (id) on delete cascade,
    seat          bigint not null,
    surface       text collate "C" not null,     -- where it is chosen
    ask           bigint not null,
    chosen        text not null,     -- JSON: what is chosen so far
    revision      bigint not null,   -- of the table, by this choice
    primary key (table_id, seat, surface)
);

create table presence (
    "user"        bigint not null,
    place         bigint not null,   -- a table or a channel
    pressed_at    double precision not null,
    primary key ("user", place)
);

create table announcements (
    "user"        bigint not null,
    kind          text collate "C" not null,
    at            double precision not null,
    primary key ("user", kind, at)
);
