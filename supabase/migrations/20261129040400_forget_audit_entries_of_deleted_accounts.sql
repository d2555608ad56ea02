-- Supabase Auth keeps the e-mail address of an account in its audit log, also after the account was deleted.

-- Deletes the entries about accounts that are no longer there; answers how many. A hosted project gives `postgres` the
-- right to delete there (grants of the schema auth); where a database has no such table or right, nothing is deleted.
-- Definer: the log belongs to Supabase Auth.
create or replace function public.forget_audit_entries()
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_gone bigint;
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
  get diagnostics rows_gone = row_count;
  return rows_gone;
exception
  when insufficient_privilege then
    raise warning 'The audit log of Supabase Auth cannot be cleared: %', sqlerrm;
    return 0;
end;
$$;

revoke execute on function public.forget_audit_entries() from public, anon, authenticated;
grant execute on function public.forget_audit_entries() to service_role;

-- As before, and what the audit log says of deleted accounts.
create or replace function public.forget_what_is_old()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  gone jsonb = '{}';
  rule record;
  rows_gone bigint;
begin
  for rule in
    select * from (values
      ('contact_messages', 'created_at < now() - interval ''1 year'''),
      ('recipe_submissions', 'created_at < now() - interval ''1 year'''),
      ('translations', 'kept_at < now() - interval ''90 days'''),
      ('translation_claims', 'claimed_at < now() - interval ''1 hour'''),
      ('form_turns', 'taken_at < now() - interval ''1 hour'''),
      ('sign_in_turns', 'taken_at < now() - interval ''1 hour'''),
      ('proven_sessions', 'proven_at < now() - interval ''1 hour'''),
      ('password_changes', 'held_until < now() - interval ''1 hour'''),
      ('password_notices', 'hour_from < now() - interval ''1 day'' and untold = 0'),
      ('chat_turns', 'taken_at < date_trunc(''day'', now() at time zone ''utc'') at time zone ''utc'''),
      ('account_writes', 'hour_from < now() - interval ''1 day'''),
      ('menu_views', 'day < (now() at time zone ''utc'')::date - 400'),
      ('reserved_bar_names', 'given_up_at < now() - interval ''180 days''')
    ) as listed (kept, is_old)
  loop
    execute format('delete from public.%I where %s', rule.kept, rule.is_old);
    get diagnostics rows_gone = row_count;
    gone = gone || jsonb_build_object(rule.kept, rows_gone);
  end loop;
  return gone || jsonb_build_object('audit_log_entries', public.forget_audit_entries());
end;
$$;
