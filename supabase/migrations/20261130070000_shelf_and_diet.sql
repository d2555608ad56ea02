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
  updated_at timestamptz not null default now()
);

comment on table public.shelves is 'At most one row per account, made when its reader first saves a shelf or an own swap.';

-- The owner too: an upsert sets every column that it is given. The policies allow one's own id alone.
grant select, insert (user_id, entries, swaps), update (user_id, entries, swaps) on public.shelves to authenticated;

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
