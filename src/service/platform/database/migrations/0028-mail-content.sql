-- What an email says, part by part, of which its HTML is made when it is sent. One of an earlier version, or of a process of
-- it, is sent as text alone.
alter table outbox_message add column content jsonb;
