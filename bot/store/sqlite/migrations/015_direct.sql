-- Direct messages: the channel of each person is kept, so that it is opened once.

alter table people add column direct integer not null default 0;  -- the channel of their direct messages; 0: not opened yet
