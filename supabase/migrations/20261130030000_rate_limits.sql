-- Rate limits: how often an address, an account or a mailbox may do something in a while. One table of limits, one of
-- uses and one function serve signing in, forms, guest pages, the chat and translations. Only the site reads and writes
-- here, with the secret key. Writes of accounts have a limit of their own (accounts.sql).

-- Areas are counted apart: uses of one moment wait for each other within an area. The salt is replaced as soon as no use
-- needs it, so that nobody can tell afterwards whose hash a use had.
create table public.rate_limit_areas (
  area text primary key,
  -- Whether uses are kept until midnight (UTC), when every count begins anew. Others are kept for an hour.
  is_daily boolean not null,
  salt uuid not null default gen_random_uuid()
);

comment on table public.rate_limit_areas is 'Salts of rate limits, and how long uses are kept.';

alter table public.rate_limit_areas enable row level security;

insert into public.rate_limit_areas (area, is_daily)
values ('chat', true), ('forms', false), ('sign-in', false);

create table public.rate_limits (
  area text not null references public.rate_limit_areas (area),
  action text not null,
  counted_by text not null constraint rate_limits_counted_by check (
    counted_by in (
      'address', 'network', 'everybody', 'email', 'email and address', 'proof', 'link key', 'session', 'account',
      'known browser'
    )
  ),
  period interval not null constraint rate_limits_period check (period > interval '0'),
  most integer not null constraint rate_limits_most check (most > 0),
  -- A limit that does not refuse is counted only.
  refuses boolean not null default true,
  primary key (action, counted_by, period)
);

comment on table public.rate_limits is 'How often an action is allowed within a period, by whom it is counted.';

alter table public.rate_limits enable row level security;

insert into public.rate_limits (area, action, counted_by, period, most)
values
  -- Signing in (decision 22). A browser that asks for a code gets a proof of it, and the link of the e-mail a key; each is
  -- good for five tries.
  ('sign-in', 'code', 'email and address', '1 hour', 5),
  ('sign-in', 'code', 'address', '1 hour', 12),
  -- 256 addresses of IPv4, or the 65,536 households of a /48 of IPv6.
  ('sign-in', 'code', 'network', '1 hour', 60),
  ('sign-in', 'code', 'email', '1 hour', 10),
  -- A browser that has signed in to the address before: strangers cannot use up its attempts.
  ('sign-in', 'code', 'known browser', '1 hour', 5),
  ('sign-in', 'code', 'proof', '1 hour', 1),
  ('sign-in', 'code', 'link key', '1 hour', 1),
  ('sign-in', 'check', 'proof', '1 hour', 5),
  ('sign-in', 'check', 'address', '1 hour', 60),
  ('sign-in', 'check', 'known browser', '1 hour', 30),
  ('sign-in', 'check', 'session', '1 hour', 30),
  ('sign-in', 'password', 'email and address', '1 hour', 10),
  ('sign-in', 'password', 'address', '1 hour', 60),
  ('sign-in', 'password', 'email', '1 hour', 30),
  ('sign-in', 'password', 'known browser', '1 hour', 10),
  ('sign-in', 'password', 'session', '1 hour', 10),
  -- Of all sessions of an account together: a thief who has one uses up no more than its ten.
  ('sign-in', 'password', 'account', '1 hour', 30),
  ('sign-in', 'link', 'link key', '1 hour', 5),
  ('sign-in', 'link', 'address', '1 hour', 30),
  ('sign-in', 'refresh', 'address', '1 hour', 60),
  ('sign-in', 'refresh', 'session', '1 hour', 60),
  ('forms', 'contact', 'address', '1 hour', 5),
  ('forms', 'submission', 'address', '1 hour', 5),
  -- Invitations to a household by mail (households.sql): they go to people who did not ask.
  ('forms', 'invitation', 'account', '1 hour', 5),
  ('forms', 'invitation', 'address', '1 hour', 10),
  ('forms', 'invitation', 'email', '1 hour', 2),
  -- Views of published menus: all guests of a bar may have one address.
  ('forms', 'view', 'address', '1 hour', 300),
  ('chat', 'chat', 'address', '10 minutes', 40),
  ('chat', 'chat', 'address', '1 day', 300),
  ('chat', 'chat', 'account', '10 minutes', 20),
  ('chat', 'chat', 'account', '1 day', 150),
  -- Texts for an emergency, beyond the limit of the chat.
  ('chat', 'emergency', 'address', '1 hour', 5),
  ('chat', 'translation', 'address', '10 minutes', 60),
  ('chat', 'translation', 'address', '1 day', 300),
  ('chat', 'translation', 'account', '10 minutes', 60),
  ('chat', 'translation', 'account', '1 day', 300);

-- Beyond it, e-mails for signing in go to addresses with an account alone (sign_in.sql).
insert into public.rate_limits (area, action, counted_by, period, most, refuses)
values ('sign-in', 'code', 'everybody', '1 hour', 150, false);

create table public.rate_limit_uses (
  id bigint generated always as identity primary key,
  area text not null references public.rate_limit_areas (area),
  action text not null,
  counted_by text not null,
  -- A hash that says nothing without the salt.
  subject bytea not null constraint rate_limit_uses_subject_length check (octet_length(subject) = 32),
  used_at timestamptz not null
);

