-- Which way a table's draws are made, what they are bound to beside its secret, and when a step was
-- taken back. Games begun before go on as they began.
alter table tables add column luck   text    not null default 'numbered'
    check (luck in ('numbered', 'keyed'));
alter table tables add column first_message integer not null default 0; -- that the lobby had
alter table tables add column anchor integer not null default 0;    -- the message its dice are bound to
alter table tables add column words  text    not null default '[]'; -- JSON: who added which word
alter table tables add column record text    not null default '';   -- digests of seats and moves, at the end
alter table steps  add column undone_at integer not null default 0; -- the last step there was then
