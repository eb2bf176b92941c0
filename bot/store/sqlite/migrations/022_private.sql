-- Private tables: one person's own, in no channel (0). Those of a series share their dice.

alter table tables add column series text not null default '';
alter table tables add column sealed integer not null default 0;    -- 1: the seed is still a secret
alter table tables add column ends_at real not null default 0;      -- when its time is up; 0: never
alter table tables add column forgotten integer not null default 0; -- 1: to be done when the seed may be known

drop index one_live_table_a_channel;
create unique index one_live_table_a_channel on tables (channel)
    where stage in ('lobby', 'playing') and channel <> 0;
create unique index one_attempt on tables (series, opened_by, game)
    where series <> '' and opened_by <> 0;
