-- What somebody sends who is signed in belongs to the account: it appears in its export and goes with it. What the
-- anonymous send belongs to nobody.

alter table public.contact_messages
  add column if not exists user_id uuid references auth.users (id) on delete cascade;
alter table public.recipe_submissions
  add column if not exists user_id uuid references auth.users (id) on delete cascade;

comment on column public.contact_messages.user_id is 'The account that sent it; null for somebody who was not signed in.';
comment on column public.recipe_submissions.user_id is 'The account that sent it; null for somebody who was not signed in.';

create index if not exists contact_messages_by_reader on public.contact_messages (user_id);
create index if not exists recipe_submissions_by_reader on public.recipe_submissions (user_id);

grant select on public.contact_messages, public.recipe_submissions to authenticated;

drop policy if exists "Readers see their own messages" on public.contact_messages;
create policy "Readers see their own messages" on public.contact_messages
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers see their own submissions" on public.recipe_submissions;
create policy "Readers see their own submissions" on public.recipe_submissions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- An account keeps 50 messages and 100 recipes, so that its export stays a file that can be sent.
-- Definer: nobody else counts what was sent.
create or replace function public.limit_sent_forms()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  most constant integer = case tg_table_name when 'contact_messages' then 50 else 100 end;
  kept integer;
begin
  for account in select distinct user_id from sent where user_id is not null loop
    -- The lock lets one at a time through, so that what comes at the same moment is all counted.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || account::text, 0));
    execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into kept using account;
    if kept > most then
      raise sqlstate 'PT422' using
        message = 'quota_reached',
        detail = case tg_table_name when 'contact_messages' then 'messages' else 'submissions' end,
        hint = most::text;
    end if;
  end loop;
  return null;
end;
$$;

revoke execute on function public.limit_sent_forms() from public, anon, authenticated;

drop trigger if exists limit_contact_messages on public.contact_messages;
create trigger limit_contact_messages
  after insert on public.contact_messages
  referencing new table as sent
  for each statement execute function public.limit_sent_forms();

drop trigger if exists limit_recipe_submissions on public.recipe_submissions;
create trigger limit_recipe_submissions
  after insert on public.recipe_submissions
  referencing new table as sent
  for each statement execute function public.limit_sent_forms();
