-- A bar has a page under a name of its own, which stays when menus come and go (decision 53). A name that is given up
-- goes on belonging to whoever had it: it is printed on tables.

-- What src/contracts/barName.ts says of a name: not as long as a token of a published menu, which has 22 characters.
create or replace function public.is_bar_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    char_length(name) between 3 and 40
      and char_length(name) <> 22
      and name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      and name <> all (array[
        'about', 'account', 'admin', 'administrator', 'age', 'api', 'app', 'auth', 'bar', 'bars', 'bartender', 'blog',
        'chat', 'cocktail', 'cocktails', 'contact', 'cookies', 'demo', 'embed', 'example', 'favorites', 'feed', 'forum',
        'guides', 'health', 'help', 'home', 'icons', 'imprint', 'index', 'ingredients', 'legal', 'lists', 'login',
        'logout', 'mail', 'menu', 'menu-builder', 'menus', 'mix-master', 'mixmaster', 'moderator', 'names', 'new',
        'news', 'null', 'offline', 'official', 'operator', 'own-drinks', 'pictures', 'plans', 'press', 'pricing',
        'privacy', 'profile', 'robots', 'root', 'search', 'security', 'settings', 'shop', 'shots', 'signup', 'sitemap',
        'staff', 'static', 'status', 'submit-recipe', 'support', 'system', 'team', 'terms', 'test', 'undefined', 'www'
      ]),
    false
  );
$$;

