-- E-mails for signing in are few (Supabase sends 300 an hour) and anybody may ask for them. Networks count too, so that
-- nobody takes them all from many addresses of one network, and half of them are for addresses that have an account
-- (decision 22). Refreshes count by session where the session exists, so that forged ones stop nobody else's.

alter table public.sign_in_limits drop constraint if exists sign_in_limits_counted_by;
alter table public.sign_in_limits
  add constraint sign_in_limits_counted_by check (counted_by in (
    'address', 'network', 'everybody', 'email', 'email and address', 'proof', 'link key', 'session'
  ));

insert into public.sign_in_limits (step, counted_by, most)
values
  -- 256 addresses of IPv4, or the 65,536 households of a /48 of IPv6.
  ('code', 'network', 60),
  -- It refuses nobody: beyond it, e-mails go to addresses with an account alone.
  ('code', 'everybody', 150),
  ('refresh', 'session', 60)
on conflict (step, counted_by) do nothing;

-- Fits the limits to how many e-mails the project sends in an hour (docs/deploy.md, step 4). For the operator.
create or replace function public.limit_sign_in_mails(an_hour integer)
returns void
language sql
set search_path = ''
as $$
  update public.sign_in_limits as rule
  set most = case rule.counted_by when 'network' then greatest(an_hour / 5, 12) else greatest(an_hour / 2, 1) end
  where rule.step = 'code' and rule.counted_by in ('network', 'everybody');
$$;

revoke execute on function public.limit_sign_in_mails(integer) from public, anon, authenticated;
grant execute on function public.limit_sign_in_mails(integer) to service_role;

-- Whether an address has an account whose mailbox was proven, and whether a session exists.
-- Definer: both belong to Supabase Auth.
create or replace function public.is_proven_email(email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.users where users.email = lower(is_proven_email.email) and email_confirmed_at is not null
  );
$$;

create or replace function public.is_session(session text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from auth.sessions where sessions.id = is_session.session::uuid);
$$;

revoke execute on function public.is_proven_email(text) from public, anon, authenticated;
revoke execute on function public.is_session(text) from public, anon, authenticated;
grant execute on function public.is_proven_email(text) to service_role;
grant execute on function public.is_session(text) to service_role;

drop function if exists public.take_sign_in_turn(text, text, text, text, text);

-- As before. For a code it also answers how many were asked for within the hour ("asked"), whether e-mails go to addresses
-- with an account alone ("known_only"), and whether this one is to be sent ("sends"). Everybody counts alike, so that no
-- count tells who has an account.
create or replace function public.take_sign_in_turn(
  step text,
  address text,
  email text,
  proof text,
  link_key text,
  network text default null,
  session text default null
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
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted; the clock is read behind it.
  select salt into strict current_salt from public.sign_in_salt where is_only for update;
  moment = clock_timestamp();
  delete from public.sign_in_turns where taken_at <= moment - span;
  if not exists (select from public.sign_in_turns) then
    update public.sign_in_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;
  -- A session that nobody has counts as its sender does; one that exists counts for itself.
  if session is not null then
    if public.is_session(session) then
      address = null;
    else
      session = null;
    end if;
  end if;

  select jsonb_object_agg(
    counted_by,
    encode(sha256(convert_to(array_to_string(array[current_salt::text, counted_by] || parts, E'\n'), 'UTF8')), 'hex')
  )
  into subjects
  from (
    values
      ('address', array[address]),
      ('network', array[network]),
      ('everybody', array['']),
      ('email', array[email]),
      ('email and address', array[email, address]),
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

revoke execute on function public.take_sign_in_turn(text, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.take_sign_in_turn(text, text, text, text, text, text, text) to service_role;

-- For GET /api/health: whether so many codes are asked for that e-mails go to addresses with an account alone.
create or replace function public.are_sign_in_mails_scarce()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.sign_in_limits as rule
    where rule.step = 'code' and rule.counted_by = 'everybody' and rule.most <= (
      select count(*) from public.sign_in_turns as turn
      where turn.step = rule.step and turn.counted_by = rule.counted_by
        and turn.taken_at > now() - interval '1 hour'
    )
  );
$$;

revoke execute on function public.are_sign_in_mails_scarce() from public, anon, authenticated;
grant execute on function public.are_sign_in_mails_scarce() to service_role;
