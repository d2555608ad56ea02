-- Prices of menus are amounts with a currency, by size and price list; lines may be more than drinks of the catalogue.

-- The checks that run for each line are in PL/pgSQL, which plans what they call once and not once a line.

-- Whether prices are at most six sizes, each with a name or none and `amounts` amounts: json null, a whole number of the
-- smallest unit, or a price in words.
create or replace function public.is_menu_prices(prices jsonb, amounts int)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  price jsonb;
  amount jsonb;
begin
  if prices = '[]' then
    return true;
  end if;
  if jsonb_typeof(prices) is distinct from 'array' or jsonb_array_length(prices) > 6 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(prices) - 1 loop
    price = prices -> at;
    if jsonb_typeof(price) <> 'object' or jsonb_typeof(price -> 'amounts') is distinct from 'array' then
      return false;
    end if;
    if price - array['size', 'amounts'] <> '{}' or jsonb_array_length(price -> 'amounts') <> amounts then
      return false;
    end if;
    if price -> 'size' is distinct from 'null' and not public.is_menu_text(price -> 'size', 30) then
      return false;
    end if;
    for place in 0 .. amounts - 1 loop
      amount = price -> 'amounts' -> place;
      if jsonb_typeof(amount) = 'number' then
        if amount::text !~ '^[0-9]{1,8}$' then
          return false;
        end if;
      elsif amount <> 'null' and not public.is_menu_text(amount, 20) then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end;
$$;

