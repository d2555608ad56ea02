-- Changes a menu and gives it as it is then, in one statement, so that the answer holds what its sender wrote, however
-- many write at the same moment. Null where there is no such menu, or it has another version than the editor knew.
-- Invoker: row level security and the column grants decide.
create or replace function public.change_menu(
  menu uuid,
  known_version integer,
  name text,
  description text,
  restaurant_name text,
  cocktail_ids text[],
  sections jsonb
)
returns json
language sql
set search_path = ''
as $$
  with changed as (
    update public.menus as stored set
      name = change_menu.name,
      description = change_menu.description,
      restaurant_name = change_menu.restaurant_name,
      cocktail_ids = change_menu.cocktail_ids,
      sections = change_menu.sections
    where stored.id = change_menu.menu
      and (change_menu.known_version is null or stored.version = change_menu.known_version)
    returning stored.*
  )
  select json_build_object(
    'id', changed.id,
    'name', changed.name,
    'description', changed.description,
    'restaurant_name', changed.restaurant_name,
    'cocktail_ids', changed.cocktail_ids,
    'sections', changed.sections,
    'version', changed.version,
    'updated_at', changed.updated_at,
    'menu_publications', (
      select json_build_object('token', publication.token, 'sold_out', publication.sold_out)
      from public.menu_publications as publication
      where publication.menu_id = changed.id
    )
  )
  from changed;
$$;

revoke execute on function public.change_menu(uuid, integer, text, text, text, text[], jsonb) from public, anon;
grant execute on function public.change_menu(uuid, integer, text, text, text, text[], jsonb)
  to authenticated, service_role;
