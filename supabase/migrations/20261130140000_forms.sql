-- Messages of the contact page and submitted recipes. The site stores them with the secret key, and limits how
-- many an address sends (rate_limits.sql). Only the operator reads them, and their sender who was signed in.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  name text not null
    constraint contact_messages_name_length check (char_length(name) between 1 and 80)
    constraint contact_messages_name_trimmed check (name = public.trim_name(name)),
  email text not null
    constraint contact_messages_email_length check (char_length(email) between 3 and 254)
    constraint contact_messages_email_shape check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  message text not null
    constraint contact_messages_message_length check (char_length(message) between 1 and 4000)
    constraint contact_messages_message_trimmed check (message = public.trim_name(message)),
  locale text not null constraint contact_messages_locale check (locale in ('en', 'nl', 'de', 'es', 'fr')),
  created_at timestamptz not null default now()
);

comment on table public.contact_messages is 'Messages of the contact page, deleted after a year at the latest.';
comment on column public.contact_messages.user_id is 'The account that sent it; null for somebody who was not signed in.';
comment on column public.contact_messages.locale is 'The language of the page, in which to answer.';

create index contact_messages_by_age on public.contact_messages (created_at);
create index contact_messages_by_reader on public.contact_messages (user_id);

create table public.recipe_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  cocktail_name text not null
    constraint recipe_submissions_cocktail_name_length check (char_length(cocktail_name) between 1 and 80)
    constraint recipe_submissions_cocktail_name_trimmed check (cocktail_name = public.trim_name(cocktail_name)),
  ingredients text not null
    constraint recipe_submissions_ingredients_length check (char_length(ingredients) between 1 and 2000)
    constraint recipe_submissions_ingredients_trimmed check (ingredients = public.trim_name(ingredients)),
  method text not null
    constraint recipe_submissions_method_length check (char_length(method) between 1 and 4000)
    constraint recipe_submissions_method_trimmed check (method = public.trim_name(method)),
  glassware text not null
    constraint recipe_submissions_glassware_length check (char_length(glassware) between 1 and 80)
    constraint recipe_submissions_glassware_trimmed check (glassware = public.trim_name(glassware)),
  garnish text not null
    constraint recipe_submissions_garnish_length check (char_length(garnish) between 1 and 120)
    constraint recipe_submissions_garnish_trimmed check (garnish = public.trim_name(garnish)),
  story text
    constraint recipe_submissions_story_length check (char_length(story) between 1 and 2000)
    constraint recipe_submissions_story_trimmed check (story = public.trim_name(story)),
  your_name text
    constraint recipe_submissions_your_name_length check (char_length(your_name) between 1 and 80)
    constraint recipe_submissions_your_name_trimmed check (your_name = public.trim_name(your_name)),
  photo text
    constraint recipe_submissions_photo_length check (char_length(photo) <= 500)
    constraint recipe_submissions_photo_address check (photo ~* '^https://'),
  locale text not null
    constraint recipe_submissions_locale check (locale in ('en', 'nl', 'de', 'es', 'fr')),
  created_at timestamptz not null default now()
);

comment on table public.recipe_submissions is 'Recipes of readers, deleted after a year at the latest.';
comment on column public.recipe_submissions.user_id is 'The account that sent it; null for somebody who was not signed in.';
comment on column public.recipe_submissions.locale is 'The language in which the recipe is written.';

create index recipe_submissions_by_age on public.recipe_submissions (created_at);
create index recipe_submissions_by_reader on public.recipe_submissions (user_id);

grant select on public.contact_messages, public.recipe_submissions to authenticated;

call public.end_tokens_with_sessions('public.contact_messages');

create policy "Readers see their own messages" on public.contact_messages
  for select to authenticated
  using ((select auth.uid()) = user_id);

call public.end_tokens_with_sessions('public.recipe_submissions');

create policy "Readers see their own submissions" on public.recipe_submissions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Refuses rows beyond a number for each account, so that its export stays a file that can be sent. The site writes them
-- for the account, so `limit_rows`, which counts for the caller, does not hold here.
-- Definer, to count all rows of the account.
create function public.limit_sent_forms()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid;
  what constant text = tg_argv[0];
  most constant bigint = tg_argv[1];
  total bigint;
begin
  for account in select distinct user_id from sent where user_id is not null loop
    -- The lock lets one at a time through, so that what comes at the same moment is all counted.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || account::text, 0));
    execute format('select count(*) from public.%I where user_id = $1', tg_table_name) into total using account;
    if total > most then
      raise sqlstate 'PT422' using message = 'quota_reached', detail = what, hint = most::text;
    end if;
  end loop;
  return null;
end;
$$;

create trigger limit_contact_messages
  after insert on public.contact_messages
  referencing new table as sent
  for each statement execute function public.limit_sent_forms('messages', '50');

create trigger limit_recipe_submissions
  after insert on public.recipe_submissions
  referencing new table as sent
  for each statement execute function public.limit_sent_forms('submissions', '100');
