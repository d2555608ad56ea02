-- What cannot be undone asks for a proof that is not older than ten minutes, also past the functions (decision 63):
-- deleting the account, making a menu public, and taking, changing or giving up the name of a bar.

-- Whether the caller's session began, or proved the account again, within the last ten minutes.
-- Definer: readers have no rights in the schema auth, nor on proofs.
create or replace function public.has_recent_proof()
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

-- Refuses a caller without one; PostgREST answers 403. Whoever acts for no account is the operator, and an account that
-- is being deleted has nothing to lose.
create or replace function public.require_recent_proof()
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

revoke execute on function public.has_recent_proof() from public, anon, authenticated;
revoke execute on function public.require_recent_proof() from public, anon, authenticated;

create or replace function public.delete_own_account()
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

-- Definer: readers may not call what it calls.
create or replace function public.prove_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_recent_proof();
  return null;
end;
$$;

revoke execute on function public.prove_publication() from public, anon, authenticated;

-- After the insert: an upsert that changes what is public already inserts nothing.
create or replace trigger prove_publication
  after insert on public.menu_publications
  for each row execute function public.prove_publication();

-- By its name it runs after "guard_name", so that nobody proves anything for a name that is not to be had.
-- Definer: readers may not call what it calls.
create or replace function public.prove_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an upsert writes comes by here as an insert too.
  if tg_op <> 'DELETE' then
    if new.name is distinct from (select name from public.bars where user_id = new.user_id) then
      perform public.require_recent_proof();
    end if;
    return new;
  end if;
  -- An account that is being deleted has been proven.
  if exists (select from auth.users where id = old.user_id) then
    perform public.require_recent_proof();
  end if;
  return old;
end;
$$;

revoke execute on function public.prove_bar_name() from public, anon, authenticated;

create or replace trigger prove_name
  before insert or update or delete on public.bars
  for each row execute function public.prove_bar_name();
