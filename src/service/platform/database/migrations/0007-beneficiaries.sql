create table beneficiary (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  surname text not null,
  other_names text not null,
  relationship_type text not null,
  share_hundredths integer not null check (share_hundredths between 1 and 10000),
  mobile_no text not null,
  created_at timestamptz not null,
  modified_at timestamptz
);
create index beneficiary_customer on beneficiary (customer_id, created_at desc, id desc);

create table beneficiary_document (
  beneficiary_id bigint primary key references beneficiary (id) on delete cascade,
  type text not null,
  issue_date date not null,
  expiry_date date not null,
  media_type text not null,
  content bytea not null
);
