-- What comes before every area: the check for an empty database, what nobody may do by default, and shared functions.

-- The migrations are for an empty database, and each is applied once. Over tables that are not in the history of
-- migrations, as after a restore, they would stop half-way. They refuse before anything is changed.
do $$
begin
  if to_regclass('public.profiles') is not null then
    raise exception 'The migrations are for an empty database: this one has tables, and not their history.'
      using hint =
        'A local database of an earlier version: delete the folder .data. One that was restored: docs/operations.md, Backup and restore.';
  end if;
end;
$$;

-- Supabase gives strangers (anon) and readers (authenticated) every right on new tables, sequences and functions.
-- Here they have only the rights that a migration grants by name. netlify/lib/databaseRights.ts lists them all.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Checks of columns. Whoever writes a row runs the checks of its columns, so readers may call them.

-- Trims what String.prototype.trim does, so that the tables and the schemas in src/contracts agree.
create function public.trim_name(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    name,
    '^[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
    '', 'g'
  );
$$;

-- Whether a value is a UUID of RFC 9562, as z.uuid() reads them.
create function public.is_uuid(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
      or value in ('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
    false
  );
$$;

-- Whether a JSON value is null, or a trimmed text of 1 to `most` characters.
create function public.is_menu_text(value jsonb, most int)
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

-- Whether all entries are ids of recipes or of drinks that a reader added, each once.
create function public.is_recipe_list(ids text[])
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

-- Whether opening or price hours have days from Monday (1) to Sunday (7), in order, and two times.
create function public.is_price_hours(hours jsonb)
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

-- Whether these are allergens that the schema knows, in the order of Annex II, each once.
create function public.is_allergens(substances jsonb)
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

grant execute on function
  public.trim_name(text),
  public.is_uuid(text),
  public.is_menu_text(jsonb, int),
  public.is_recipe_list(text[]),
  public.is_price_hours(jsonb),
  public.is_allergens(jsonb)
to authenticated;

-- Triggers of several tables.

create function public.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create function public.raise_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version = old.version + 1;
  return new;
end;
$$;
