-- What is kept for a time goes when the time is over, not when the next row arrives. A scheduled function of the site
-- calls this every hour.

drop trigger if exists forget_old_contact_messages on public.contact_messages;
drop trigger if exists forget_old_recipe_submissions on public.recipe_submissions;
drop function if exists public.forget_after_a_year();

-- Messages and recipes after a year, translations after ninety days, turns of forms and sign-ins, proofs of a mailbox and
-- claims of translations after an hour, turns of the chat with their day (UTC), counts of writes after a day. Answers how many rows of each went.
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
      ('chat_turns', 'taken_at < date_trunc(''day'', now() at time zone ''utc'') at time zone ''utc'''),
      ('account_writes', 'hour_from < now() - interval ''1 day''')
    ) as listed (kept, is_old)
  loop
    execute format('delete from public.%I where %s', rule.kept, rule.is_old);
    get diagnostics rows_gone = row_count;
    gone = gone || jsonb_build_object(rule.kept, rows_gone);
  end loop;
  return gone;
end;
$$;

revoke execute on function public.forget_what_is_old() from public, anon, authenticated;
grant execute on function public.forget_what_is_old() to service_role;
