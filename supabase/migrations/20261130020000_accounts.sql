-- Accounts: profiles, live sessions, recent proofs, passwords, how much an account may write, and deleting it.
-- Supabase Auth keeps accounts (auth.users) and sessions (auth.sessions). Readers have no rights there, so functions that
-- look there run with the rights of their owner ("security definer").

-- Live sessions (decision 23).

-- Whether the session of the caller's token still exists: a token is valid for an hour, also after its session ended.
-- Every table of readers asks it in a restrictive policy, "Tokens end with their session".
create function public.has_live_session()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
  );
$$;

-- Policies call it with the rights of the caller.
grant execute on function public.has_live_session() to authenticated;

-- Refuses a caller whose session has ended; PostgREST answers 401. For definer functions, which no policy restricts.
create function public.require_live_session()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not public.has_live_session() then
    raise sqlstate 'PT401' using message = 'session_ended';
  end if;
end;
$$;

-- Ends sessions that are too old or unused for too long, before the site continues one: not every plan of Supabase does.
-- Refresh tokens go with their session.
create function public.end_stale_sessions(most_days int, idle_days int)
returns void
language sql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
  delete from auth.sessions
  where created_at < now() - make_interval(days => most_days)
    -- Supabase Auth writes this one without a time zone, in UTC.
    or coalesce(refreshed_at::timestamptz, created_at) < now() - make_interval(days => idle_days);
$$;

comment on function public.end_stale_sessions(int, int) is 'Ends sessions older than so many days, or unused for so many.';

