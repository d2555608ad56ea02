-- A published menu gives away the lines of own drinks without their notes, which are for their owner alone.

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
          'lines', (
            select jsonb_agg(line - 'note' order by place)
            from jsonb_array_elements(drink.lines) with ordinality as each (line, place)
          ),
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
