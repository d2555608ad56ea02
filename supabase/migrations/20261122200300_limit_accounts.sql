-- What an account may keep and how fast it may write: the numbers of src/contracts/accountLimits.ts. The refusals have
-- states that PostgREST turns into statuses of HTTP, 422 and 429. Whoever writes for no account is the operator.

-- One row per account that has written: how many rows in the minute and the hour that are being counted.
create table if not exists public.account_writes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  minute_from timestamptz not null,
  minute_rows integer not null,
  hour_from timestamptz not null,
  hour_rows integer not null
);

comment on table public.account_writes is 'How fast each account has written of late.';

-- Without a policy and without grants: only the function below reads and writes it.
alter table public.account_writes enable row level security;
revoke all on public.account_writes from anon, authenticated;
grant all on public.account_writes to service_role;

-- An account writes 120 rows in a minute and 1,500 in an hour. Its row of counts is locked until the statement is
-- done, so that an account's writes of the same moment are all counted, here and by the limits below.
-- Definer: no reader may change the counts.
create or replace function public.count_account_writes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  moment constant timestamptz = clock_timestamp();
  added integer;
  counted public.account_writes%rowtype;
  wait interval;
begin
  select count(*) into added from written;
  if account is null or added = 0 then
    return null;
  end if;
  insert into public.account_writes as before (user_id, minute_from, minute_rows, hour_from, hour_rows)
  values (account, moment, added, moment, added)
  on conflict (user_id) do update set
    minute_from = case when before.minute_from > moment - interval '1 minute' then before.minute_from else moment end,
    minute_rows = added
      + case when before.minute_from > moment - interval '1 minute' then before.minute_rows else 0 end,
    hour_from = case when before.hour_from > moment - interval '1 hour' then before.hour_from else moment end,
    hour_rows = added + case when before.hour_from > moment - interval '1 hour' then before.hour_rows else 0 end
  returning * into counted;

  wait = case
    when counted.hour_rows > 1500 then counted.hour_from + interval '1 hour' - moment
    when counted.minute_rows > 120 then counted.minute_from + interval '1 minute' - moment
  end;
  if wait is not null then
    raise sqlstate 'PT429' using
      message = 'rate_limited',
      detail = greatest(ceil(extract(epoch from wait)), 1)::integer::text;
  end if;
  return null;
end;
$$;

revoke execute on function public.count_account_writes() from public, anon, authenticated;

-- Triggers of one table run by name: "count_…" before "limit_…".
do $$
declare
  written_table text;
  event text;
begin
  foreach written_table in array array['menus', 'menu_publications', 'favorites', 'shelves', 'profiles'] loop
    foreach event in array array['insert', 'update'] loop
      execute format('drop trigger if exists count_%s on public.%I', event, written_table);
      execute format(
        'create trigger count_%s after %s on public.%I referencing new table as written '
          'for each statement execute function public.count_account_writes()',
        event, event, written_table
      );
    end loop;
  end loop;
end;
$$;

-- What a menu takes, in bytes; the ids of its drinks count as in JSON.
alter table public.menus add column if not exists bytes integer generated always as (
  octet_length(name) + coalesce(octet_length(description), 0) + coalesce(octet_length(restaurant_name), 0)
    + octet_length(sections::text) + 8 * cardinality(cocktail_ids)
) stored;

-- An account keeps 200 menus of 8 MB together, and 2,000 favorites.
-- Definer: what an account keeps is counted whatever the caller may see.
create or replace function public.limit_menus()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  kept record;
begin
  if account is null or not exists (select from written) then
    return null;
  end if;
  select count(*) as menus, coalesce(sum(bytes), 0) as bytes into kept from public.menus where user_id = account;
  if kept.menus > 200 then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'menus', hint = '200';
  end if;
  if kept.bytes > 8000000 then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'bytes', hint = '8000000';
  end if;
  return null;
end;
$$;

create or replace function public.limit_favorites()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  if account is null or not exists (select from written) then
    return null;
  end if;
  if 2000 < (select count(*) from public.favorites where user_id = account) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'favorites', hint = '2000';
  end if;
  return null;
end;
$$;

revoke execute on function public.limit_menus() from public, anon, authenticated;
revoke execute on function public.limit_favorites() from public, anon, authenticated;

drop trigger if exists limit_insert on public.menus;
create trigger limit_insert
  after insert on public.menus
  referencing new table as written
  for each statement execute function public.limit_menus();

drop trigger if exists limit_update on public.menus;
create trigger limit_update
  after update on public.menus
  referencing new table as written
  for each statement execute function public.limit_menus();

drop trigger if exists limit_insert on public.favorites;
create trigger limit_insert
  after insert on public.favorites
  referencing new table as written
  for each statement execute function public.limit_favorites();
