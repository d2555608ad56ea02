-- Work that costs the site processor time and stores nothing counts as writes of the account: reading a file of drinks,
-- reading a logo that is then refused. Callers name the cost; whoever calls past the functions only spends their own.

-- Definer: no reader may change the counts.
create or replace function public.consume_account_writes(cost integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  perform public.take_account_writes(greatest(1, least(cost, 120)));
end;
$$;

revoke execute on function public.consume_account_writes(integer) from public, anon;
grant execute on function public.consume_account_writes(integer) to authenticated;
