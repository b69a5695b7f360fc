-- The links that reset a password. A link that was used is deleted, with all others of its customer.
create table password_reset (
  code_hash text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_reset_customer on password_reset (customer_id);