-- Whether these are menus of a bar's page in their order, at most 20, each once, with hours or without.
create or replace function public.is_bar_menus(menus jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(menus) is distinct from 'array' then false
    else jsonb_array_length(menus) <= 20
      and not exists (
        select from jsonb_array_elements(menus) as listed (entry)
        where case
          when jsonb_typeof(entry) is distinct from 'object' then true
          else entry - array['menuId', 'hours'] <> '{}'
            or coalesce(entry ->> 'menuId', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
            or jsonb_typeof(entry -> 'menuId') is distinct from 'string'
            or not (coalesce(entry -> 'hours' = 'null', false) or public.is_price_hours(entry -> 'hours'))
        end
      )
      and (select count(distinct entry ->> 'menuId') = count(*) from jsonb_array_elements(menus) as listed (entry))
  end;
$$;

revoke execute on function public.is_bar_name(text) from public, anon;
revoke execute on function public.is_bar_menus(jsonb) from public, anon;
grant execute on function public.is_bar_name(text) to authenticated, service_role;
grant execute on function public.is_bar_menus(jsonb) to authenticated, service_role;

create table if not exists public.bars (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null unique constraint bars_name_valid check (public.is_bar_name(name)),
  display_name text not null
    constraint bars_display_name_length check (char_length(display_name) between 1 and 80),
  -- "Europe/Berlin"; the function knows which ones there are.
  time_zone text not null constraint bars_time_zone_shape check (time_zone ~ '^[A-Za-z0-9_+/-]{1,60}$'),
  opening_hours text constraint bars_opening_hours_length check (char_length(opening_hours) between 1 and 300),
  menus jsonb not null default '[]' constraint bars_menus_valid check (public.is_bar_menus(menus)),
  updated_at timestamptz not null default now()
);

comment on table public.bars is 'The page of a bar: its name in the address, and which published menus it shows.';

create table if not exists public.former_bar_names (
  name text primary key constraint former_bar_names_name_valid check (public.is_bar_name(name)),
  user_id uuid not null references auth.users (id) on delete cascade
);

create index if not exists former_bar_names_user on public.former_bar_names (user_id);

comment on table public.former_bar_names is 'Names that bars have given up. They lead to the page that their bar has now.';

alter table public.bars enable row level security;
alter table public.former_bar_names enable row level security;

revoke all on public.bars from anon, authenticated;
revoke all on public.former_bar_names from anon, authenticated;
grant select, delete on public.bars to authenticated;
-- The id as well: an upsert sets every column that it is given; the policy keeps it the own one.
grant insert (user_id, name, display_name, time_zone, opening_hours, menus),
  update (user_id, name, display_name, time_zone, opening_hours, menus)
  on public.bars to authenticated;
-- The triggers below alone write here.
grant select on public.former_bar_names to authenticated;
grant all on public.bars, public.former_bar_names to service_role;

drop policy if exists "Owners see their own bar" on public.bars;
create policy "Owners see their own bar" on public.bars
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Owners reserve a name for their own bar" on public.bars;
create policy "Owners reserve a name for their own bar" on public.bars
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Owners change their own bar" on public.bars;
create policy "Owners change their own bar" on public.bars
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop policy if exists "Owners give up the name of their own bar" on public.bars;
create policy "Owners give up the name of their own bar" on public.bars
  for delete to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Owners see the names that they had" on public.former_bar_names;
create policy "Owners see the names that they had" on public.former_bar_names
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- A name is one bar's, now or formerly: no unique key holds over two tables, so whoever writes a bar waits for whoever
-- does so at the same moment, before any row is locked, and then reads what there is.
create or replace function public.queue_for_bar_names()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('bar names'));
  return null;
end;
$$;

-- Refuses a name that another bar has or had. An account takes no further name when it has had ten others, so that
-- nobody collects them; those it had it may always take again. PostgREST turns the states into statuses of HTTP, 409 and 422.
-- Definer: nobody sees the names of others.
create or replace function public.guard_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant text = (select name from public.bars where user_id = new.user_id);
begin
  -- What an upsert writes comes by here twice.
  if held = new.name then
    return new;
  end if;
  if exists (select from public.bars where name = new.name and user_id <> new.user_id)
    or exists (select from public.former_bar_names where name = new.name and user_id <> new.user_id)
  then
    raise sqlstate 'PT409' using message = 'name_taken';
  end if;
  if (select auth.uid()) is not null and 10 < (
    select count(*) + (held is not null)::integer
    from public.former_bar_names where user_id = new.user_id and name <> new.name
  ) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'names', hint = '10';
  end if;
  return new;
end;
$$;

-- Definer: former names are written here alone. Of an account that goes nothing is kept.
create or replace function public.keep_former_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    delete from public.former_bar_names where name = new.name;
  end if;
  if tg_op <> 'INSERT' and (tg_op = 'DELETE' or old.name <> new.name) then
    insert into public.former_bar_names (name, user_id)
    select old.name, old.user_id where exists (select from auth.users where id = old.user_id)
    on conflict do nothing;
  end if;
  return null;
end;
$$;

revoke execute on function public.queue_for_bar_names() from public, anon, authenticated;
revoke execute on function public.guard_bar_name() from public, anon, authenticated;
revoke execute on function public.keep_former_bar_name() from public, anon, authenticated;

-- By their names, "hold_account" goes before "queue_for_names": who waits for a name holds the account.
create or replace trigger hold_account before insert or update or delete on public.bars
  for each statement execute function public.hold_account();

drop trigger if exists queue_for_names on public.bars;
create trigger queue_for_names
  before insert or update on public.bars
  for each statement execute function public.queue_for_bar_names();

drop trigger if exists guard_name on public.bars;
create trigger guard_name
  before insert or update on public.bars
  for each row execute function public.guard_bar_name();

drop trigger if exists keep_former_name on public.bars;
create trigger keep_former_name
  after insert or update or delete on public.bars
  for each row execute function public.keep_former_bar_name();

drop trigger if exists touch_row on public.bars;
create trigger touch_row
  before update on public.bars
  for each row execute function public.touch_updated_at();

drop trigger if exists count_insert on public.bars;
create trigger count_insert
  after insert on public.bars
  referencing new table as written
  for each statement execute function public.count_account_writes();

drop trigger if exists count_update on public.bars;
create trigger count_update
  after update on public.bars
  referencing new table as written
  for each statement execute function public.count_account_writes();

-- Counts so many rows as written by whoever calls, as count_account_writes did by itself before.
-- Definer: no reader may change the counts.
create or replace function public.take_account_writes(added integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  moment constant timestamptz = clock_timestamp();
  counted public.account_writes%rowtype;
  wait interval;
begin
  if account is null or added = 0 then
    return;
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
end;
$$;

create or replace function public.count_account_writes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.take_account_writes((select count(*) from written)::integer);
  return null;
end;
$$;

revoke execute on function public.take_account_writes(integer) from public, anon, authenticated;
revoke execute on function public.count_account_writes() from public, anon, authenticated;

-- Whose a name is: 'own' and 'former' of whoever asks, 'taken' by somebody else, or 'free'. A question counts as a
-- write, so that nobody goes through all names.
-- Definer: nobody sees the names of others.
create or replace function public.ask_bar_name(name text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for key share;
  perform public.take_account_writes(1);
  return coalesce(
    (
      select case when bar.user_id = account then 'own' else 'taken' end
      from public.bars as bar where bar.name = ask_bar_name.name
    ),
    (
      select case when former.user_id = account then 'former' else 'taken' end
      from public.former_bar_names as former where former.name = ask_bar_name.name
    ),
    'free'
  );
end;
$$;

revoke execute on function public.ask_bar_name(text) from public, anon;
grant execute on function public.ask_bar_name(text) to authenticated;

-- The page of a name, of a former one the page that its bar has now, or null. Of the menus it shows those that are
-- published, by their tokens.
-- Definer: guests have no right on the tables, so that nobody can list which bars there are.
create or replace function public.read_bar(name text)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'name', bar.name,
    'display_name', bar.display_name,
    'time_zone', bar.time_zone,
    'opening_hours', bar.opening_hours,
    'menus', coalesce(
      (
        select json_agg(
          json_build_object('token', publication.token, 'name', menu.name, 'hours', entry -> 'hours') order by place
        )
        from jsonb_array_elements(bar.menus) with ordinality as listed (entry, place)
        join public.menus as menu on menu.id::text = entry ->> 'menuId' and menu.user_id = bar.user_id
        join public.menu_publications as publication on publication.menu_id = menu.id
      ),
      '[]'
    )
  )
  from public.bars as bar
  where bar.name = read_bar.name
    or bar.user_id = (select user_id from public.former_bar_names as former where former.name = read_bar.name);
$$;

revoke execute on function public.read_bar(text) from public;
grant execute on function public.read_bar(text) to anon, authenticated, service_role;
