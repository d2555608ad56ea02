-- Limits of signing in (decision 22): how often in an hour codes are sent, and codes, passwords, links and refreshes
-- tried. Supabase counts by the address that calls it, which is the site's for every reader, so the site counts itself.

-- The most attempts in an hour. A browser that asks for a code gets a proof of it, and the link of the e-mail a key; each
-- is good for five tries.
create table public.sign_in_limits (
  step text not null constraint sign_in_limits_step check (step in ('code', 'check', 'password', 'link', 'refresh')),
  counted_by text not null
    constraint sign_in_limits_counted_by
    check (counted_by in (
      'address', 'network', 'everybody', 'email', 'email and address', 'proof', 'link key', 'session', 'account',
      'known browser'
    )),
  most integer not null constraint sign_in_limits_most check (most > 0),
  primary key (step, counted_by)
);

comment on table public.sign_in_limits is 'How often in an hour each step of a sign-in may be taken, by whom it is counted.';

alter table public.sign_in_limits enable row level security;

insert into public.sign_in_limits (step, counted_by, most)
values
  ('code', 'email and address', 5),
  ('code', 'address', 12),
  -- 256 addresses of IPv4, or the 65,536 households of a /48 of IPv6.
  ('code', 'network', 60),
  ('code', 'email', 10),
  -- A browser that has signed in to the address before: strangers cannot use up its attempts.
  ('code', 'known browser', 5),
  -- It refuses nobody: beyond it, e-mails go to addresses with an account alone.
  ('code', 'everybody', 150),
  ('code', 'proof', 1),
  ('code', 'link key', 1),
  ('check', 'proof', 5),
  ('check', 'address', 60),
  ('check', 'known browser', 30),
  ('check', 'session', 30),
  ('password', 'email and address', 10),
  ('password', 'address', 60),
  ('password', 'email', 30),
  ('password', 'known browser', 10),
  ('password', 'session', 10),
  -- Of all sessions of an account together: a thief who has one uses up no more than its ten.
  ('password', 'account', 30),
  ('link', 'link key', 5),
  ('link', 'address', 30),
  ('refresh', 'address', 60),
  ('refresh', 'session', 60);

-- Attempts of the last hour, one row for each limit that counts them.
create table public.sign_in_turns (
  id bigint generated always as identity primary key,
  step text not null,
  counted_by text not null,
  -- A hash that says nothing without the salt.
  subject bytea not null constraint sign_in_turns_subject_length check (octet_length(subject) = 32),
  taken_at timestamptz not null,
  foreign key (step, counted_by) references public.sign_in_limits (step, counted_by) on delete cascade
);

comment on table public.sign_in_turns is 'Who tried to sign in during the last hour, as a salted hash.';

create index sign_in_turns_by_subject on public.sign_in_turns (subject, step, taken_at desc);
create index sign_in_turns_by_age on public.sign_in_turns (taken_at);

alter table public.sign_in_turns enable row level security;

-- A single row. The salt is replaced as soon as no attempt needs it.
create table public.sign_in_salt (
  is_only boolean primary key default true constraint sign_in_salt_is_only check (is_only),
  salt uuid not null default gen_random_uuid()
);

alter table public.sign_in_salt enable row level security;

insert into public.sign_in_salt default values;

-- The mailbox that an e-mail address leads to: without "+tag", and without the dots that Gmail ignores. For counting
-- alone, never for sending or storing.
create function public.fold_mailbox(email text)
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

-- Whether an address has an account whose mailbox was proven.
create function public.is_proven_email(email text)
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

create function public.is_session(session text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from auth.sessions where sessions.id = is_session.session::uuid);
$$;

-- Counts an attempt at a step if each of its limits has room. Answers {"turns": ids}, which give_back_sign_in_turn takes,
-- or {"wait": seconds}. A code without the proof that one was asked for, or a link with a key that was never sent, counts
-- and is answered {"turns": null}. For a code the answer also has how many were asked for within the hour ("asked"),
-- whether e-mails go to addresses with an account alone ("known_only"), and whether to send this one ("sends"). Everybody
-- counts alike, so that no count tells who has an account. A live session counts by itself and by its account, a known
-- browser by its e-mail address: strangers can use up neither.
create function public.take_sign_in_turn(
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

-- A try that succeeded was no guess.
create function public.give_back_sign_in_turn(turns bigint[])
returns void
language sql
set search_path = ''
as $$
  delete from public.sign_in_turns where id = any (turns);
$$;

-- For the operator: fits the limits to how many e-mails the project sends in an hour (docs/deploy.md, step 4).
create function public.limit_sign_in_mails(an_hour integer)
returns void
language sql
set search_path = ''
as $$
  update public.sign_in_limits as rule
  set most = case rule.counted_by when 'network' then greatest(an_hour / 5, 12) else greatest(an_hour / 2, 1) end
  where rule.step = 'code' and rule.counted_by in ('network', 'everybody');
$$;

-- For GET /api/health: whether so many codes are asked for that e-mails go to addresses with an account alone.
create function public.are_sign_in_mails_scarce()
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
