-- Whoever has the publishable key and a token of an own session can speak to Supabase Auth past the functions. An
-- account keeps its address and its password there too, and does not grow (decision 22).

-- Until when the functions have a session set a password: seconds, between the proof and the change.
alter table public.proven_sessions add column if not exists may_set_password_until timestamptz;

-- For the functions of the site alone, which ask for a proof before. A session that has proven nothing gets a row that
-- shows no proof.
create or replace function public.allow_password(session uuid)
returns void
language sql
set search_path = ''
as $$
  insert into public.proven_sessions (session_id, proven_at, may_set_password_until)
  values (session, now() - interval '30 minutes', now() + interval '10 seconds')
  on conflict (session_id) do update set may_set_password_until = excluded.may_set_password_until;
$$;

revoke execute on function public.allow_password(uuid) from public, anon, authenticated;
grant execute on function public.allow_password(uuid) to service_role;

-- Definer: Supabase Auth has no rights on the table.
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
    update public.proven_sessions as proven
    set may_set_password_until = null
    from auth.sessions
    where sessions.id = proven.session_id
      and sessions.user_id = new.id
      and proven.may_set_password_until > now();
    if not found then
      new.encrypted_password = old.encrypted_password;
    end if;
  end if;
  return new;
end;
$$;

revoke execute on function public.guard_account() from public, anon, authenticated;

create or replace trigger guard_account
  before update on auth.users
  for each row execute function public.guard_account();

-- What an account says of itself stands in each of its tokens, and those in cookies: whoever asks for a code for somebody
-- else could make them longer than any server reads.
create or replace function public.keep_account_data_short()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.raw_user_meta_data = jsonb_build_object('language', left(new.raw_user_meta_data ->> 'language', 10));
  return new;
end;
$$;

revoke execute on function public.keep_account_data_short() from public, anon, authenticated;

create or replace trigger keep_account_data_short
  before insert or update on auth.users
  for each row
  when (octet_length(new.raw_user_meta_data::text) > 2000)
  execute function public.keep_account_data_short();

update auth.users set raw_user_meta_data = raw_user_meta_data
where octet_length(raw_user_meta_data::text) > 2000;
