-- What the operator and the site need to run it: signs of life, a check of the setup, deleting what is old, and the rights
-- of the secret key.

-- A sign of life for GET /api/health that reads no table.
create function public.is_alive()
returns boolean
language sql
stable
set search_path = ''
as $$
  select true;
$$;

grant execute on function public.is_alive() to anon, authenticated;

-- The same for the secret key alone.
create function public.is_ready()
returns boolean
language sql
stable
set search_path = ''
as $$
  select true;
$$;

-- What GET /api/health tells the operator of the database: which migrations it has, what readers and strangers may do,
-- and whether the work that is due after midnight is refused.
-- Definer: the history of migrations is open to its owner alone.
create function public.check_setup()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  undo constant text := 'MM001';
  migrations jsonb;
  refusals text[] := '{}';
  task text;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(jsonb_agg(version order by version), ''[]'') from supabase_migrations.schema_migrations'
    into migrations;
  end if;

  -- Each is tried as on the next day and undone, over the connection of the data API with the rules that hold there. Areas
  -- first, as everybody locks them.
  foreach task in array array[
    'select public.claim_translation(repeat(''0'', 64), ''en'', ''health'', null)',
    'select public.consume_rate_limit(''contact'', ''{"address": ["health"]}'')',
    'select public.delete_expired_rows()'
  ] loop
    begin
      perform from public.rate_limit_areas order by area for update;
      update public.rate_limit_uses set used_at = used_at - interval '1 day' where area = 'chat';
      update public.chat_guard set day = day - 1 where is_only;
      execute task;
      raise exception using errcode = undo;
    exception
      when others then
        if sqlstate <> undo then
          refusals = refusals || format('%s: %s', substring(task from 'public\.(\w+)'), sqlerrm);
        end if;
    end;
  end loop;

  return jsonb_build_object(
    'migrations', migrations,
    'refusals', refusals,
    'rights', (
      select coalesce(jsonb_agg(granted.what order by granted.what), '[]')
      from unnest(array['anon', 'authenticated']) as role,
        lateral (
          select format('%s %s %s', role, act, relname) as what
          from pg_catalog.pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as act
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm') and (
            has_table_privilege(role, oid, act)
            or act in ('select', 'insert', 'update') and has_any_column_privilege(role, oid, act)
          )
          union all
          select format('%s call %s', role, proname)
          from pg_catalog.pg_proc
          -- Triggers cannot be called; what is immutable reads no table.
          where pronamespace = 'public'::regnamespace and prorettype <> 'pg_catalog.trigger'::regtype
            and provolatile <> 'i' and has_function_privilege(role, oid, 'execute')
        ) as granted
    )
  );
end;
$$;

comment on function public.check_setup() is 'What GET /api/health tells the operator of the database.';

-- Supabase Auth keeps the e-mail address of an account in its audit log, also after the account was deleted. This deletes
-- those entries and answers how many. A hosted project gives `postgres` the right to delete there; where a database has no
-- such table or right, nothing is deleted. Definer: the log belongs to Supabase Auth.
create function public.delete_stale_audit_entries()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_deleted bigint;
begin
  if to_regclass('auth.audit_log_entries') is null then
    return 0;
  end if;
  -- Whom an entry is about; who acted, where it names nobody. Supabase itself acts under an id of zeros.
  delete from auth.audit_log_entries as entry
  using (select id, coalesce(payload -> 'traits' ->> 'user_id', payload ->> 'actor_id') as account
    from auth.audit_log_entries) as about
  where about.id = entry.id
    and about.account <> '00000000-0000-0000-0000-000000000000'
    and not exists (select from auth.users where users.id::text = about.account);
  get diagnostics rows_deleted = row_count;
  return rows_deleted;
exception
  when insufficient_privilege then
    raise warning 'The audit log of Supabase Auth cannot be cleared: %', sqlerrm;
    return 0;
end;
$$;

-- Deletes rows whose time is over, and answers how many of each table. A scheduled function of the
-- site calls it every hour.
create function public.delete_expired_rows()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  deleted jsonb = '{}';
  rule record;
  area public.rate_limit_areas%rowtype;
  rows_deleted bigint;
  uses_deleted bigint = 0;
  since timestamptz;
begin
  for rule in
    select * from (values
      ('contact_messages', 'created_at < now() - interval ''1 year'''),
      ('recipe_submissions', 'created_at < now() - interval ''1 year'''),
      ('translations', 'stored_at < now() - interval ''90 days'''),
      ('translation_claims', 'claimed_at < now() - interval ''1 hour'''),
      ('proven_sessions', 'proven_at < now() - interval ''1 hour'''),
      ('password_changes', 'held_until < now() - interval ''1 hour'''),
      ('password_notices', 'hour_from < now() - interval ''1 day'' and pending = 0'),
      ('account_writes', 'hour_from < now() - interval ''1 day'''),
      ('menu_views', 'day < (now() at time zone ''utc'')::date - 400'),
      ('household_invitations', 'expires_at < now()'),
      ('bar_invitations', 'expires_at < now()'),
      ('reserved_bar_names', 'given_up_at < now() - interval ''180 days''')
    ) as listed (table_name, is_expired)
  loop
    execute format('delete from public.%I where %s', rule.table_name, rule.is_expired);
    get diagnostics rows_deleted = row_count;
    deleted = deleted || jsonb_build_object(rule.table_name, rows_deleted);
  end loop;
  deleted = deleted || jsonb_build_object('audit_log_entries', public.delete_stale_audit_entries());

  -- Last, since it holds the locks of the areas.
  for area in select * from public.rate_limit_areas order by area for update loop
    since = public.rate_limits_since(area.is_daily);
    delete from public.rate_limit_uses as used
    where used.area = area.area and used.used_at < since;
    get diagnostics rows_deleted = row_count;
    uses_deleted = uses_deleted + rows_deleted;
  end loop;
  return deleted || jsonb_build_object('rate_limit_uses', uses_deleted);
end;
$$;

-- The secret key may do everything; row level security does not hold for it.
grant all on all tables in schema public to service_role;
grant execute on all functions in schema public to service_role;
