-- A reader is told by e-mail of each change of the password, but not forty times an hour: three of each kind are told at
-- once, the others of the hour together when it is over. The changes themselves are not limited by this.

create table if not exists public.password_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null constraint password_notices_kind check (kind in ('set', 'changed', 'removed')),
  hour_from timestamptz not null,
  sent integer not null,
  untold integer not null default 0,
  primary key (user_id, kind)
);

comment on table public.password_notices is 'How often each account was told of changes of its password, and what it was not told yet.';

alter table public.password_notices enable row level security;
revoke all on public.password_notices from anon, authenticated;
grant all on public.password_notices to service_role;

-- Whether to send an e-mail about a change; otherwise it is told later, with the others of its hour.
create or replace function public.take_password_notice(account uuid, kind text)
returns boolean
language sql
set search_path = ''
as $$
  insert into public.password_notices as noted (user_id, kind, hour_from, sent)
  values (account, take_password_notice.kind, now(), 1)
  on conflict (user_id, kind) do update set
    hour_from = case when noted.hour_from > now() - interval '1 hour' then noted.hour_from else now() end,
    sent = case when noted.hour_from > now() - interval '1 hour' then noted.sent + 1 else 1 end,
    untold = noted.untold
      + case when noted.hour_from > now() - interval '1 hour' and noted.sent >= 3 then 1 else 0 end
  returning sent <= 3;
$$;

-- What accounts were not told yet of hours that are over; from then on it counts as told.
-- Definer: addresses belong to Supabase Auth.
create or replace function public.take_untold_notices()
returns table (email text, language text, untold integer)
language sql
security definer
set search_path = ''
as $$
  with told as (
    update public.password_notices as noted set untold = 0
    from public.password_notices as before
    where before.user_id = noted.user_id and before.kind = noted.kind
      and noted.untold > 0 and noted.hour_from <= now() - interval '1 hour'
    returning before.user_id, before.untold
  )
  select users.email::text, users.raw_user_meta_data ->> 'language', sum(told.untold)::integer
  from told join auth.users on users.id = told.user_id
  group by users.id;
$$;

revoke execute on function public.take_password_notice(uuid, text) from public, anon, authenticated;
revoke execute on function public.take_untold_notices() from public, anon, authenticated;
grant execute on function public.take_password_notice(uuid, text) to service_role;
grant execute on function public.take_untold_notices() to service_role;

-- As before, and names of deleted bars after 180 days, windows of a password change that were left open after an hour,
-- and what was told of passwords after a day.
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
  return gone;
end;
$$;
