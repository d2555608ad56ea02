-- Lists of drinks that readers name and order, and that others read by a link while they are shared.

create table public.drink_lists (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Chosen by the browser. Of one reader alone: the same browser may have made lists for two accounts.
  id uuid not null
    constraint drink_lists_id_valid check (public.is_uuid(id::text)),
  name text not null
    constraint drink_lists_name_length check (char_length(name) between 1 and 60)
    constraint drink_lists_name_trimmed check (name = public.trim_name(name)),
  -- Ids of recipes, in the order of the list.
  drinks text[] not null default '{}'
    constraint drink_lists_drinks_count check (cardinality(drinks) <= 200)
    constraint drink_lists_drinks_flat check (coalesce(array_ndims(drinks), 1) = 1)
    constraint drink_lists_drinks_valid check (public.is_recipe_list(drinks))
    constraint drink_lists_drinks_recipes check (array_to_string(drinks, '') ~ '^[0-9]*$'),
  -- By whom those with the link read that it is; null while it is not shared.
  shared_by text
    constraint drink_lists_shared_by_known check (shared_by in ('nobody', 'first name')),
  token text unique,
  -- Whether the household has it too (households.sql).
  at_home boolean not null default false,
  version integer not null default 1,
  -- The order in which lists were made, also of those that one call makes.
  place bigint not null generated always as identity,
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

comment on table public.drink_lists is 'Lists of drinks; private to the reader, but for those with the token. Of a list at home each member has a row.';

-- The owner is who writes; nobody chooses a token or a version.
grant select, delete, insert (id, name, drinks, at_home), update (name, drinks, at_home, shared_by)
  on public.drink_lists to authenticated;

call public.end_tokens_with_sessions('public.drink_lists');

create policy "Readers see their own lists" on public.drink_lists
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers add to their own lists" on public.drink_lists
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own lists" on public.drink_lists
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Readers delete their own lists" on public.drink_lists
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.drink_lists');

create trigger limit_insert
  after insert on public.drink_lists
  referencing new table as written
  for each statement execute function public.limit_rows('lists', '100');

create trigger touch_drink_list
  before update on public.drink_lists
  for each row execute function public.touch_updated_at();

create trigger raise_version
  before update of name, drinks, at_home on public.drink_lists
  for each row execute function public.raise_version();

-- Gives a list that is shared a token, and takes it away for good with the sharing. 128 bits of chance in 22 characters,
-- as those of menus (menu_publications.sql).
create function public.give_list_token()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.shared_by is null then
    new.token = null;
  elsif old.token is null then
    new.token = translate(
      encode(
        substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16),
        'base64'
      ),
      '+/=', '-_'
    );
  end if;
  return new;
end;
$$;

create trigger give_token
  before update of shared_by on public.drink_lists
  for each row execute function public.give_list_token();

-- Changes lists of the caller, all or none: those with a name are stored, those without are deleted. False where one of
-- them has another version than its device has read (0 for none), so that two devices lose nothing of each other's.
-- Calls of one account follow one another, and lock their rows before its counts. False too where another member's account
-- is just being changed: the device reads again and tries anew.
create function public.change_drink_lists(changes jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  -- Changes nothing: its triggers lock the account and the household before rows.
  update public.drink_lists set name = name where false;
  perform pg_advisory_xact_lock(hashtextextended('drink_lists ' || account::text, 0));
  perform from public.drink_lists
  where user_id = account
    and id in (select change.id from jsonb_to_recordset(changes) as change (id uuid))
  order by id
  for update;
  if exists (
    select from jsonb_to_recordset(changes) as change (id uuid, version integer)
    left join public.drink_lists as stored on stored.user_id = account and stored.id = change.id
    where change.version is distinct from coalesce(stored.version, 0)
  ) then
    return false;
  end if;
  delete from public.drink_lists
  where user_id = account
    and id in (
      select change.id from jsonb_to_recordset(changes) as change (id uuid, name text) where change.name is null
    );
  insert into public.drink_lists (id, name, drinks, at_home)
  select change.id, change.name, coalesce(change.drinks, '{}'), coalesce(change."isAtHome", false)
  from jsonb_to_recordset(changes) as change (id uuid, name text, drinks text[], "isAtHome" boolean)
  where change.name is not null
  on conflict (user_id, id) do update
  set name = excluded.name, drinks = excluded.drinks, at_home = excluded.at_home;
  return true;
exception
  when lock_not_available then
    return false;
end;
$$;

grant execute on function public.change_drink_lists(jsonb) to authenticated;

-- What whoever has the link reads: null where the list is not shared any more. Definer: strangers have no rights on the
-- table, so that nobody can list what is shared. A first name that speaks for the site is left out.
create function public.read_shared_list(token text)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'name', list.name,
    'drinks', list.drinks,
    'by', (
      select first_name from public.profiles
      where id = list.user_id and list.shared_by = 'first name' and public.is_honest_bar_title(first_name)
    )
  )
  from public.drink_lists as list
  where list.token = read_shared_list.token;
$$;

grant execute on function public.read_shared_list(text) to anon, authenticated;
