-- The shelf of an account: what a reader has at home, as Mix Master keeps it.

-- Whether a shelf holds what shelfSchema takes: 1 to 60 characters an entry, each entry once.
create or replace function public.is_shelf(entries text[])
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

revoke execute on function public.is_shelf(text[]) from public, anon;
-- Who writes a shelf runs the check of the column.
grant execute on function public.is_shelf(text[]) to authenticated, service_role;

create table if not exists public.shelves (
  user_id uuid primary key references auth.users (id) on delete cascade,
  entries text[] not null default '{}'
    constraint shelves_entries_count check (cardinality(entries) <= 300)
    constraint shelves_entries_valid check (public.is_shelf(entries)),
  updated_at timestamptz not null default now()
);

comment on table public.shelves is 'At most one row per account, made when a shelf is first kept.';

alter table public.shelves enable row level security;

revoke all on public.shelves from anon, authenticated;
grant select on public.shelves to authenticated;
-- The id as well: an upsert sets every column that it is given; the policy keeps it the own one.
grant insert (user_id, entries), update (user_id, entries) on public.shelves to authenticated;
grant all on public.shelves to service_role;

drop policy if exists "Readers see their own shelf" on public.shelves;
create policy "Readers see their own shelf" on public.shelves
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers start their own shelf" on public.shelves;
create policy "Readers start their own shelf" on public.shelves
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers change their own shelf" on public.shelves;
create policy "Readers change their own shelf" on public.shelves
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop trigger if exists touch_shelf on public.shelves;
create trigger touch_shelf
  before update on public.shelves
  for each row execute function public.touch_updated_at();