-- Limits for every table of readers. Their numbers are arguments of the triggers "limit_…" and those of
-- src/contracts/*Limits.ts: tests of the tables fill an account up to the numbers there. PostgREST turns the states PT422
-- and PT429 into those statuses of HTTP. Writes for no account are the operator's and are not limited.

-- How many rows an account wrote in the current minute and hour.
create table public.account_writes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  minute_from timestamptz not null,
  minute_rows integer not null,
  hour_from timestamptz not null,
  hour_rows integer not null
);

comment on table public.account_writes is 'How many rows each account wrote in the current minute and hour.';

alter table public.account_writes enable row level security;

-- Locks the account of a writer before any of its rows, and refuses ended sessions also where no row is met. Deleting an
-- account begins with the same lock, so that the two never wait for each other.
create function public.lock_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  -- Without an account nothing is theirs; an account that is being deleted takes its rows and sessions with it.
  if found then
    perform public.require_live_session();
  end if;
  return null;
end;
$$;

-- Counts rows as written by the caller: at most 120 in a minute and 1,500 in an hour. The row of counts stays locked until
-- the transaction ends, so that an account's writes of the same moment are all counted.
create function public.add_account_writes(added integer)
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

-- Triggers of one table run in the order of their names: "count_…" before "limit_…". What another trigger writes, such as
-- the shelves of a household, counts for nobody.
create function public.count_account_writes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  perform public.add_account_writes((select count(*) from written)::integer);
  return null;
end;
$$;

-- Counts work that takes processor time and stores nothing, such as reading a file of drinks. The caller names the cost
-- and spends only writes of their own.
create function public.consume_account_writes(cost integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for key share;
  perform public.require_live_session();
  perform public.add_account_writes(greatest(1, least(cost, 120)));
end;
$$;

grant execute on function public.consume_account_writes(integer) to authenticated;

-- What begins functions by which accounts share something: a live session, and one write that counts. Other writes of the
-- account that are under way end before, and new ones wait, so that locks keep their order: the account, what is shared.
create function public.begin_account_change()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for update;
  perform public.require_live_session();
  perform public.add_account_writes(1);
  return account;
end;
$$;

-- The secret of an invitation: 128 bits of chance in 22 characters. Tokens of menus and lists are made in the same way
-- where they stand: readers write those rows themselves, and may call no function for a secret.
create function public.make_link_secret()
returns text
language sql
volatile
set search_path = ''
as $$
  select translate(
    encode(
      substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16), 'base64'
    ),
    '+/=', '-_'
  );
$$;

-- Refuses rows beyond a number for each account: `limit_rows('drinks', '200')`.
-- Definer, to count all rows of the account, whatever the caller may see.
create function public.limit_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  what constant text = tg_argv[0];
  most constant bigint = tg_argv[1];
  total bigint;
begin
  if account is null or not exists (select from written) then
    return null;
  end if;
  execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into total using account;
  if total > most then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = what, hint = most::text;
  end if;
  return null;
end;
$$;

-- What tables of readers have in common: each area calls these for its tables.

-- Turns row level security on, and lets no token in whose session has ended.
create procedure public.end_tokens_with_sessions(target regclass)
language plpgsql
set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy "Tokens end with their session" on %s as restrictive for all to authenticated
      using ((select public.has_live_session()))',
    target
  );
end;
$$;

-- Locks the account of a writer, and counts the rows that are written.
create procedure public.count_writes(target regclass)
language plpgsql
set search_path = ''
as $$
declare
  event text;
begin
  execute format(
    'create trigger lock_account before insert or update or delete on %s
      for each statement execute function public.lock_account()',
    target
  );
  foreach event in array array['insert', 'update'] loop
    execute format(
      'create trigger count_%1$s after %1$s on %2$s referencing new table as written
        for each statement execute function public.count_account_writes()',
      event, target
    );
  end loop;
end;
$$;

-- Profiles.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text
    constraint profiles_first_name_length check (char_length(first_name) between 1 and 40)
    constraint profiles_first_name_trimmed check (first_name = public.trim_name(first_name)),
  is_pro boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'One row per account, made at sign-up.';
comment on column public.profiles.is_pro is 'Set by the operator only; no grant lets a reader write it.';

grant select, update (first_name) on public.profiles to authenticated;

call public.end_tokens_with_sessions('public.profiles');

create policy "Readers see their own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

create policy "Readers change their own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

call public.count_writes('public.profiles');

create trigger touch_profile
  before update on public.profiles
  for each row execute function public.touch_updated_at();

-- Definer: the role that signs people up may not write profiles. It takes no name: a stranger may open the account.
create function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;

create trigger create_profile_at_sign_up
  after insert on auth.users
  for each row execute function public.create_profile();

-- What an account says of itself (raw_user_meta_data) stands in its tokens, and those in cookies.

-- Until the mailbox is proven anybody may have opened the account: it keeps a language alone, which chooses the language
-- of its e-mails. With the proof that goes too, and the reader's own browser sets it again.
create function public.clear_unproven_data()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.email_confirmed_at is null then
    new.raw_user_meta_data = case
      when new.raw_user_meta_data ->> 'language' ~ '^[a-z]{2}$'
        then jsonb_build_object('language', new.raw_user_meta_data -> 'language')
      else '{}'
    end;
  elsif tg_op = 'UPDATE' and old.email_confirmed_at is null then
    new.raw_user_meta_data = '{}';
    -- Supabase Auth writes the data that it read before once more, in the same transaction.
    perform set_config('mixmaster.proven_account', new.id::text, true);
  elsif current_setting('mixmaster.proven_account', true) = new.id::text then
    new.raw_user_meta_data = '{}';
  end if;
  return new;
end;
$$;

create trigger clear_unproven_data
  before insert or update on auth.users
  for each row execute function public.clear_unproven_data();

-- Longer data would make cookies longer than any server reads.
create function public.limit_account_data()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.raw_user_meta_data = jsonb_build_object('language', left(new.raw_user_meta_data ->> 'language', 10));
  return new;
end;
$$;

create trigger limit_account_data
  before insert or update on auth.users
  for each row
  when (octet_length(new.raw_user_meta_data::text) > 2000)
  execute function public.limit_account_data();

-- Proofs and passwords (decision 22): who has the mailbox has the account.

create table public.proven_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  proven_at timestamptz not null default now()
);

comment on table public.proven_sessions is 'When a session has proven the mailbox.';

alter table public.proven_sessions enable row level security;

-- Whether the caller's session began, or proved the account again, within the last ten minutes (decision 63).
create function public.has_recent_proof()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions as session
    left join public.proven_sessions as proven on proven.session_id = session.id
    where session.id = ((select auth.jwt()) ->> 'session_id')::uuid
      and session.user_id = (select auth.uid())
      and greatest(session.created_at, proven.proven_at) > now() - interval '10 minutes'
  );
$$;

-- Refuses a caller without one; PostgREST answers 403. The operator acts for no account, and an account that is being
-- deleted has nothing to lose.
create function public.require_recent_proof()
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if exists (select from auth.users where id = (select auth.uid())) and not public.has_recent_proof() then
    raise sqlstate 'PT403' using message = 'not_proven';
  end if;
end;
$$;

-- Anybody may open an account for an address, and Supabase sets a random password with a code: none is kept before the
-- mailbox is proven. The proof and the removal are one statement, so that nothing can fail in between.
create function public.clear_unproven_password()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.encrypted_password = null;
  return new;
end;
$$;

create trigger open_without_password
  before insert on auth.users
  for each row execute function public.clear_unproven_password();

create trigger confirm_without_password
  before update on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function public.clear_unproven_password();

create table public.password_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  session_id uuid not null,
  -- Until when a password may be stored; null once one was.
  may_set_until timestamptz,
  -- Until when no other change begins, unless this one ends before.
  held_until timestamptz not null
);

comment on table public.password_changes is 'Accounts whose password is being changed, for seconds.';

alter table public.password_changes enable row level security;

-- Ends all other sessions of an account and lets this one set a password for ten seconds. False if the session is gone or
-- another change is running.
create function public.open_password_window(session uuid)
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

-- Refuses further passwords while the change still runs: a check of the password afterwards sees the last one. The window
-- is still open where the new password was the old one.
create function public.expire_password_window(session uuid)
returns void
language sql
set search_path = ''
as $$
  update public.password_changes set may_set_until = null where session_id = session;
$$;

-- Ends a change, whether it stored a password or not.
create function public.close_password_window(session uuid)
returns void
language sql
set search_path = ''
as $$
  delete from public.password_changes where session_id = session;
$$;

-- With the publishable key and a token of their own, callers reach Supabase Auth past the site. There too an account keeps
-- its address, and its password outside a window. Definer: Supabase Auth has no rights on password_changes.
create function public.guard_account()
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

create trigger guard_account
  before update on auth.users
  for each row execute function public.guard_account();

create function public.has_own_password()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  return coalesce((select encrypted_password <> '' from auth.users where id = (select auth.uid())), false);
end;
$$;

grant execute on function public.has_own_password() to authenticated;

-- Supabase Auth itself cannot remove a password. The site asks for a proof before.
create function public.remove_password(account uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update auth.users set encrypted_password = null where id = account;
$$;

-- E-mails about changes of a password: three of each kind an hour at once, the others of the hour together afterwards.
create table public.password_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint password_notices_kind check (kind in ('set', 'changed', 'removed')),
  hour_from timestamptz not null,
  sent integer not null,
  pending integer not null default 0,
  primary key (user_id, kind)
);

comment on table public.password_notices is 'E-mails to each account about changes of its password in the current hour, and changes that no e-mail named yet.';

alter table public.password_notices enable row level security;

-- Whether to send an e-mail about a change now.
create function public.consume_password_notice(account uuid, kind text)
returns boolean
language sql
set search_path = ''
as $$
  insert into public.password_notices as noted (user_id, kind, hour_from, sent)
  values (account, consume_password_notice.kind, now(), 1)
  on conflict (user_id, kind) do update set
    hour_from = case when noted.hour_from > now() - interval '1 hour' then noted.hour_from else now() end,
    sent = case when noted.hour_from > now() - interval '1 hour' then noted.sent + 1 else 1 end,
    pending = noted.pending
      + case when noted.hour_from > now() - interval '1 hour' and noted.sent >= 3 then 1 else 0 end
  returning sent <= 3;
$$;

-- Changes of past hours that no e-mail named yet; from then on they count as sent.
create function public.collect_pending_notices()
returns table (email text, language text, pending integer)
language sql
security definer
set search_path = ''
as $$
  with collected as (
    update public.password_notices as noted set pending = 0
    from public.password_notices as before
    where before.user_id = noted.user_id and before.kind = noted.kind
      and noted.pending > 0 and noted.hour_from <= now() - interval '1 hour'
    returning before.user_id, before.pending
  )
  select users.email::text, users.raw_user_meta_data ->> 'language', sum(collected.pending)::integer
  from collected join auth.users on users.id = collected.user_id
  group by users.id;
$$;

-- Readers delete their own account. Everything that is theirs goes with it by "on delete cascade".
-- It takes no argument, so that it can only meet the caller.
create function public.delete_own_account()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where id = (select auth.uid()) for update;
  perform public.require_live_session();
  perform public.require_recent_proof();
  delete from auth.users where id = (select auth.uid());
end;
$$;

grant execute on function public.delete_own_account() to authenticated;
