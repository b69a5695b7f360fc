-- Why a mandate ended before its first debit, in words; none for one that was not activated in time.
alter table mandate add column ended_because text;
