-- What readers say of drinks: stars, a note, and the days on which they made one.

create table public.drink_log (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  drink_id text not null
    constraint drink_log_drink_id_shape check (drink_id ~ '^[0-9]{1,10}$'),
  stars smallint
    constraint drink_log_stars_range check (stars between 1 and 5),
  note text
    constraint drink_log_note_length check (char_length(note) between 1 and 2001)
    constraint drink_log_note_trimmed check (note = public.trim_name(note)),
  made_on date[] not null default '{}'
    constraint drink_log_made_on_count check (cardinality(made_on) <= 366)
    constraint drink_log_made_on_flat check (coalesce(array_ndims(made_on), 1) = 1)
    constraint drink_log_made_on_whole check (array_position(made_on, null) is null)
    -- The days that JSON and JavaScript write alike: no "infinity", and four digits of a year.
    constraint drink_log_made_on_range check (
      '0001-01-01' <= all (made_on) and '9999-12-31' >= all (made_on)
    ),
  updated_at timestamptz not null default now(),
  primary key (user_id, drink_id)
);

comment on table public.drink_log is 'Stars, note and days of each reader and recipe; private to the reader.';
comment on column public.drink_log.note is 'Up to 1,000 characters as written; two notes of two devices may be joined.';

-- The owner is who writes.
grant select, delete, insert (drink_id, stars, note, made_on), update (stars, note, made_on)
  on public.drink_log to authenticated;

call public.end_tokens_with_sessions('public.drink_log');

create policy "Readers see their own log" on public.drink_log
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers add to their own log" on public.drink_log
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own log" on public.drink_log
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Readers clear their own log" on public.drink_log
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.drink_log');

create trigger limit_insert
  after insert on public.drink_log
  referencing new table as written
  for each statement execute function public.limit_rows('log', '1000');

create trigger touch_drink_log
  before update on public.drink_log
  for each row execute function public.touch_updated_at();

-- Changes entries of the caller. Days are added and removed one by one under the lock of their row, so that two devices
-- lose none of each other's. All rows are written by one statement and in one order, before the counts of the account
-- are locked: calls of the same moment never wait for each other in a circle.
create function public.change_drink_log(changes jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.drink_log as before (drink_id, stars, note, made_on)
  select drink_id, stars, note, coalesce(made, '{}')
  from jsonb_to_recordset(changes) as change (drink_id text, stars smallint, note text, made date[])
  order by drink_id
  on conflict (user_id, drink_id) do update set
    stars = excluded.stars,
    note = excluded.note,
    made_on = array(
      select distinct day
      from unnest(before.made_on || excluded.made_on) as day
      where day not in (
        select removed::date
        from jsonb_to_recordset(changes) as change (drink_id text, unmade text[]), unnest(unmade) as removed
        where change.drink_id = excluded.drink_id
      )
      order by day desc
      limit 366
    );
  -- What says nothing any more.
  delete from public.drink_log
  where user_id = (select auth.uid())
    and drink_id in (select drink_id from jsonb_to_recordset(changes) as change (drink_id text))
    and stars is null and note is null and made_on = '{}';
end;
$$;

grant execute on function public.change_drink_log(jsonb) to authenticated;
