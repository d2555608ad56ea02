-- An access token is valid for an hour, also after its session has ended. The database therefore checks the session
-- itself: the token of an ended session reads and writes nothing (decision 23).

-- Whether the session of the caller's token still exists. Definer: readers have no rights in the schema auth.
create or replace function public.has_live_session()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
  );
$$;

revoke execute on function public.has_live_session() from public, anon;
-- The policies below call it with the rights of the caller.
grant execute on function public.has_live_session() to authenticated;

-- Refuses a caller whose session has ended; PostgREST answers 401. Definer functions call it, since no policy does.
create or replace function public.require_live_session()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not public.has_live_session() then
    raise sqlstate 'PT401' using message = 'session_ended';
  end if;
end;
$$;

revoke execute on function public.require_live_session() from public, anon, authenticated;

do $$
declare
  own_table text;
begin
  foreach own_table in array array[
    'bars', 'bottle_prices', 'brand_logos', 'brands', 'contact_messages', 'cost_settings', 'diets', 'favorites',
    'former_bar_names', 'menu_publications', 'menu_versions', 'menu_views', 'menus', 'own_drinks', 'profiles',
    'recipe_submissions', 'shelves'
  ] loop
    execute format('drop policy if exists "Tokens end with their session" on public.%I', own_table);
    execute format(
      'create policy "Tokens end with their session" on public.%I as restrictive for all to authenticated '
        'using ((select public.has_live_session()))',
      own_table
    );
  end loop;
end;
$$;

-- As before, and a write with the token of an ended session is refused, also where it meets no row.
create or replace function public.hold_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  -- Without an account nothing is theirs; an account that is being deleted takes its rows and sessions with it.
  if found then
    perform public.require_live_session();
  end if;
  return null;
end;
$$;

create or replace function public.has_own_password()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  return coalesce((select encrypted_password <> '' from auth.users where id = (select auth.uid())), false);
end;
$$;

create or replace function public.close_menu_version(menu uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  -- Whoever saves it at this moment is waited for.
  perform from public.menus where id = close_menu_version.menu and user_id = account for no key update;
  if not found then
    return;
  end if;
  perform public.take_account_writes(1);
  update public.menu_versions set is_closed = true
  where id = (
    select kept.id from public.menu_versions as kept
    where kept.menu_id = close_menu_version.menu
    order by kept.version desc limit 1
  );
end;
$$;
