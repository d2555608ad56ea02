-- Who has the mailbox has the account (decision 22): a password is stored by a reader who has proven the mailbox, and
-- whatever was stored for an account before goes at the moment of the first proof.

create or replace function public.forget_unproven_password()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password = null;
  return new;
end;
$$;

revoke execute on function public.forget_unproven_password() from public, anon, authenticated;

-- Passwords from before this rule may be those of anybody: they go once. Their readers sign in by a code.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'open_without_password') then
    update auth.users set encrypted_password = null where encrypted_password is not null;
  end if;
end;
$$;

-- Whoever asks for an account names an address, but need not own it. Supabase gives those who ask for a code a random
-- password, which would look like one that was chosen.
create or replace trigger open_without_password
  before insert on auth.users
  for each row execute function public.forget_unproven_password();

-- In one step with the proof itself, by code, link or another service, so that nothing can fail in between.
create or replace trigger confirm_without_password
  before update on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function public.forget_unproven_password();

-- Sessions whose reader gave a code or followed a link, and when: for a few minutes they may set a password.
create table if not exists public.proven_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  proven_at timestamptz not null default now()
);

comment on table public.proven_sessions is 'When a session has proven the mailbox.';

alter table public.proven_sessions enable row level security;
revoke all on public.proven_sessions from anon, authenticated;
grant all on public.proven_sessions to service_role;

-- Whether the caller could sign in with a password. Definer: no reader has rights in the schema auth.
create or replace function public.has_own_password()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (select encrypted_password <> '' from auth.users where id = (select auth.uid())),
    false
  );
$$;

revoke execute on function public.has_own_password() from public, anon;
grant execute on function public.has_own_password() to authenticated;

-- Definer: Supabase Auth itself knows no account without a password. For the functions of the site alone, which ask
-- for a proof before.
create or replace function public.remove_password(account uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update auth.users set encrypted_password = null where id = account;
$$;

revoke execute on function public.remove_password(uuid) from public, anon, authenticated;
grant execute on function public.remove_password(uuid) to service_role;
