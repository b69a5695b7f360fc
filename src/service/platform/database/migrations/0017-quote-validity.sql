-- The last day on which a quote can be paid, and the first day of its cover if that does not begin with the payment.
-- Quotes of earlier versions say neither: their first day follows from their request, and the last from both.
alter table quote add column valid_until date, add column cover_from date;
