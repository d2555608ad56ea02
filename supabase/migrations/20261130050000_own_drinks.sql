-- Drinks that readers made up: what is in them, how they are made, and what their owner states of them.

-- Whether a JSON value is null, 0, or a number from 0.001 to `most` of at most 24 octets: jsonb keeps every digit that it
-- is given. As src/contracts/own-drinks/ownDrink.ts.
create function public.is_own_number(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'number' then octet_length(value::text) <= 24
      and (value::text::numeric = 0 or value::text::numeric between 0.001 and most)
    else false
  end;
$$;

-- Whether the remarks on a line, where it has some, are a note, `true`, and 1 to 4 names.
create function public.are_line_remarks(line jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  others constant jsonb = line -> 'or';
begin
  if line ? 'note'
    and not coalesce(jsonb_typeof(line -> 'note') = 'string' and public.is_menu_text(line -> 'note', 120), false) then
    return false;
  end if;
  if line ? 'optional' and line -> 'optional' is distinct from 'true' then
    return false;
  end if;
  if not line ? 'or' then
    return true;
  end if;
  if jsonb_typeof(others) is distinct from 'array' or jsonb_array_length(others) not between 1 and 4 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(others) - 1 loop
    if not coalesce(jsonb_typeof(others -> at) = 'string' and public.is_menu_text(others -> at, 80), false) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Whether these are 1 to 16 lines, each an ingredient of the catalogue by its id, with another strength where its owner
-- states one, or one by its name with a strength and a colour or none, and the id of the house thing that it may be; with a
-- unit, and a number or none.
create function public.is_own_lines(lines jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  line jsonb;
  fields jsonb;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 16 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(lines) - 1 loop
    line = lines -> at;
    if jsonb_typeof(line) <> 'object' then
      return false;
    end if;
    fields = line - array['note', 'optional', 'or'];
    if jsonb_typeof(line -> 'unit') is distinct from 'string'
      or line ->> 'unit' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      or char_length(line ->> 'unit') > 60
      or jsonb_typeof(line -> 'garnish') is distinct from 'boolean'
      or not coalesce(public.is_own_number(line -> 'amount', 20000), false)
      or line -> 'amount' = '0' then
      return false;
    end if;
    if not public.are_line_remarks(line) then
      return false;
    end if;
    if line ? 'ingredient' then
      if fields - array['ingredient', 'strength', 'unit', 'amount', 'garnish'] <> '{}'
        or (line ? 'strength' and (
          line -> 'strength' in ('null', '0')
          or not coalesce(public.is_own_number(line -> 'strength', 96), false)
        ))
        or jsonb_typeof(line -> 'ingredient') <> 'string'
        or line ->> 'ingredient' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
        or char_length(line ->> 'ingredient') > 60 then
        return false;
      end if;
    elsif fields - array['name', 'strength', 'colour', 'own', 'unit', 'amount', 'garnish'] <> '{}'
      or (line ? 'own' and (
        jsonb_typeof(line -> 'own') <> 'string'
        or not public.is_uuid(line ->> 'own')
      ))
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

-- Whether this says how many millilitres the recipe of a house thing makes, and for how many days it keeps, or null.
create function public.is_house(house jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(house) = 'object'
      and house - array['ml', 'days'] = '{}'
      and house ->> 'ml' ~ '^[1-9][0-9]{0,5}$'
      and jsonb_typeof(house -> 'ml') = 'number'
      and (house ->> 'ml')::integer <= 100000
      and (
        house -> 'days' = 'null'
        or (
          jsonb_typeof(house -> 'days') = 'number'
          and house ->> 'days' ~ '^[1-9][0-9]{0,3}$'
          and (house ->> 'days')::integer <= 3650
        )
      ),
    false
  );
$$;

grant execute on function
  public.is_own_number(jsonb, int),
  public.are_line_remarks(jsonb),
  public.is_own_lines(jsonb),
  public.is_house(jsonb)
to authenticated;

create table public.own_drinks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- Chosen by the browser, so that a second try makes no second drink, and a deleted drink comes back as itself.
  id uuid not null default gen_random_uuid() constraint own_drinks_id_uuid check (public.is_uuid(id::text)),
  name text not null
    constraint own_drinks_name_length check (char_length(name) between 1 and 120)
    constraint own_drinks_name_trimmed check (name = public.trim_name(name)),
  note text
    constraint own_drinks_note_length check (char_length(note) between 1 and 300)
    constraint own_drinks_note_trimmed check (note = public.trim_name(note)),
  after text constraint own_drinks_after_recipe check (after ~ '^[1-9][0-9]{3,7}$'),
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
    constraint own_drinks_allergens_valid check (public.is_allergens(allergens)),
  vegan boolean not null default false,
  vegetarian boolean not null default false,
  house jsonb constraint own_drinks_house_valid check (house is null or public.is_house(house)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- By owner first: nobody can take the id of somebody else's drink.
  primary key (user_id, id),
  -- So that no house thing can be made of itself, directly or through another.
  constraint own_drinks_house_lines check (house is null or not jsonb_path_exists(lines, '$[*].own'))
);

comment on table public.own_drinks is 'Drinks that readers have made up; guests read those of a published menu through its token.';
comment on column public.own_drinks.after is
  'Id of the recipe of the catalogue that this drink is a version of; recipes are files of the site.';
comment on column public.own_drinks.house is
  'Of a syrup, an infusion or a batch, which is a line of drinks: millilitres that it makes, and days that it keeps.';
comment on column public.own_drinks.version is
  'Counts the changes, so that two editors of one drink do not overwrite each other unseen.';

-- Column grants: a reader sets neither owner, version nor times.
grant select, delete on public.own_drinks to authenticated;
grant insert (id, name, note, after, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, house)
  on public.own_drinks to authenticated;
grant update (name, note, after, glass, method, ice, lines, instructions, allergens, vegan, vegetarian, house)
  on public.own_drinks to authenticated;

call public.end_tokens_with_sessions('public.own_drinks');

create policy "Readers see their own drinks" on public.own_drinks
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers make drinks of their own" on public.own_drinks
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own drinks" on public.own_drinks
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Readers delete their own drinks" on public.own_drinks
  for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Updates and returns a drink in one statement, so that the answer holds what its sender wrote. Null if there is no such
-- drink, or it has another version than the editor knew. Invoker: row level security and the column grants decide.
create function public.change_own_drink(drink uuid, known_version integer, fields jsonb)
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
      vegetarian = (fields ->> 'vegetarian')::boolean,
      after = fields ->> 'after',
      house = nullif(fields -> 'house', 'null')
    where stored.id = change_own_drink.drink
      and stored.user_id = (select auth.uid())
      and (change_own_drink.known_version is null or stored.version = change_own_drink.known_version)
    returning stored.*
  )
  select to_json(changed) from changed;
$$;

grant execute on function public.change_own_drink(uuid, integer, jsonb) to authenticated;

call public.count_writes('public.own_drinks');

create trigger touch_own_drink
  before update on public.own_drinks
  for each row execute function public.touch_updated_at();

create trigger raise_own_drink_version
  before update on public.own_drinks
  for each row execute function public.raise_version();

create trigger limit_insert
  after insert on public.own_drinks
  referencing new table as written
  for each statement execute function public.limit_rows('drinks', '200');