comment on table public.rate_limit_uses is 'Who did what in the last hour, or on this day, as a salted hash.';

create index rate_limit_uses_by_subject on public.rate_limit_uses (subject, action, used_at desc);
-- Every use first deletes those that are over: without an index that reads all rows.
create index rate_limit_uses_by_age on public.rate_limit_uses (area, used_at);

alter table public.rate_limit_uses enable row level security;

-- The hash of whoever is counted, such as ["ada@example.test", "192.0.2.1"]; null where a part is missing.
create function public.hash_rate_limit_subject(salt uuid, counted_by text, parts jsonb)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select sha256(convert_to(string_agg(part, E'\n' order by place), 'UTF8'))
  from (
    select 1 as place, salt::text as part
    union all select 2, counted_by
    union all
    select 2 + listed.place, listed.part from jsonb_array_elements_text(parts) with ordinality as listed (part, place)
  ) as listed
  having jsonb_array_length(parts) > 0 and count(*) = count(part);
$$;

-- From when on uses of an area count.
create function public.rate_limits_since(is_daily boolean)
returns timestamptz
language sql
volatile
set search_path = ''
as $$
  select case when is_daily then date_trunc('day', clock_timestamp(), 'UTC') else clock_timestamp() - interval '1 hour' end;
$$;

-- Lets one transaction at a time count in an area, so that uses of one moment are all counted, and deletes what is over.
create function public.lock_rate_limits(area text)
returns public.rate_limit_areas
language plpgsql
set search_path = ''
as $$
declare
  locked public.rate_limit_areas%rowtype;
  since timestamptz;
begin
  select * into strict locked
  from public.rate_limit_areas as listed where listed.area = lock_rate_limits.area for update;
  since = public.rate_limits_since(locked.is_daily);
  delete from public.rate_limit_uses as used where used.area = locked.area and used.used_at < since;
  if not exists (select from public.rate_limit_uses as used where used.area = locked.area) then
    update public.rate_limit_areas as listed set salt = gen_random_uuid()
    where listed.area = locked.area
    returning * into locked;
  end if;
  return locked;
end;
$$;

-- Counts an action for everybody it is counted by, if each of its limits has room. `subjects` has an array of parts for
-- each: {"address": ["192.0.2.1"], "account": [null]}; whoever is missing or has a null is not counted. Answers
-- {"uses": ids}, which refund_rate_limit takes, or {"wait": seconds}.
create function public.consume_rate_limit(action text, subjects jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  area public.rate_limit_areas%rowtype;
  moment timestamptz;
  wait integer;
  uses jsonb;
begin
  area = public.lock_rate_limits(
    (select min(rule.area) from public.rate_limits as rule where rule.action = consume_rate_limit.action)
  );
  -- Behind the lock, so that moments have the order of the uses.
  moment = clock_timestamp();

  -- A limit is reached by as many uses as it allows; the oldest of them says when the next is free.
  select ceil(extract(epoch from max(
    least(
      oldest.used_at + rule.period,
      case when area.is_daily then date_trunc('day', moment, 'UTC') + interval '1 day' end
    )
  ) - moment))::integer
  into wait
  from public.rate_limits as rule
  cross join lateral (
    select used.used_at
    from public.rate_limit_uses as used
    where used.subject = public.hash_rate_limit_subject(area.salt, rule.counted_by, subjects -> rule.counted_by)
      and used.action = rule.action
      and used.used_at > moment - rule.period
    order by used.used_at desc
    offset rule.most - 1
    limit 1
  ) as oldest
  where rule.action = consume_rate_limit.action and rule.refuses;
  if wait is not null then
    return jsonb_build_object('wait', greatest(wait, 1));
  end if;

  with used as (
    insert into public.rate_limit_uses (area, action, counted_by, subject, used_at)
    select distinct area.area, rule.action, rule.counted_by, hash, moment
    from public.rate_limits as rule
    cross join lateral public.hash_rate_limit_subject(
      area.salt, rule.counted_by, subjects -> rule.counted_by
    ) as hash
    where rule.action = consume_rate_limit.action and hash is not null
    returning id
  )
  select jsonb_agg(id) into uses from used;
  if uses is null then
    raise exception 'Nobody is counted for %.', action;
  end if;
  return jsonb_build_object('uses', uses);
end;
$$;

-- Takes uses back.
create function public.refund_rate_limit(uses bigint[])
returns void
language sql
set search_path = ''
as $$
  delete from public.rate_limit_uses where id = any (uses);
$$;

-- How often somebody did something. For callers who hold the lock of the area.
create function public.count_rate_limit_uses(area text, action text, counted_by text, parts jsonb)
returns bigint
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Read first, so that the index finds the uses.
  own_salt constant uuid = (select salt from public.rate_limit_areas as listed where listed.area = count_rate_limit_uses.area);
  hash constant bytea = public.hash_rate_limit_subject(own_salt, counted_by, parts);
begin
  return (
    select count(*) from public.rate_limit_uses as used
    where used.subject = hash and used.action = count_rate_limit_uses.action
  );
end;
$$;
