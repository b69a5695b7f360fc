create table quote (
  id bigint generated always as identity (start with 10001) primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  quote_no text not null unique generated always as ('Q-' || id::text) stored,
  client_email text not null,
  name text not null,
  product_id integer not null,
  product_name text not null,
  product_code text not null,
  product_sub_code text not null,
  product_description text not null,
  total_premium bigint not null check (total_premium > 0),
  details jsonb not null,
  created_at timestamptz not null
);
create index quote_customer on quote (customer_id, created_at desc);

create table payment (
  id bigint generated always as identity primary key,
  quote_id bigint not null unique references quote (id) on delete cascade,
  customer_id uuid not null references customer (id) on delete cascade,
  status text not null check (status in ('Paid', 'Mandated')),
  payment_reference text not null unique,
  transaction_reference text not null unique,
  amount bigint not null check (amount > 0),
  fees bigint not null check (fees >= 0),
  total_amount bigint not null,
  gate_way text not null,
  channel text not null,
  currency text not null,
  last_digits text not null,
  created_at timestamptz not null,
  check (total_amount = amount + fees)
);
create index payment_customer on payment (customer_id, created_at desc);

create table policy (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  quote_id bigint not null unique references quote (id) on delete cascade,
  class_code text not null,
  year integer not null,
  policy_no text not null unique generated always as (
    'HB/' || class_code || '/' || lpad((year % 100)::text, 2, '0') || '/'
    || lpad(id::text, greatest(5, length(id::text)), '0')
  ) stored,
  status text not null,
  name text,
  client_no text not null,
  description text not null,
  created_at timestamptz not null,
  modified_at timestamptz
);
create index policy_customer on policy (customer_id, created_at desc, id desc);

create table mandate (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  quote_id bigint not null unique references quote (id) on delete cascade,
  active boolean not null,
  name text not null,
  email text not null,
  phone text,
  merchant_code text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  start_date date not null,
  end_date date not null,
  next_execute_date date not null,
  source text not null,
  gate_way text not null,
  notification_type text not null,
  currency text not null,
  frequency text not null,
  created_at timestamptz not null
);
create index mandate_customer on mandate (customer_id, created_at desc, id desc);
