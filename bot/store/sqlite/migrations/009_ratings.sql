-- Whom a result is rated for, kept apart from who is shown: leaving, opting out or being forgotten does
-- not change what the others' ratings rest on.
alter table results add column player  integer not null default 0; -- who began on the seat; negative: forgotten
alter table results add column rank    integer not null default 0; -- the place that is rated; 0: not a rated game
alter table results add column unrated integer not null default 0; -- 1: for the others' ratings alone
update results set player = coalesce(user, -(table_id * 100 + seat)), rank = place where kind = 'people';
create index results_player on results (player) where player <> 0;
