-- Consent: what an undo restores, who is silent, who is invited to play again.

alter table steps  add column waits     text    not null default '[]'; -- JSON: before it, by seat since and until when it was awaited
alter table tables add column rewound   integer not null default 0;    -- 1: something that was drawn, or somebody else's step, was taken back
alter table tables add column invited   text    not null default '[]'; -- JSON: whom a lobby invites, in the order in which they would sit
alter table chairs add column heard     real    not null default 0;    -- when its person last did something here
alter table chairs add column silent_at real    not null default 0;    -- when the others are asked to go on without them; 0: never
create index chairs_silent on chairs (silent_at) where silent_at > 0;
create index proposals_refused on proposals (table_id) where stage = 'refused';

update chairs set silent_at = since + 604800 where awaited = 1 and user <> 0 and since > 0
    and exists (select 1 from tables where id = table_id and stage = 'playing');
update chairs set heard = (select changed_at from tables where id = table_id) where absent <> 0;
