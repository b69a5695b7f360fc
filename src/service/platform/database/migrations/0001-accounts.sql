create table setting (
  name text primary key,
  value text not null
);

create table customer (
  id uuid primary key,
  name text not null,
  surname text not null,
  user_name text not null,
  user_name_key text not null unique,
  email_address text not null,
  email_key text not null unique,
  password_hash text not null,
  email_confirmed boolean not null,
  phone_number text,
  date_of_birth date,
  gender text,
  image_url text,
  referral_code text not null unique,
  created_at timestamptz not null
);

create table access_token (
  id uuid primary key,
  session uuid not null,
  customer_id uuid not null references customer (id) on delete cascade,
  expires_at timestamptz not null
);
create index access_token_session on access_token (session);
create index access_token_customer on access_token (customer_id, expires_at);

create table login_attempt (
  key text primary key,
  failures integer not null,
  locked_until timestamptz,
  last_at timestamptz not null
);

create table rate_window (
  key text primary key,
  requests integer not null,
  ends_at timestamptz not null
);

create table email_confirmation (
  code_hash text primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmation_customer on email_confirmation (customer_id);

create table referral (
  id bigint generated always as identity primary key,
  referrer_id uuid not null references customer (id) on delete cascade,
  referred_id uuid unique references customer (id) on delete set null,
  name text not null,
  status text not null check (status in ('Pending', 'Paid')),
  created_at timestamptz not null
);
create index referral_referrer on referral (referrer_id, created_at desc);

create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  recipient_key text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null
);
create index outbox_message_recipient on outbox_message (recipient_key, id desc);
