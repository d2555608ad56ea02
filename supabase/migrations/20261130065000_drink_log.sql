-- What readers say of drinks: stars, a note, and the days on which they made one.

create table public.drink_log (
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  drink_id text not null
    constraint drink_log_drink_id_shape check (drink_id ~ '^[0-9]{1,10}$'),
  stars smallint
    constraint drink_log_stars_range check (stars between 1 and 5),
  -- When the stars were given or last changed.
  stars_at timestamptz not null default now(),
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

create function public.date_stars()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.stars_at = now();
  return new;
end;
$$;

create trigger date_stars
  before update on public.drink_log
  for each row
  when (new.stars is distinct from old.stars)
  execute function public.date_stars();

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

-- The average of all readers (decision 76). Own stars are the votes: nothing is stored twice.

create table public.star_exclusions (
  user_id uuid unique references auth.users (id) on delete cascade,
  drink_id text unique
    constraint star_exclusions_drink_id_shape check (drink_id ~ '^[0-9]{1,10}$'),
  constraint star_exclusions_one_of_both check (num_nonnulls(user_id, drink_id) = 1)
);

comment on table public.star_exclusions is
  'Accounts whose stars do not count in averages, and drinks that show none; written by the operator.';

alter table public.star_exclusions enable row level security;

-- The average of each drink that at least five accounts rated, and their number: {"11002": [4.3, 12]}. Accounts count from
-- their second day, and each with the first 50 stars of a day (UTC). It gives no row of anybody, so that strangers may ask.
create function public.read_star_averages()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with ranked as (
    select log.drink_id, log.stars,
      row_number() over (
        partition by log.user_id, date_trunc('day', log.stars_at, 'UTC') order by log.stars_at, log.drink_id
      ) as place
    from public.drink_log as log
    join auth.users as account on account.id = log.user_id
    where log.stars is not null
      and account.created_at <= now() - interval '1 day'
      -- Arrays are read once, and mislead no plan while the table is empty.
      and account.id <> all (array(select user_id from public.star_exclusions where user_id is not null))
  ), averages as (
    select drink_id, round(avg(stars), 1) as average, count(*) as readers
    from ranked
    where place <= 50
      and drink_id <> all (array(select drink_id from public.star_exclusions where drink_id is not null))
    group by drink_id
    having count(*) >= 5
  )
  select coalesce(jsonb_object_agg(drink_id, jsonb_build_array(average, readers)), '{}') from averages;
$$;

grant execute on function public.read_star_averages() to anon, authenticated;
