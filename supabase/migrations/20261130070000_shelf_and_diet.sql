-- What a reader has at home, and what they avoid.

-- The shelf.

-- Whether a shelf holds what shelfSchema takes: 1 to 60 characters an entry, each entry once.
create function public.is_shelf(entries text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    bool_and(entry is not null and char_length(entry) between 1 and 60) and count(*) = count(distinct entry),
    true
  )
  from unnest(entries) as entry;
$$;

grant execute on function public.is_shelf(text[]) to authenticated;

-- Whether these are own swaps as swapsInputSchema takes them: "aperol>campari", of one drink "aperol>campari@11002".
create function public.is_swaps(swaps text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    bool_and(swap is not null and swap ~ '^[a-z0-9-]{1,60}>[a-z0-9-]{1,60}(@[1-9][0-9]{3,7})?$')
      and count(*) = count(distinct swap),
    true
  )
  from unnest(swaps) as swap;
$$;

grant execute on function public.is_swaps(text[]) to authenticated;

-- Whether a value of JSON is absent, or a number from 0 to `most`.
create function public.is_amount(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when value is null then true
    when jsonb_typeof(value) <> 'number' then false
    else (value #>> '{}')::numeric between 0 and most
  end;
$$;

-- Whether this is a shopping list as stockSchema takes it: what to buy, each thing once, how much of it, and whether it
-- was bought.
create function public.is_shopping(items jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(items) is distinct from 'array' then false
    else jsonb_array_length(items) <= 200
      and not exists (
        select from jsonb_array_elements(items) as item
        where case
          when jsonb_typeof(item) is distinct from 'object' then true
          else item - array['entry', 'ml', 'pieces', 'isBought'] <> '{}'
            or jsonb_typeof(item -> 'entry') is distinct from 'string'
            or char_length(item ->> 'entry') not between 1 and 80
            or item ->> 'entry' <> public.trim_name(item ->> 'entry')
            or not public.is_amount(item -> 'ml', 1000000)
            or not public.is_amount(item -> 'pieces', 1000000)
            or coalesce(item -> 'isBought', 'true') <> 'true'
        end
      )
      and (
        select count(*) = count(distinct item ->> 'entry')
        from jsonb_array_elements(items) as item
        where jsonb_typeof(item) = 'object'
      )
  end;
$$;

-- Whether these are levels as stockSchema takes them: what is left in bottles by their entries, and what they hold.
create function public.is_levels(levels jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(levels) is distinct from 'object' then false
    else (select count(*) <= 300 from jsonb_object_keys(levels))
      and not exists (
        select from jsonb_each(levels) as bottle (entry, level)
        where case
          when jsonb_typeof(level) is distinct from 'object' then true
          else char_length(entry) not between 1 and 60
            or level - array['ml', 'full'] <> '{}'
            or not level ?& array['ml', 'full']
            or not public.is_amount(level -> 'ml', 20000)
            or not public.is_amount(level -> 'full', 20000)
        end
      )
  end;
$$;

grant execute on function
  public.is_shopping(jsonb),
  public.is_levels(jsonb),
  public.is_amount(jsonb, int)
to authenticated;

create table public.shelves (
  user_id uuid primary key references auth.users (id) on delete cascade,
  entries text[] not null default '{}'
    constraint shelves_entries_count check (cardinality(entries) <= 300)
    constraint shelves_entries_flat check (coalesce(array_ndims(entries), 1) = 1)
    constraint shelves_entries_valid check (public.is_shelf(entries)),
  -- What the reader pours in the place of what recipes ask for.
  swaps text[] not null default '{}'
    constraint shelves_swaps_count check (cardinality(swaps) <= 100)
    constraint shelves_swaps_flat check (coalesce(array_ndims(swaps), 1) = 1)
    constraint shelves_swaps_valid check (public.is_swaps(swaps)),
  -- What is to be bought, in order, and how much is left in bottles.
  shopping jsonb not null default '[]'
    constraint shelves_shopping_valid check (public.is_shopping(shopping)),
  levels jsonb not null default '{}'
    constraint shelves_levels_valid check (public.is_levels(levels)),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

comment on table public.shelves is 'At most one row per account, made when its reader first saves a shelf, an own swap, a shopping list or levels, or joins a household, whose members have equal rows (households.sql).';

-- The owner too: an upsert sets every column that it is given. The policies allow one's own id alone.
grant select, insert (user_id, entries, swaps, shopping, levels), update (user_id, entries, swaps, shopping, levels)
  on public.shelves to authenticated;

call public.end_tokens_with_sessions('public.shelves');

create policy "Readers see their own shelf" on public.shelves
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers start their own shelf" on public.shelves
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own shelf" on public.shelves
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

call public.count_writes('public.shelves');

create trigger touch_shelf
  before update on public.shelves
  for each row execute function public.touch_updated_at();

create trigger raise_version
  before update on public.shelves
  for each row execute function public.raise_version();

-- Changes columns of the caller's row, which is made where there is none. False where it has another version than its
-- device has read (0 for none; null asks for none), so that two devices lose nothing of each other's.
create function public.change_shelf(changes jsonb, known_version integer)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  new_entries constant text[] = case
    when changes ? 'entries' then array(select jsonb_array_elements_text(changes -> 'entries'))
  end;
  new_swaps constant text[] = case
    when changes ? 'swaps' then array(select jsonb_array_elements_text(changes -> 'swaps'))
  end;
begin
  update public.shelves set
    entries = coalesce(new_entries, entries),
    swaps = coalesce(new_swaps, swaps),
    shopping = coalesce(changes -> 'shopping', shopping),
    levels = coalesce(changes -> 'levels', levels)
  where user_id = account and (known_version is null or version = known_version);
  if found or coalesce(known_version, 0) > 0 then
    return found;
  end if;
  insert into public.shelves (user_id, entries, swaps, shopping, levels)
  values (
    account, coalesce(new_entries, '{}'), coalesce(new_swaps, '{}'),
    coalesce(changes -> 'shopping', '[]'), coalesce(changes -> 'levels', '{}')
  )
  on conflict (user_id) do nothing;
  return found;
end;
$$;

grant execute on function public.change_shelf(jsonb, integer) to authenticated;

-- The diet. It may tell of somebody's health: there is a row only while its reader wants it in the account.

create table public.diets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Ids of allergens, diets and cautions, as dietSchema takes them.
  avoids text[] not null default '{}'
    constraint diets_avoids_count check (cardinality(avoids) <= 40)
    constraint diets_avoids_flat check (coalesce(array_ndims(avoids), 1) = 1)
    constraint diets_avoids_whole check (array_position(avoids, null) is null)
    constraint diets_avoids_words check (
      array_to_string(avoids, ' ') ~ '^([a-z-]{1,30}( [a-z-]{1,30})*)?$'
    ),
  updated_at timestamptz not null default now()
);

comment on table public.diets is 'At most one row per account, made when its reader asks for it and gone when they take that back.';

-- The owner too, as for shelves.
grant select, delete, insert (user_id, avoids), update (user_id, avoids) on public.diets to authenticated;

call public.end_tokens_with_sessions('public.diets');

create policy "Readers see their own diet" on public.diets
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers start keeping their own diet" on public.diets
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own diet" on public.diets
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Readers stop keeping their own diet" on public.diets
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.diets');

create trigger touch_diet
  before update on public.diets
  for each row execute function public.touch_updated_at();
