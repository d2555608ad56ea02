-- The menus of a reader: drinks in their order and sections, with a price and a note each.

-- Whether a text of a menu is what the schema takes: json null, or 1 to `most` characters without spaces at its ends.
create or replace function public.is_menu_text(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    case jsonb_typeof(value)
      when 'null' then true
      when 'string' then
        char_length(value #>> '{}') between 1 and most and (value #>> '{}') = public.trim_name(value #>> '{}')
    end,
    false
  );
$$;

-- Whether a section has a title or none, and drinks with nothing but an id, a price and a note.
create or replace function public.is_menu_section(section jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(section) is distinct from 'object' then false
    when jsonb_typeof(section -> 'drinks') is distinct from 'array' then false
    else section - array['title', 'drinks'] = '{}'
      and public.is_menu_text(section -> 'title', 80)
      and not exists (
        select from jsonb_array_elements(section -> 'drinks') as drink
        where case
          when jsonb_typeof(drink) is distinct from 'object' then true
          else drink - array['cocktailId', 'price', 'note'] <> '{}'
            or jsonb_typeof(drink -> 'cocktailId') is distinct from 'string'
            or not public.is_menu_text(drink -> 'price', 20)
            or not public.is_menu_text(drink -> 'note', 200)
        end
      )
  end;
$$;

-- Whether the sections are at most 40 and hold just the recipes `ids`, in their order.
create or replace function public.is_menu_sections(sections jsonb, ids text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(sections) is distinct from 'array' then false
    when jsonb_array_length(sections) > 40 then false
    when exists (
      select from jsonb_array_elements(sections) as section where not public.is_menu_section(section)
    ) then false
    else ids = array(
      select drink ->> 'cocktailId'
      from jsonb_array_elements(sections) with ordinality as listed (section, place),
        jsonb_array_elements(section -> 'drinks') with ordinality as poured (drink, turn)
      order by place, turn
    )
  end;
$$;

-- Whether these are ids of recipes, each once.
create or replace function public.is_recipe_list(ids text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    bool_and(id is not null and id ~ '^[0-9]{1,10}$') and count(*) = count(distinct id),
    true
  )
  from unnest(ids) as id;
$$;

revoke execute on function public.is_menu_text(jsonb, int) from public, anon;
revoke execute on function public.is_menu_section(jsonb) from public, anon;
revoke execute on function public.is_menu_sections(jsonb, text[]) from public, anon;
revoke execute on function public.is_recipe_list(text[]) from public, anon;
-- Who writes a menu runs the checks of its columns.
grant execute on function public.is_menu_text(jsonb, int) to authenticated, service_role;
grant execute on function public.is_menu_section(jsonb) to authenticated, service_role;
grant execute on function public.is_menu_sections(jsonb, text[]) to authenticated, service_role;
grant execute on function public.is_recipe_list(text[]) to authenticated, service_role;

create table if not exists public.menus (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    constraint menus_name_length check (char_length(name) between 1 and 120)
    constraint menus_name_trimmed check (name = public.trim_name(name)),
  description text
    constraint menus_description_length check (char_length(description) between 1 and 2000)
    constraint menus_description_trimmed check (description = public.trim_name(description)),
  restaurant_name text
    constraint menus_restaurant_name_length check (char_length(restaurant_name) between 1 and 120)
    constraint menus_restaurant_name_trimmed check (restaurant_name = public.trim_name(restaurant_name)),
  cocktail_ids text[] not null
    constraint menus_cocktail_ids_count check (cardinality(cocktail_ids) between 1 and 200)
    constraint menus_cocktail_ids_valid check (public.is_recipe_list(cocktail_ids)),
  sections jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint menus_sections_valid check (public.is_menu_sections(sections, cocktail_ids))
);

comment on table public.menus is 'What bars and hosts pour; the recipes themselves are files of the site.';
comment on column public.menus.version is
  'Counts the changes, so that two editors of one menu do not overwrite each other unseen.';

-- The list of one reader, the last changed first.
create index if not exists menus_by_reader on public.menus (user_id, updated_at desc);

alter table public.menus enable row level security;

-- Column grants: whose a menu is, its version and its times are not for the reader to say.
revoke all on public.menus from anon, authenticated;
grant select, delete on public.menus to authenticated;
grant insert (name, description, restaurant_name, cocktail_ids, sections) on public.menus to authenticated;
grant update (name, description, restaurant_name, cocktail_ids, sections) on public.menus to authenticated;
grant all on public.menus to service_role;

drop policy if exists "Readers see their own menus" on public.menus;
create policy "Readers see their own menus" on public.menus
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers make menus of their own" on public.menus;
create policy "Readers make menus of their own" on public.menus
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers change their own menus" on public.menus;
create policy "Readers change their own menus" on public.menus
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers delete their own menus" on public.menus;
create policy "Readers delete their own menus" on public.menus
  for delete to authenticated
  using ((select auth.uid()) = user_id);

drop trigger if exists touch_menu on public.menus;
create trigger touch_menu
  before update on public.menus
  for each row execute function public.touch_updated_at();

create or replace function public.raise_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end;
$$;

revoke execute on function public.raise_version() from public, anon, authenticated;

drop trigger if exists raise_menu_version on public.menus;
create trigger raise_menu_version
  before update on public.menus
  for each row execute function public.raise_version();
