-- The name of a bar stands in print. When its account is deleted, nobody takes it for 180 days. Its hash is kept and
-- nothing that says whose it was.

create table if not exists public.reserved_bar_names (
  name_hash bytea primary key constraint reserved_bar_names_hash_length check (octet_length(name_hash) = 32),
  given_up_at timestamptz not null default now()
);

comment on table public.reserved_bar_names is 'SHA-256 of the names of bars whose accounts were deleted in the last 180 days.';

alter table public.reserved_bar_names enable row level security;
revoke all on public.reserved_bar_names from anon, authenticated;
grant all on public.reserved_bar_names to service_role;

create or replace function public.is_reserved_bar_name(name text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.reserved_bar_names
    where name_hash = sha256(convert_to(name, 'UTF8')) and given_up_at > now() - interval '180 days'
  );
$$;

revoke execute on function public.is_reserved_bar_name(text) from public, anon, authenticated;

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
    or public.is_reserved_bar_name(new.name)
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

-- Definer: former and reserved names are written here alone.
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
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.name = new.name) then
    return null;
  end if;
  if exists (select from auth.users where id = old.user_id) then
    insert into public.former_bar_names (name, user_id) values (old.name, old.user_id) on conflict do nothing;
  else
    perform public.reserve_bar_name(old.name);
  end if;
  return null;
end;
$$;

create or replace function public.reserve_bar_name(name text)
returns void
language sql
set search_path = ''
as $$
  insert into public.reserved_bar_names (name_hash) values (sha256(convert_to(name, 'UTF8')))
  on conflict (name_hash) do update set given_up_at = excluded.given_up_at;
$$;

-- Definer, too.
create or replace function public.reserve_former_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- With its account there, a former name goes where its bar takes it again.
  if not exists (select from auth.users where id = old.user_id) then
    perform public.reserve_bar_name(old.name);
  end if;
  return null;
end;
$$;

revoke execute on function public.reserve_bar_name(text) from public, anon, authenticated;
revoke execute on function public.reserve_former_bar_name() from public, anon, authenticated;

create or replace trigger reserve_name
  after delete on public.former_bar_names
  for each row execute function public.reserve_former_bar_name();

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
  perform public.require_live_session();
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
    case when public.is_reserved_bar_name(ask_bar_name.name) then 'taken' else 'free' end
  );
end;
$$;
