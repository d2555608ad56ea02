-- A profile per account: how the reader is called, and whether the account is Pro.

-- What String.prototype.trim takes away, so that the table and firstNameSchema agree.
create or replace function public.trim_name(name text)
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

revoke execute on function public.trim_name(text) from public, anon;
-- Who changes a name runs the check of the column.
grant execute on function public.trim_name(text) to authenticated, service_role;

create table if not exists public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text constraint profiles_first_name_length
    check (char_length(first_name) between 1 and 40)
    constraint profiles_first_name_trimmed
    check (first_name = public.trim_name(first_name)),
  is_pro boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'One row per account, made at sign-up.';
comment on column public.profiles.is_pro is 'Set by the operator only; no grant lets a reader write it.';

alter table public.profiles enable row level security;

-- Column grants: a reader may change the name and nothing else.
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant update (first_name) on public.profiles to authenticated;
grant all on public.profiles to service_role;

drop policy if exists "Readers see their own profile" on public.profiles;
create policy "Readers see their own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

drop policy if exists "Readers change their own profile" on public.profiles;
create policy "Readers change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

create or replace function public.touch_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

drop trigger if exists touch_profile on public.profiles;
create trigger touch_profile
  before update on public.profiles
  for each row execute function public.touch_updated_at();

-- Definer: the role that signs people up has no right to write profiles.
-- A name that is too long is cut, since a trigger that fails would refuse the account.
create or replace function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, first_name)
  values (new.id, nullif(public.trim_name(left(public.trim_name(new.raw_user_meta_data ->> 'first_name'), 40)), ''))
  on conflict (id) do nothing;
  return new;
end;
$$;

revoke execute on function public.create_profile() from public, anon, authenticated;
revoke execute on function public.touch_updated_at() from public, anon, authenticated;

drop trigger if exists create_profile_at_sign_up on auth.users;
create trigger create_profile_at_sign_up
  after insert on auth.users
  for each row execute function public.create_profile();

-- Accounts older than this table.
insert into public.profiles (id, first_name)
select id, nullif(public.trim_name(left(public.trim_name(raw_user_meta_data ->> 'first_name'), 40)), '')
from auth.users
on conflict (id) do nothing;