-- Whether hours are days from Monday, 1, to Sunday in their order, and two times.
create or replace function public.is_price_hours(hours jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(hours) is distinct from 'object' then false
    when jsonb_typeof(hours -> 'days') is distinct from 'array' then false
    else hours - array['days', 'from', 'to'] = '{}'
      and jsonb_array_length(hours -> 'days') between 1 and 7
      and not exists (
        select from jsonb_array_elements(hours -> 'days') with ordinality as listed (day, place)
        where day::text !~ '^[1-7]$'
          or (place > 1 and day::text <= (hours -> 'days' -> (place::int - 2))::text)
      )
      and coalesce(jsonb_typeof(hours -> 'from') = 'string' and hours ->> 'from' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
      and coalesce(jsonb_typeof(hours -> 'to') = 'string' and hours ->> 'to' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
  end;
$$;

-- Whether these are at most four price lists, each with a name, and with hours or none.
create or replace function public.is_price_lists(lists jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(lists) is distinct from 'array' then false
    when jsonb_array_length(lists) > 4 then false
    else not exists (
      select from jsonb_array_elements(lists) as list
      where case
        when jsonb_typeof(list) is distinct from 'object' then true
        else list - array['name', 'hours'] <> '{}'
          or jsonb_typeof(list -> 'name') is distinct from 'string'
          or not public.is_menu_text(list -> 'name', 40)
          or not (coalesce(list -> 'hours' = 'null', false) or public.is_price_hours(list -> 'hours'))
      end
    )
  end;
$$;

-- Whether these are allergens that the schema knows, in the order of the Annex, each once.
create or replace function public.is_substances(substances jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(substances) is distinct from 'array' then false
    else substances = coalesce(
      (
        select jsonb_agg(known.id order by known.place)
        from unnest(array[
          'wheat', 'rye', 'barley', 'oats', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'almonds',
          'hazelnuts', 'walnuts', 'cashews', 'pecans', 'brazil-nuts', 'pistachios', 'macadamias', 'celery', 'mustard',
          'sesame', 'sulphites', 'lupin', 'molluscs'
        ]) with ordinality as known (id, place)
        where substances ? known.id
      ),
      '[]'
    )
  end;
$$;

-- Whether a line that is no mixed drink says what it is, and what is in it.
create or replace function public.is_menu_item(item jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(item) is distinct from 'object' then
    return false;
  end if;
  return item - array['kind', 'name', 'allergens', 'vegan', 'vegetarian'] = '{}'
    and coalesce(item -> 'kind' in ('"wine"', '"beer"', '"spirit"', '"soft"', '"food"'), false)
    and coalesce(jsonb_typeof(item -> 'name') = 'string', false)
    and public.is_menu_text(item -> 'name', 120)
    and public.is_substances(item -> 'allergens')
    and coalesce(jsonb_typeof(item -> 'vegan') = 'boolean', false)
    and coalesce(jsonb_typeof(item -> 'vegetarian') = 'boolean', false);
end;
$$;

-- Whether a section has a title or none, and lines with nothing but an id, prices, a note and what they are.
create or replace function public.is_menu_section(section jsonb, amounts int)
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
          else drink - array['cocktailId', 'prices', 'note', 'item'] <> '{}'
            or jsonb_typeof(drink -> 'cocktailId') is distinct from 'string'
            or not public.is_menu_prices(drink -> 'prices', is_menu_section.amounts)
            or not public.is_menu_text(drink -> 'note', 200)
            or (drink ? 'item' and not (
              drink ->> 'cocktailId' like '%-%' and public.is_menu_item(drink -> 'item')
            ))
        end
      )
  end;
$$;

-- Whether the sections are at most 40 and hold just the drinks `ids`, in their order, with `amounts` amounts a price.
create or replace function public.is_menu_sections(sections jsonb, ids text[], amounts int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(sections) is distinct from 'array' then false
    when jsonb_array_length(sections) > 40 then false
    when exists (
      select from jsonb_array_elements(sections) as section
      where not public.is_menu_section(section, is_menu_sections.amounts)
    ) then false
    else ids = array(
      select drink ->> 'cocktailId'
      from jsonb_array_elements(sections) with ordinality as listed (section, place),
        jsonb_array_elements(section -> 'drinks') with ordinality as poured (drink, turn)
      order by place, turn
    )
  end;
$$;

-- Whether these are ids of recipes, or of what an owner added, each once.
create or replace function public.is_recipe_list(ids text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    bool_and(id is not null and id ~ '^([0-9]{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$')
      and count(*) = count(distinct id),
    true
  )
  from unnest(ids) as id;
$$;

do $$
declare
  checking text;
begin
  foreach checking in array array[
    'is_menu_prices(jsonb, int)', 'is_price_hours(jsonb)', 'is_price_lists(jsonb)',
    'is_substances(jsonb)', 'is_menu_item(jsonb)', 'is_menu_section(jsonb, int)',
    'is_menu_sections(jsonb, text[], int)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon', checking);
    execute format('grant execute on function public.%s to authenticated, service_role', checking);
  end loop;
end;
$$;

alter table public.menus drop constraint if exists menus_sections_valid;
drop function if exists public.is_menu_sections(jsonb, text[]);
drop function if exists public.is_menu_section(jsonb);

alter table public.menus
  add column if not exists currency text
    constraint menus_currency_code check (currency ~ '^[A-Z]{3}$'),
  add column if not exists price_lists jsonb not null default '[]'
    constraint menus_price_lists_valid check (public.is_price_lists(price_lists));

comment on column public.menus.currency is 'ISO 4217; null for prices without the sign of a currency.';
comment on column public.menus.price_lists is 'Besides the usual prices: of the terrace, of the happy hour.';

grant insert (currency, price_lists), update (currency, price_lists) on public.menus to authenticated;

-- Prices that were written as text become amounts where they can be read for sure: "€ 9,50", "£11.50", "CHF 12.-",
-- "€ 8 / € 14". What else there is stays as it is written. Neither version nor time of a menu changes: whoever edits it
-- meanwhile finds it as it was.
create or replace function public.read_old_price(price text, out currency text, out prices jsonb)
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  sign constant text = '(€|£|\$|Euro|EUR|GBP|USD|CHF|Fr\.)';
  part text;
  pieces text[];
  amount numeric;
begin
  prices = '[]';
  foreach part in array regexp_split_to_array(replace(replace(price, chr(160), ' '), chr(8239), ' '), '\s*/\s*') loop
    pieces = regexp_match(
      part, '^' || sign || '?\s*([0-9]{1,5})(?:[.,]([0-9]{1,2}))?(?:[.,][-–—]{1,2})?\s*' || sign || '?$'
    );
    if pieces is null or (pieces[1] is not null and pieces[4] is not null) then
      prices = null;
      return;
    end if;
    part = case coalesce(pieces[1], pieces[4])
      when '€' then 'EUR' when 'Euro' then 'EUR' when '£' then 'GBP' when '$' then 'USD' when 'Fr.' then 'CHF'
      else coalesce(pieces[1], pieces[4])
    end;
    if part <> currency then
      prices = null;
      return;
    end if;
    currency = coalesce(currency, part);
    amount = pieces[2]::numeric * 100 + rpad(coalesce(pieces[3], ''), 2, '0')::numeric;
    prices = prices || jsonb_build_array(jsonb_build_object('size', null, 'amounts', jsonb_build_array(amount)));
  end loop;
  if jsonb_array_length(prices) > 6 then
    prices = null;
  end if;
end;
$$;

alter table public.menus disable trigger user;

with drinks as (
  select menu.id, listed.place, poured.turn, poured.drink, read.currency, read.prices
  from public.menus as menu,
    jsonb_array_elements(menu.sections) with ordinality as listed (section, place),
    jsonb_array_elements(listed.section -> 'drinks') with ordinality as poured (drink, turn)
    left join lateral public.read_old_price(poured.drink ->> 'price') as read on true
  where poured.drink ? 'price'
),
-- The currency that most of its prices have is that of the menu.
menus_read as (
  select id, mode() within group (order by currency) filter (where prices is not null) as currency
  from drinks
  group by id
),
lines as (
  select drinks.id, place, jsonb_agg(
    drink - 'price' || jsonb_build_object('prices', case
      when drink ->> 'price' is null then '[]'::jsonb
      when prices is not null and coalesce(drinks.currency, menus_read.currency) is not distinct from menus_read.currency
        then prices
      else jsonb_build_array(jsonb_build_object('size', null, 'amounts', jsonb_build_array(drink -> 'price')))
    end)
    order by turn
  ) as drinks, menus_read.currency
  from drinks join menus_read using (id)
  group by drinks.id, place, menus_read.currency
)
update public.menus as menu set
  currency = (select currency from menus_read where menus_read.id = menu.id),
  sections = (
    select jsonb_agg(
      section || jsonb_build_object('drinks', coalesce(
        (select lines.drinks from lines where lines.id = menu.id and lines.place = listed.place), '[]'
      ))
      order by listed.place
    )
    from jsonb_array_elements(menu.sections) with ordinality as listed (section, place)
  )
where menu.id in (select id from menus_read);

alter table public.menus enable trigger user;

drop function public.read_old_price(text);

alter table public.menus add constraint menus_sections_valid
  check (public.is_menu_sections(sections, cocktail_ids, 1 + jsonb_array_length(price_lists)));

-- As before, with the new columns.
drop function if exists public.change_menu(uuid, integer, text, text, text, text[], jsonb);
create or replace function public.change_menu(
  menu uuid,
  known_version integer,
  name text,
  description text,
  restaurant_name text,
  currency text,
  price_lists jsonb,
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
    'menu_publications', (
      select json_build_object(
        'token', publication.token, 'sold_out', publication.sold_out, 'bottles', publication.bottles
      )
      from public.menu_publications as publication
      where publication.menu_id = changed.id
    )
  )
  from changed;
$$;

revoke execute on function public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb)
  from public, anon;
grant execute on function public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb)
  to authenticated, service_role;

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
    'updated_at', menu.updated_at
  )
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  where publication.token = read_published_menu.token;
$$;
