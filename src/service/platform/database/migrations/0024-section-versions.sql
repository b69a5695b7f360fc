-- Counts what happens to a section, each save and each decision, so that a review decides what it was shown.
alter table kyc_section add column version integer not null default 1;
