-- Drinks of a reader's own: what is in them, how they are made, and what their owner states of them.

-- Whether these are 1 to 16 lines, each an ingredient of the catalogue by its id, or one by its name with a strength
-- and a colour or none; with a unit, and a number or none.
create or replace function public.is_own_lines(lines jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  line jsonb;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 16 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(lines) - 1 loop
    line = lines -> at;
    if jsonb_typeof(line) <> 'object'
      or jsonb_typeof(line -> 'unit') is distinct from 'string'
      or line ->> 'unit' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      or char_length(line ->> 'unit') > 60
      or jsonb_typeof(line -> 'garnish') is distinct from 'boolean'
      or not coalesce(public.is_own_number(line -> 'amount', 2000), false)
      or line -> 'amount' = '0' then
      return false;
    end if;
    if line ? 'ingredient' then
      if line - array['ingredient', 'unit', 'amount', 'garnish'] <> '{}'
        or jsonb_typeof(line -> 'ingredient') <> 'string'
        or line ->> 'ingredient' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
        or char_length(line ->> 'ingredient') > 60 then
        return false;
      end if;
    elsif line - array['name', 'strength', 'colour', 'unit', 'amount', 'garnish'] <> '{}'
      or jsonb_typeof(line -> 'name') is distinct from 'string'
      or not public.is_menu_text(line -> 'name', 80)
      or not coalesce(public.is_own_number(line -> 'strength', 96), false)
      or not coalesce(line -> 'colour' = 'null' or line ->> 'colour' ~ '^#[0-9a-f]{6}$', false) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Whether this is json null or a number from nothing to `most`.
create or replace function public.is_own_number(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'number' then value::text::numeric between 0 and most
    else false
  end;
$$;

revoke execute on function public.is_own_lines(jsonb) from public, anon;
revoke execute on function public.is_own_number(jsonb, int) from public, anon;
-- Who writes a drink runs the checks of its columns.
grant execute on function public.is_own_lines(jsonb) to authenticated, service_role;
grant execute on function public.is_own_number(jsonb, int) to authenticated, service_role;

create table if not exists public.own_drinks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Chosen by who makes it, so that a second try makes no second drink, and one that was deleted comes back as itself.
  id uuid not null default gen_random_uuid(),
  name text not null
    constraint own_drinks_name_length check (char_length(name) between 1 and 120)
    constraint own_drinks_name_trimmed check (name = public.trim_name(name)),
  note text
    constraint own_drinks_note_length check (char_length(note) between 1 and 300)
    constraint own_drinks_note_trimmed check (note = public.trim_name(note)),
  glass text not null
    constraint own_drinks_glass_id check (glass ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(glass) <= 60),
  method text not null
    constraint own_drinks_method_id check (method ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(method) <= 60),
  ice text not null
    constraint own_drinks_ice_id
      check (ice in ('none', 'cubes', 'large-cube', 'sphere', 'crushed', 'cracked', 'block')),
  lines jsonb not null constraint own_drinks_lines_valid check (public.is_own_lines(lines)),
  instructions text
    constraint own_drinks_instructions_length check (char_length(instructions) between 1 and 2000)
    constraint own_drinks_instructions_trimmed check (instructions = public.trim_name(instructions)),
  allergens jsonb not null default '[]'
    constraint own_drinks_allergens_valid check (public.is_substances(allergens)),
  vegan boolean not null default false,
  vegetarian boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- By owner first: nobody can take the id of somebody else's drink.
  primary key (user_id, id)
);

comment on table public.own_drinks is 'Drinks that readers have made up; guests read those of a published menu through its token.';
comment on column public.own_drinks.version is
  'Counts the changes, so that two editors of one drink do not overwrite each other unseen.';

alter table public.own_drinks enable row level security;

-- Column grants: whose a drink is, its version and its times are not for the reader to say.
revoke all on public.own_drinks from anon, authenticated;
grant select, delete on public.own_drinks to authenticated;
grant insert (id, name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian)
  on public.own_drinks to authenticated;
grant update (name, note, glass, method, ice, lines, instructions, allergens, vegan, vegetarian)
  on public.own_drinks to authenticated;
grant all on public.own_drinks to service_role;

drop policy if exists "Readers see their own drinks" on public.own_drinks;
create policy "Readers see their own drinks" on public.own_drinks
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers make drinks of their own" on public.own_drinks;
create policy "Readers make drinks of their own" on public.own_drinks
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers change their own drinks" on public.own_drinks;
create policy "Readers change their own drinks" on public.own_drinks
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers delete their own drinks" on public.own_drinks;
create policy "Readers delete their own drinks" on public.own_drinks
  for delete to authenticated
  using ((select auth.uid()) = user_id);

drop trigger if exists touch_own_drink on public.own_drinks;
create trigger touch_own_drink
  before update on public.own_drinks
  for each row execute function public.touch_updated_at();

drop trigger if exists raise_own_drink_version on public.own_drinks;
create trigger raise_own_drink_version
  before update on public.own_drinks
  for each row execute function public.raise_version();

drop trigger if exists count_insert on public.own_drinks;
create trigger count_insert after insert on public.own_drinks
  referencing new table as written for each statement execute function public.count_account_writes();

drop trigger if exists count_update on public.own_drinks;
create trigger count_update after update on public.own_drinks
  referencing new table as written for each statement execute function public.count_account_writes();

-- Refuses what takes an account beyond so many rows of a table: `limit_rows('drinks', '200')` on the table.
-- Definer: what an account keeps is counted whatever the caller may see.
create or replace function public.limit_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  what constant text = tg_argv[0];
  most constant bigint = tg_argv[1];
  kept bigint;
begin
  if account is null or not exists (select from written) then
    return null;
  end if;
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into kept using account;
  if kept > most then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = what, hint = most::text;
  end if;
  return null;
end;
$$;

revoke execute on function public.limit_rows() from public, anon, authenticated;

drop trigger if exists limit_insert on public.own_drinks;
create trigger limit_insert
  after insert on public.own_drinks
  referencing new table as written
  for each statement execute function public.limit_rows('drinks', '200');

-- Changes a drink and gives it as it is then, in one statement, as change_menu does. Null where there is no such drink,
-- or it has another version than the editor knew. Invoker: row level security and the column grants decide.
create or replace function public.change_own_drink(drink uuid, known_version integer, fields jsonb)
returns json
language sql
set search_path = ''
as $$
  with changed as (
    update public.own_drinks as stored set
      name = fields ->> 'name',
      note = fields ->> 'note',
      glass = fields ->> 'glass',
      method = fields ->> 'method',
      ice = fields ->> 'ice',
      lines = fields -> 'lines',
      instructions = fields ->> 'instructions',
      allergens = fields -> 'allergens',
      vegan = (fields ->> 'vegan')::boolean,
      vegetarian = (fields ->> 'vegetarian')::boolean
    where stored.id = change_own_drink.drink
      and stored.user_id = (select auth.uid())
      and (change_own_drink.known_version is null or stored.version = change_own_drink.known_version)
    returning stored.*
  )
  select to_json(changed) from changed;
$$;

revoke execute on function public.change_own_drink(uuid, integer, jsonb) from public, anon;
grant execute on function public.change_own_drink(uuid, integer, jsonb) to authenticated, service_role;
