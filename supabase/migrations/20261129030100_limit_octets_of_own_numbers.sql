-- Whether this is json null or a number from nothing to `most`, written in at most 24 octets: jsonb keeps every digit
-- that it is given, and a number of 16,000 digits takes as many octets.
create or replace function public.is_own_number(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'number' then octet_length(value::text) <= 24 and value::text::numeric between 0 and most
    else false
  end;
$$;
