-- What was named in secret since is nobody else's business.
alter table tables add column told integer not null default 0;         -- the last step of which everybody was told
update tables set told = step;
