-- The token of an ended session used up the writes of its owner.

-- As before. Definer: no reader may change the counts.
create or replace function public.consume_account_writes(cost integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  perform public.require_live_session();
  perform public.take_account_writes(greatest(1, least(cost, 120)));
end;
$$;
