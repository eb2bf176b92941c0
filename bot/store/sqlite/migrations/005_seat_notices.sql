-- Messages in a channel that offer a seat: to its owner, or to anybody. They lose their button when
-- the seat has a player again, or when the game ends.
create table seat_notices (
    message  integer primary key,
    channel  integer not null,
    table_id integer not null references tables (id) on delete cascade,
    seat     integer not null,
    offer    text    not null check (offer in ('back', 'take'))
) strict;
create index seat_notices_table on seat_notices (table_id);
create index proposals_open_table on proposals (table_id) where stage = 'open';
