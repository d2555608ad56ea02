-- What a reader avoids, where they asked for it to be kept in their account: it may tell of their health, so there is a
-- row only as long as they want one.

create table if not exists public.diets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Ids of allergens, diets and cautions, as dietSchema takes them.
  avoids text[] not null default '{}'
    constraint diets_avoids_count check (cardinality(avoids) <= 40)
    constraint diets_avoids_whole check (array_position(avoids, null) is null)
    constraint diets_avoids_words check (
      array_to_string(avoids, ' ') ~ '^([a-z-]{1,30}( [a-z-]{1,30})*)?$'
    ),
  updated_at timestamptz not null default now()
);

comment on table public.diets is 'At most one row per account, made when its reader asks for it and gone when they take that back.';

alter table public.diets enable row level security;

revoke all on public.diets from anon, authenticated;
grant select, delete on public.diets to authenticated;
-- The id as well: an upsert sets every column that it is given; the policy keeps it the own one.
grant insert (user_id, avoids), update (user_id, avoids) on public.diets to authenticated;
grant all on public.diets to service_role;

drop policy if exists "Readers see their own diet" on public.diets;
create policy "Readers see their own diet" on public.diets
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers start keeping their own diet" on public.diets;
create policy "Readers start keeping their own diet" on public.diets
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers change their own diet" on public.diets;
create policy "Readers change their own diet" on public.diets
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers stop keeping their own diet" on public.diets;
create policy "Readers stop keeping their own diet" on public.diets
  for delete to authenticated
  using ((select auth.uid()) = user_id);

drop trigger if exists touch_diet on public.diets;
create trigger touch_diet
  before update on public.diets
  for each row execute function public.touch_updated_at();

drop trigger if exists count_insert on public.diets;
create trigger count_insert
  after insert on public.diets
  referencing new table as written
  for each statement execute function public.count_account_writes();

drop trigger if exists count_update on public.diets;
create trigger count_update
  after update on public.diets
  referencing new table as written
  for each statement execute function public.count_account_writes();
