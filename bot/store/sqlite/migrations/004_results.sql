-- How each seat of a finished game came out: all that statistics are counted from.
create table results (
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,
    guild    integer not null,
    game     text    not null,
    options  text    not null,                -- JSON
    seats    integer not null,
    user     integer,                         -- 0: a robot; null: somebody who was forgotten
    changed  integer not null,                -- 1: the seat changed hands
    place    integer not null,                -- from 1; 0: aborted
    score    integer not null,
    kind     text    not null check (kind in ('people', 'robots', 'solo', 'aborted')),
    at       real    not null,
    primary key (table_id, seat)
) strict, without rowid;
create index results_user on results (user, at);
create index results_server on results (guild, game, at);

-- Games that ended before this version: the rules tell their results at the next start.
create index tables_over on tables (id) where stage = 'over';
insert into results
    select table_id, seat, guild, game, options, count(*) over (partition by table_id), user,
           former <> '[]', 0, 0, 'aborted', changed_at
    from chairs join tables on tables.id = table_id where stage = 'closed' and step > 0;
