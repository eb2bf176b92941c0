-- Notices that tell people of a question, absence, and private panels that are kept up to date.

alter table chairs add column notice_at  real not null default 0;      -- told then at the latest
alter table chairs add column told_since real not null default 0;      -- the wait (its since) they were told of
create index chairs_untold on chairs (notice_at) where since > 0 and told_since <> since;
update chairs set told_since = since;

alter table people add column notices text not null default 'mention'
    check (notices in ('mention', 'dm', 'off'));
update people set notices = 'off' where mentions = 0;
alter table people drop column mentions;
alter table people add column away_until real    not null default 0;
alter table people add column yields     integer not null default 0;   -- 1: while away the table need not wait

-- One panel a person and table. The token of its last interaction edits it for a quarter of an hour.
-- Tokens are secrets: a row goes when its token expires, and a backup has none.
create table panels (
    table_id   integer not null references tables (id) on delete cascade,
    user       integer not null,
    message    integer not null,
    token      text    not null,
    expires_at real    not null,
    shown      text    not null,                -- hash of what it shows
    primary key (table_id, user)
) strict, without rowid;
create index panels_expiring on panels (expires_at);
