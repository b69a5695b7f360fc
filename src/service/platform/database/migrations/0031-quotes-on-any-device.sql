-- What its customer has done with a quote that is not paid, `Dropped` or `Replaced` by another one, and when; and what its
-- premium is made of, which checkout shows. Quotes of earlier versions are open, and do not say the latter.
alter table quote
  add column closed_as text check (closed_as in ('Dropped', 'Replaced')),
  add column closed_at timestamptz,
  add column parts jsonb,
  add check ((closed_as is null) = (closed_at is null));
