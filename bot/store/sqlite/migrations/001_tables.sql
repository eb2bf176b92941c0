-- One row a table: a lobby, a running game, or a finished one.
create table tables (
    id            integer primary key autoincrement,
    guild         integer not null,           -- 0 in a direct message
    channel       integer not null,           -- a thread is a channel
    game          text    not null,
    language      text    not null,
    stage         text    not null check (stage in ('lobby', 'playing', 'over', 'closed')),
    version       integer not null,           -- goes up with every change
    rules_version integer not null,
    options       text    not null,           -- JSON
    seed          blob    not null,           -- the table's secret luck
    drawn         integer not null,           -- draws made so far
    setup         text    not null,           -- JSON: the tape of the set-up
    baseline      text    not null,           -- JSON: the state from which the steps are replayed
    baseline_step integer not null,           -- the last step that the baseline contains
    head          text    not null,           -- JSON: the present state
    step          integer not null,           -- the last step
    opened_by     integer not null,
    opened_at     real    not null,
    changed_at    real    not null,
    behind        integer not null,           -- 1: some message shows an earlier version
    robot_due     integer not null            -- 1: a robot is to move
) strict;
create unique index one_live_table_a_channel on tables (channel) where stage in ('lobby', 'playing');
create index tables_behind on tables (id) where behind = 1;
create index tables_robot_due on tables (id) where robot_due = 1;

create table chairs (
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,
    user     integer not null,                -- 0: a robot
    name     text    not null,
    ask      integer not null,                -- goes up when this seat is asked something new
    awaited  integer not null,
    primary key (table_id, seat)
) strict, without rowid;
create index chairs_user on chairs (user) where user <> 0;

-- The log. Undone steps stay.
create table steps (
    table_id integer not null references tables (id) on delete cascade,
    number   integer not null,
    seat     integer not null,
    action   text    not null,                -- JSON
    events   text    not null,                -- JSON
    tape     text    not null,                -- JSON
    drawn    integer not null,                -- draws made before this step
    at       real    not null,
    undone   integer not null default 0,
    primary key (table_id, number)
) strict, without rowid;

-- The messages that show a table. A retired one only waits to lose its controls.
create table messages (
    message  integer primary key,
    channel  integer not null,
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,                -- -1: the channel's board, else that seat's direct message
    version  integer not null,                -- the version it shows
    ask      integer not null,                -- the ask it was posted for (direct messages)
    since    integer not null,                -- it tells the steps after this one
    posted   integer not null,                -- the last step when it was posted
    posted_at real   not null,
    mentioned text   not null,                -- JSON: the people it waits for, and their asks
    picture  text    not null,                -- fingerprint of the pictures it shows
    retired  integer not null default 0
) strict;
create unique index one_live_message on messages (table_id, seat) where retired = 0;
create index messages_retired on messages (table_id) where retired = 1;

create table people (
    user     integer primary key,
    language text not null default '',        -- chosen in /settings; empty: none
    seen     text not null default '',        -- the language of their Discord, as last seen
    dms      text not null default 'unknown' check (dms in ('unknown', 'open', 'closed')),
    told_dms integer not null default 0       -- 1: how to open them has been explained
) strict;

create table servers (
    guild    integer primary key,
    language text not null default ''
) strict;

create table proposals (
    id         integer primary key autoincrement,
    table_id   integer not null references tables (id) on delete cascade,
    kind       text    not null,
    since      integer not null,              -- to undo: the first step to be taken back …
    until      integer not null,              -- … and the last one when it was proposed
    by         integer not null,
    stage      text    not null check (stage in ('open', 'agreed', 'refused', 'expired')),
    expires_at real    not null,
    channel    integer not null,
    message    integer not null
) strict;
create unique index one_open_proposal on proposals (table_id, kind) where stage = 'open';

create table votes (
    proposal integer not null references proposals (id) on delete cascade,
    user     integer not null,
    yes      integer not null,
    primary key (proposal, user)
) strict, without rowid;

-- Single facts about this database, such as the commands Discord knows.
create table facts (
    name  text primary key,
    value text not null
) strict, without rowid;
