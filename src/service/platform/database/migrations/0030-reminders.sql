-- The reminders that were sent, each once: of one thing on one day.
create table reminder (
  customer_id uuid not null references customer (id) on delete cascade,
  kind text not null,
  subject_id bigint not null,
  day date not null,
  sent_at timestamptz not null,
  primary key (customer_id, kind, subject_id, day)
);
-- How a customer gets the reminders of a kind; without a row, in every way.
create table reminder_setting (
  customer_id uuid not null references customer (id) on delete cascade,
  kind text not null,
  mail boolean not null,
  sms boolean not null,
  primary key (customer_id, kind)
);
-- The same for every attempt to send an email, so that one that is sent twice is seen once; none for others.
alter table outbox_message add column message_id text;
-- What is looked for each day.
create index policy_ending on policy (cover_to) where status = 'Active';
create index quote_created on quote (created_at);
create index quote_valid_until on quote (valid_until);
create index identity_document_expiry on identity_document (expiry_date);
