-- One session at a time may set the password of an account, within seconds, and only while it changes it (decision 22).
-- Before, every session of the account could use the window that one of them had opened.

create table if not exists public.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  -- Until when a password may be stored; null once one was.
  may_set_until timestamptz,
  -- Until when no other change begins, unless this one ends before.
  held_until timestamptz not null
);

comment on table public.password_changes is 'Accounts whose password is being changed, for seconds.';

alter table public.password_changes enable row level security;
revoke all on public.password_changes from anon, authenticated;
grant all on public.password_changes to service_role;

-- Ends all sessions of an account but one, and opens the window for that one. False where the session does not exist any
-- more, or another change goes on.
-- Definer: the sessions belong to Supabase Auth.
create or replace function public.open_password_window(session uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
begin
  select user_id into account from auth.sessions where id = session;
  -- Changes of one account wait for each other here.
  perform from auth.users where id = account for no key update;
  if not found then
    return false;
  end if;
  if exists (select from public.password_changes where user_id = account and held_until > clock_timestamp()) then
    return false;
  end if;
  delete from auth.sessions where user_id = account and id <> session;
  insert into public.password_changes (user_id, session_id, may_set_until, held_until)
  values (account, session, clock_timestamp() + interval '10 seconds', clock_timestamp() + interval '30 seconds')
  on conflict (user_id) do update set
    session_id = excluded.session_id, may_set_until = excluded.may_set_until, held_until = excluded.held_until;
  return true;
end;
$$;

-- Lets no password be stored any more, while the change goes on: whoever checks the password afterwards sees the last one.
-- The window is still open where the password was the same.
create or replace function public.shut_password_window(session uuid)
returns void
language sql
set search_path = ''
as $$
  update public.password_changes set may_set_until = null where session_id = session;
$$;

-- Ends a change, whether it stored a password or not.
create or replace function public.close_password_window(session uuid)
returns void
language sql
set search_path = ''
as $$
  delete from public.password_changes where session_id = session;
$$;

revoke execute on function public.open_password_window(uuid) from public, anon, authenticated;
revoke execute on function public.shut_password_window(uuid) from public, anon, authenticated;
revoke execute on function public.close_password_window(uuid) from public, anon, authenticated;
grant execute on function public.shut_password_window(uuid) to service_role;
grant execute on function public.open_password_window(uuid) to service_role;
grant execute on function public.close_password_window(uuid) to service_role;

create or replace function public.guard_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The mailbox is the account: with another address the one who has it would not be the one who proved it.
  if new.email is distinct from old.email or coalesce(new.email_change, '') <> '' then
    raise exception 'An account keeps its address.' using errcode = '42501';
  end if;
  -- Kept and not refused: Supabase Auth also writes the same password anew when it encrypts it in another way.
  if new.encrypted_password is distinct from old.encrypted_password
    and coalesce(new.encrypted_password, '') <> ''
  then
    update public.password_changes set may_set_until = null
    where user_id = new.id and may_set_until > clock_timestamp();
    if not found then
      new.encrypted_password = old.encrypted_password;
    end if;
  end if;
  return new;
end;
$$;

drop function if exists public.allow_password(uuid);
alter table public.proven_sessions drop column if exists may_set_password_until;
