-- The period of cover, both days included, which a renewal begins later than its purchase. Policies that were bought
-- before have the period that follows from their quote and the day of their purchase.
alter table policy add column cover_from date, add column cover_to date;
