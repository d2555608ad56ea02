-- How often the page of a menu was read, by day (UTC) and language: no guest has a mark here (decision 56).

create table if not exists public.menu_views (
  menu_id uuid not null references public.menus (id) on delete cascade,
  day date not null,
  locale text not null constraint menu_views_locale_shape check (locale ~ '^[a-z]{2}$'),
  views integer not null constraint menu_views_positive check (views > 0),
  primary key (menu_id, day, locale)
);

comment on table public.menu_views is 'How often guests read the page of a menu; kept for 400 days.';

alter table public.menu_views enable row level security;

revoke all on public.menu_views from anon, authenticated;
grant select on public.menu_views to authenticated;
grant all on public.menu_views to service_role;

drop policy if exists "Readers see how often their own menus are read" on public.menu_views;
create policy "Readers see how often their own menus are read" on public.menu_views
  for select to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

alter table public.form_turns drop constraint if exists form_turns_form;
alter table public.form_turns
  add constraint form_turns_form check (form in ('contact', 'submission', 'seen'));

-- As before: five turns an hour for each form; 300 for pages of guests, since all guests of a bar may have one address.
-- Definer: nobody else may see who used a form.
create or replace function public.take_form_turn(form text, address text)
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

-- Counts that the menu of a token was read, unless whoever says so has used up their turns, or there is no such menu.
create or replace function public.count_menu_view(token text, locale text, address text)
returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  menu uuid;
begin
  select publication.menu_id into menu
  from public.menu_publications as publication
  where publication.token = count_menu_view.token;
  if menu is null or not public.take_form_turn('seen', address) then
    return;
  end if;
  insert into public.menu_views as counted (menu_id, day, locale, views)
  values (menu, (now() at time zone 'utc')::date, count_menu_view.locale, 1)
  on conflict (menu_id, day, locale) do update set views = counted.views + 1;
exception
  -- The menu was deleted at this moment.
  when foreign_key_violation then
    return;
end;
$$;

revoke execute on function public.count_menu_view(text, text, text) from public, anon, authenticated;
grant execute on function public.count_menu_view(text, text, text) to service_role;

-- How often all own menus were read, at once, however many rows that is.
-- Invoker: row level security decides.
create or replace function public.list_menu_views()
returns json
language sql
stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object('menuId', menu_id, 'day', day, 'locale', locale, 'views', views)
      order by day desc, menu_id, locale
    ),
    '[]'
  )
  from public.menu_views;
$$;

revoke execute on function public.list_menu_views() from public, anon;
grant execute on function public.list_menu_views() to authenticated;

-- As before, and how often menus were read goes after 400 days.
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
      ('account_writes', 'hour_from < now() - interval ''1 day'''),
      ('menu_views', 'day < (now() at time zone ''utc'')::date - 400')
    ) as listed (kept, is_old)
  loop
    execute format('delete from public.%I where %s', rule.kept, rule.is_old);
    get diagnostics rows_gone = row_count;
    gone = gone || jsonb_build_object(rule.kept, rows_gone);
  end loop;
  return gone;
end;
$$;
