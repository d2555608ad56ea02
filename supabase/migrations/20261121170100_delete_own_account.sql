-- Readers delete their accounts by themselves; whatever is theirs goes with it by "on delete cascade".

-- Definer: no reader has rights in the schema auth. It takes no argument, so that it can only meet the caller.
create or replace function public.delete_own_account()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from auth.users where id = (select auth.uid());
$$;

revoke execute on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;
