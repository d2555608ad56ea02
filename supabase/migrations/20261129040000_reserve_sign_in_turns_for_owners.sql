-- Strangers used up the turns of an address, and its owner could neither sign in nor prove the account again. A browser
-- that has signed in to the address before (`is_known`) and a live session now have limits of their own, which nobody
-- else uses up. Codes count by mailbox: "ada+1@…" is where "ada@…" is.

alter table public.sign_in_limits drop constraint if exists sign_in_limits_counted_by;
alter table public.sign_in_limits
  add constraint sign_in_limits_counted_by check (counted_by in (
    'address', 'network', 'everybody', 'email', 'email and address', 'proof', 'link key', 'session', 'account',
    'known browser'
  ));

insert into public.sign_in_limits (step, counted_by, most)
values
  ('code', 'known browser', 5),
  ('check', 'known browser', 30),
  ('password', 'known browser', 10),
  ('check', 'session', 30),
  ('password', 'session', 10),
  -- Of all sessions of an account together: a thief who has one uses up no more than its ten.
  ('password', 'account', 30)
on conflict (step, counted_by) do nothing;

-- The mailbox that an e-mail address leads to: without "+tag", and without the dots that Gmail ignores. For counting
-- alone, never for sending or storing.
create or replace function public.fold_mailbox(email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(base, '.', '') || '@gmail.com'
    else base || '@' || domain
  end
  from (
    select
      lower(regexp_replace(email, '^.*@', '')) as domain,
      lower(regexp_replace(email, '@[^@]*$', '')) as local
  ) as part
  cross join lateral (select coalesce(nullif(split_part(local, '+', 1), ''), local) as base) as folded;
$$;

revoke execute on function public.fold_mailbox(text) from public, anon, authenticated;
grant execute on function public.fold_mailbox(text) to service_role;

drop function if exists public.take_sign_in_turn(text, text, text, text, text, text, text);

-- As before. A live session counts by itself and by its account, a known browser by its e-mail address: neither by what
-- strangers may use up.
create or replace function public.take_sign_in_turn(
  step text,
  address text,
  email text,
  proof text,
  link_key text,
  network text default null,
  session text default null,
  is_known boolean default false
)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  span constant interval = interval '1 hour';
  current_salt uuid;
  moment timestamptz;
  subjects jsonb;
  wait integer;
  was_asked boolean;
  taken jsonb;
  asked integer;
  known_only boolean;
  -- What limits by sender and by e-mail address count; null for whom they do not hold.
  sender text;
  stranger text;
  counted text;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted; the clock is read behind it.
  select salt into strict current_salt from public.sign_in_salt where is_only for update;
  moment = clock_timestamp();
  delete from public.sign_in_turns where taken_at <= moment - span;
  if not exists (select from public.sign_in_turns) then
    update public.sign_in_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;
  -- A session that nobody has counts as its sender does; one that exists counts for itself.
  if session is not null and not public.is_session(session) then
    session = null;
  end if;
  counted = case when step = 'code' then public.fold_mailbox(email) else email end;
  if session is not null then
    is_known = false;
    network = null;
  elsif is_known then
    network = null;
  else
    sender = address;
    stranger = counted;
  end if;

  select jsonb_object_agg(
    counted_by,
    encode(sha256(convert_to(array_to_string(array[current_salt::text, counted_by] || parts, E'\n'), 'UTF8')), 'hex')
  )
  into subjects
  from (
    values
      ('address', array[sender]),
      ('network', array[network]),
      ('everybody', array['']),
      ('email', array[stranger]),
      ('email and address', array[stranger, sender]),
      ('known browser', array[case when is_known then counted end]),
      ('account', array[case when session is not null then counted end]),
      ('proof', array[email, proof]),
      ('link key', array[link_key]),
      ('session', array[session])
  ) as subject (counted_by, parts)
  where array_position(parts, null) is null;

  -- A limit is used up by as many turns as it allows; the oldest of them says when the next is free.
  select ceil(extract(epoch from max(used_up.taken_at) + span - moment))::integer into wait
  from public.sign_in_limits as rule
  cross join lateral (
    select turn.taken_at
    from public.sign_in_turns as turn
    where turn.subject = decode(subjects ->> rule.counted_by, 'hex')
      and turn.step = rule.step and turn.counted_by = rule.counted_by
    order by turn.taken_at desc
    offset rule.most - 1
    limit 1
  ) as used_up
  where rule.step = take_sign_in_turn.step and rule.counted_by <> 'everybody';
  if wait is not null then
    return jsonb_build_object('wait', greatest(wait, 1));
  end if;

  was_asked = case step
    when 'check' then exists (
      select from public.sign_in_turns as turn
      where turn.step = 'code' and turn.counted_by = 'proof' and turn.subject = decode(subjects ->> 'proof', 'hex')
    )
    when 'link' then link_key is null or exists (
      select from public.sign_in_turns as turn
      where turn.step = 'code' and turn.counted_by = 'link key'
        and turn.subject = decode(subjects ->> 'link key', 'hex')
    )
    else true
  end;
  with turn as (
    insert into public.sign_in_turns (step, counted_by, subject, taken_at)
    select rule.step, rule.counted_by, decode(subjects ->> rule.counted_by, 'hex'), moment
    from public.sign_in_limits as rule
    where rule.step = take_sign_in_turn.step and subjects ? rule.counted_by
    returning id
  )
  select jsonb_agg(id) into taken from turn;
  if step <> 'code' then
    return jsonb_build_object('turns', case when was_asked then taken end);
  end if;

  select count(*), count(*) > min(rule.most) into asked, known_only
  from public.sign_in_limits as rule
  join public.sign_in_turns as turn on turn.step = rule.step and turn.counted_by = rule.counted_by
  where rule.step = 'code' and rule.counted_by = 'everybody'
    and turn.subject = decode(subjects ->> 'everybody', 'hex');
  return jsonb_build_object(
    'turns', taken,
    'asked', asked,
    'known_only', coalesce(known_only, false),
    -- Looked up in any case, so that it takes the same time.
    'sends', public.is_proven_email(email) or not coalesce(known_only, false)
  );
end;
$$;

revoke execute on function public.take_sign_in_turn(text, text, text, text, text, text, text, boolean)
  from public, anon, authenticated;
grant execute on function public.take_sign_in_turn(text, text, text, text, text, text, text, boolean) to service_role;
