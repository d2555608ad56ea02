-- A published menu gives the own drinks that stand on it: what their picture, strength and allergens follow from, and
-- neither notes nor instructions. Nobody but their owner reads the table itself.

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
    'updated_at', menu.updated_at
  )
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  where publication.token = read_published_menu.token;
$$;
