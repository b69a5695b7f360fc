-- Senders take turns, and in each turn what somebody needs to get in, or has to know, comes first.
alter table outbox_message add column sender text not null default '';
alter table outbox_message add column is_security boolean not null default false;
alter table outbox_message add column turn bigint not null default 0;
create index outbox_message_turn on outbox_message (turn, is_security desc, id)
  where delivered_at is null and channel = 'email';
create index outbox_message_sender on outbox_message (sender, is_security, turn)
  where delivered_at is null and channel = 'email';
