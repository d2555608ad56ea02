-- A published menu may follow the shelf of its owner: what that does not make is shown as sold out.

alter table public.menu_publications add column if not exists follows_shelf boolean not null default false;

comment on column public.menu_publications.follows_shelf is
  'Whether what the shelf of its owner does not make is shown as sold out, besides what stands in sold_out.';

grant insert (follows_shelf), update (follows_shelf) on public.menu_publications to authenticated;

create or replace function public.change_menu(
  menu uuid,
  known_version integer,
  name text,
  description text,
  restaurant_name text,
  currency text,
  price_lists jsonb,
  cocktail_ids text[],
  sections jsonb,
  keep_before boolean default false
)
returns json
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  answer json;
begin
  if change_menu.keep_before then
    perform public.close_menu_version(change_menu.menu);
  end if;
  with changed as (
    update public.menus as stored set
      name = change_menu.name,
      description = change_menu.description,
      restaurant_name = change_menu.restaurant_name,
      currency = change_menu.currency,
      price_lists = change_menu.price_lists,
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
    'currency', changed.currency,
    'price_lists', changed.price_lists,
    'cocktail_ids', changed.cocktail_ids,
    'sections', changed.sections,
    'version', changed.version,
    'updated_at', changed.updated_at,
    'is_archived', changed.is_archived,
    'menu_publications', (
      select json_build_object(
        'token', publication.token,
        'sold_out', publication.sold_out,
        'follows_shelf', publication.follows_shelf,
        'bottles', publication.bottles,
        'embed_origins', publication.embed_origins
      )
      from public.menu_publications as publication
      where publication.menu_id = changed.id
    )
  )
  into answer
  from changed;
  return answer;
end;
$$;

create or replace function public.read_published_menu(token text)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'name', menu.name,
    'description', menu.description,
    'restaurant_name', menu.restaurant_name,
    'currency', menu.currency,
    'price_lists', menu.price_lists,
    'sections', menu.sections,
    'sold_out', publication.sold_out,
    'follows_shelf', publication.follows_shelf,
    'bottles', publication.bottles,
    'own_drinks', coalesce(
      (
        select json_agg(json_build_object(
          'id', drink.id,
          'name', drink.name,
          'glass', drink.glass,
          'method', drink.method,
          'ice', drink.ice,
          'lines', drink.lines,
          'allergens', drink.allergens,
          'vegan', drink.vegan,
          'vegetarian', drink.vegetarian
        ))
        from public.own_drinks as drink
        where drink.user_id = menu.user_id and drink.id::text = any (menu.cocktail_ids)
      ),
      '[]'
    ),
    'brand', (
      select json_build_object(
        'accent', brand.accent,
        'pairing', brand.pairing,
        'design', brand.design,
        'names_product', brand.names_product,
        'logo_alt', brand.logo_alt,
        'logo', (
          select json_build_object('id', logo.id, 'width', logo.width, 'height', logo.height, 'tone', logo.tone)
          from public.brand_logos as logo where logo.user_id = brand.user_id
        )
      )
      from public.brands as brand where brand.user_id = menu.user_id
    ),
    'updated_at', menu.updated_at
  )
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  where publication.token = read_published_menu.token;
$$;

-- The shelf that the menu of a token follows; null where it follows none, or its owner has kept none. For the site
-- alone: whoever has a token learns what is sold out, and not what else stands on the shelf.
create or replace function public.read_followed_shelf(token text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select shelf.entries
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  join public.shelves as shelf on shelf.user_id = menu.user_id
  where publication.token = read_followed_shelf.token and publication.follows_shelf;
$$;

revoke execute on function public.read_followed_shelf(text) from public, anon, authenticated;
grant execute on function public.read_followed_shelf(text) to service_role;
