-- What players mark for themselves: no moves, in neither log nor export.
create table notes (
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,
    mark     text    not null,
    primary key (table_id, seat, mark)
) strict, without rowid;
