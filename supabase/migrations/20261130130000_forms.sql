-- Messages of the contact page and submitted recipes. The site stores them with the secret key and counts who sends them;
-- nobody but the operator reads them, and their sender who was signed in.

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

alter table public.contact_messages enable row level security;
alter table public.recipe_submissions enable row level security;

create policy "Tokens end with their session" on public.contact_messages as restrictive for all to authenticated
  using ((select public.has_live_session()));

create policy "Readers see their own messages" on public.contact_messages
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Tokens end with their session" on public.recipe_submissions as restrictive for all to authenticated
  using ((select public.has_live_session()));

create policy "Readers see their own submissions" on public.recipe_submissions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- An account keeps 50 messages and 100 recipes, so that its export stays a file that can be sent. The site writes them
-- for the account, so `limit_rows`, which counts for the caller, does not hold here.
create function public.limit_sent_forms()
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

create trigger limit_contact_messages
  after insert on public.contact_messages
  referencing new table as sent
  for each statement execute function public.limit_sent_forms();

create trigger limit_recipe_submissions
  after insert on public.recipe_submissions
  referencing new table as sent
  for each statement execute function public.limit_sent_forms();

-- How often one address sends a form.

-- Uses of the last hour. The sender is a hash that says nothing without the salt, and no message points here.
create table public.form_turns (
  id bigint generated always as identity primary key,
  form text not null constraint form_turns_form check (form in ('contact', 'submission', 'seen')),
  sender bytea not null constraint form_turns_sender_length check (octet_length(sender) = 32),
  taken_at timestamptz not null default now()
);

comment on table public.form_turns is 'Who used a form in the last hour, as a salted hash.';

create index form_turns_by_sender on public.form_turns (sender, form);
-- Each guest of a menu who is counted deletes what is over: without an index that reads all rows.
create index form_turns_by_age on public.form_turns (taken_at);

alter table public.form_turns enable row level security;

-- A single row. The salt is replaced as soon as no row needs it.
create table public.form_salt (
  is_only boolean primary key default true constraint form_salt_is_only check (is_only),
  salt uuid not null default gen_random_uuid()
);

alter table public.form_salt enable row level security;

insert into public.form_salt default values;

-- Counts a use of a form, if the address has one left: five an hour, and 300 for pages of guests, since all guests of a
-- bar may have one address. Definer: nobody else may see who used a form.
create function public.take_form_turn(form text, address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_salt uuid;
  own_sender bytea;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted.
  select salt into strict current_salt from public.form_salt where is_only for update;
  delete from public.form_turns where taken_at <= now() - interval '1 hour';
  if not exists (select from public.form_turns) then
    update public.form_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;

  own_sender = sha256(convert_to(current_salt::text || address, 'UTF8'));
  if (case form when 'seen' then 300 else 5 end) <= (
    select count(*) from public.form_turns as turn
    where turn.sender = own_sender and turn.form = take_form_turn.form
  ) then
    return false;
  end if;
  insert into public.form_turns (form, sender) values (take_form_turn.form, own_sender);
  return true;
end;
$$;
