-- An own drink may say which recipe of the catalogue it is a version of.

alter table public.own_drinks add column if not exists after text
  constraint own_drinks_after_recipe check (after ~ '^[1-9][0-9]{3,7}$');

comment on column public.own_drinks.after is
  'Id of the recipe of the catalogue that this drink is a version of; recipes are files of the site.';

grant insert (after), update (after) on public.own_drinks to authenticated;

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
      vegetarian = (fields ->> 'vegetarian')::boolean,
      after = fields ->> 'after'
    where stored.id = change_own_drink.drink
      and stored.user_id = (select auth.uid())
      and (change_own_drink.known_version is null or stored.version = change_own_drink.known_version)
    returning stored.*
  )
  select to_json(changed) from changed;
$$;
