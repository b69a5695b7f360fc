alter table outbox_message add column attempts integer not null default 0;
alter table outbox_message add column next_attempt_at timestamptz;
alter table outbox_message add column delivered_at timestamptz;
create index outbox_message_waiting on outbox_message (sent_at) where delivered_at is null and channel = 'email';
