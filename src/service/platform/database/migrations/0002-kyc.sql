create table kyc_section (
  customer_id uuid not null references customer (id) on delete cascade,
  field text not null,
  status text not null check (status in ('Pending', 'Approved', 'Rejected')),
  reason text,
  saved_at timestamptz not null,
  primary key (customer_id, field)
);

create table bank_account (
  customer_id uuid primary key references customer (id) on delete cascade,
  name text not null,
  description text not null,
  bank_id integer not null,
  account_number text not null,
  account_type text not null
);

create table bvn_record (
  customer_id uuid primary key references customer (id) on delete cascade,
  bvn text not null
);

create table employer (
  customer_id uuid primary key references customer (id) on delete cascade,
  tax_number text not null,
  name text not null,
  description text not null,
  company text not null,
  company_country text not null,
  company_address text not null,
  mobile_no text not null
);

create table medical_answer (
  customer_id uuid not null references customer (id) on delete cascade,
  question text not null,
  selected boolean not null,
  primary key (customer_id, question)
);

create table identity_document (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  type text not null,
  issue_date date not null,
  expiry_date date not null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create index identity_document_customer on identity_document (customer_id, created_at desc);
