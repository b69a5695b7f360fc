alter table customer add column verified_phone text;
alter table customer add column phone_verified_at timestamptz;

create table phone_code (
  customer_id uuid not null references customer (id) on delete cascade,
  phone_number text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  failures integer not null default 0,
  used_at timestamptz,
  primary key (customer_id, phone_number)
);
