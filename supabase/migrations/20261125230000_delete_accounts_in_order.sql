-- Who writes locks rows and then the counts of the account (count_account_writes); the deletion of an account met them in
-- another order, so that the two waited for each other and one was refused. Now both begin with the row of the account:
-- who writes holds it together with other writers, who deletes waits for them and has it alone.

-- Definer: no reader has rights in the schema auth.
create or replace function public.hold_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  return null;
end;
$$;

revoke execute on function public.hold_account() from public, anon, authenticated;

-- Every table in which readers write rows of their account.
do $$
declare
  written_table text;
begin
  foreach written_table in array array[
    'menus', 'menu_publications', 'favorites', 'shelves', 'profiles', 'diets', 'own_drinks', 'bottle_prices',
    'cost_settings'
  ] loop
    execute format(
      'create or replace trigger hold_account before insert or update or delete on public.%I '
        'for each statement execute function public.hold_account()',
      written_table
    );
  end loop;
end;
$$;

-- Definer, too. It takes no argument, so that it can only meet the caller.
create or replace function public.delete_own_account()
returns void
language sql
security definer
set search_path = ''
as $$
  select from auth.users where id = (select auth.uid()) for update;
  delete from auth.users where id = (select auth.uid());
$$;

revoke execute on function public.delete_own_account() from public, anon;
grant execute on function public.delete_own_account() to authenticated;
