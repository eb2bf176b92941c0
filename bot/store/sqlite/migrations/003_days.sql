-- Games over days: how long a move may take, who is reminded when, and seats that change hands.

alter table tables add column pace      text not null default 'none';  -- how long a move may take
alter table tables add column overdue   text not null default 'wait';  -- what happens after that
alter table tables add column closes_at real not null default 0;       -- 0: not by itself
create index tables_closing on tables (closes_at) where closes_at > 0;

alter table chairs add column since     real    not null default 0;    -- awaited since; 0: not awaited
alter table chairs add column due_at    real    not null default 0;    -- the deadline; 0: none
alter table chairs add column expired   integer not null default 0;    -- 1: the deadline has been seen to
alter table chairs add column remind_at real    not null default 0;    -- the next reminder; 0: none
alter table chairs add column reminded  integer not null default 0;    -- reminders sent for this wait
alter table chairs add column idle      integer not null default 0;    -- 1: asked, with nothing but a pass
alter table chairs add column former    text    not null default '[]'; -- JSON: who sat here before
alter table chairs add column absent    integer not null default 0;    -- may take the seat back
alter table chairs add column open      integer not null default 0;    -- 1: a substitute is looked for
create index chairs_due on chairs (due_at) where due_at > 0 and expired = 0;
create index chairs_remind on chairs (remind_at) where remind_at > 0;

alter table steps add column stood_in integer not null default 0;      -- 1: a robot, for a person

alter table people add column remind       text    not null default 'dm'
    check (remind in ('off', 'dm', 'channel'));
alter table people add column remind_after integer not null default 28800; -- seconds
alter table people add column zone         text    not null default '';    -- IANA; empty: UTC
alter table people add column quiet        text    not null default '';    -- such as 22:00-08:00
alter table people add column mentions     integer not null default 1;
alter table people add column passes       integer not null default 0;     -- 1: pass when I have nothing
alter table people add column counted      integer not null default 1;     -- 0: in no statistics

alter table proposals add column seat  integer not null default -1;    -- the seat it is about
alter table proposals add column ask   integer not null default 0;     -- that seat's ask at the time
alter table proposals add column asked integer not null default 0;     -- put to this person alone
drop index one_open_proposal;
create unique index one_open_proposal on proposals (table_id, kind, seat) where stage = 'open';
create index proposals_open on proposals (expires_at) where stage = 'open';

-- Whoever is waited for when this version comes, and lobbies that stand open.
update chairs set since = (select changed_at from tables where id = table_id),
                  remind_at = (select changed_at + 28800 from tables where id = table_id)
    where awaited = 1 and user <> 0
    and exists (select 1 from tables where id = table_id and stage = 'playing');
update tables set closes_at = changed_at + 86400 where stage = 'lobby';
