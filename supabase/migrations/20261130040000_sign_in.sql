-- Attempts to sign in (decision 22): codes that are sent, and codes, passwords, links and refreshes that are tried.
-- Supabase counts by the address that calls it, which is the site's for every reader, so the site counts itself, by
-- rate_limits.sql.

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

-- Whether an address has an account whose mailbox was proven. Definer: accounts belong to Supabase Auth.
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

-- Definer: sessions belong to Supabase Auth.
create function public.session_exists(session text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from auth.sessions where sessions.id = session_exists.session::uuid);
$$;

-- Counts an attempt at a step if each of its limits has room. Answers {"uses": ids}, which refund_rate_limit takes after
-- an attempt that was no wrong guess, or {"wait": seconds}. A code without the proof that one was asked for, or a link
-- with a key that was never sent, counts and is answered {"uses": null}. For a code the answer also has how many were
-- asked for within the hour ("asked"), whether e-mails go to addresses with an account alone ("known_only"), and whether
-- to send this one ("sends"). Everybody counts alike, so that no count tells who has an account.
create function public.consume_sign_in_attempt(
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
  mailbox constant text = case when step = 'code' then public.fold_mailbox(email) else email end;
  -- A live session counts by itself and by its account, a known browser by its e-mail address: strangers can use up
  -- neither. A session that nobody has counts as a stranger.
  is_live constant boolean = session is not null and public.session_exists(session);
  is_known_browser constant boolean = is_known and not is_live;
  is_stranger constant boolean = not is_live and not is_known;
  attempt jsonb;
  asked bigint;
  known_only boolean;
begin
  attempt = public.consume_rate_limit(step, jsonb_build_object(
    'everybody', jsonb_build_array(''),
    'address', jsonb_build_array(case when is_stranger then address end),
    'network', jsonb_build_array(case when is_stranger then network end),
    'email', jsonb_build_array(case when is_stranger then mailbox end),
    'email and address', jsonb_build_array(case when is_stranger then mailbox end, address),
    'known browser', jsonb_build_array(case when is_known_browser then mailbox end),
    'session', jsonb_build_array(case when is_live then session end),
    'account', jsonb_build_array(case when is_live then mailbox end),
    'proof', jsonb_build_array(email, proof),
    'link key', jsonb_build_array(link_key)
  ));
  if attempt ? 'wait' then
    return attempt;
  end if;

  if step = 'check' and public.count_rate_limit_uses('sign-in', 'code', 'proof', jsonb_build_array(email, proof)) = 0
    or step = 'link' and link_key is not null
      and public.count_rate_limit_uses('sign-in', 'code', 'link key', jsonb_build_array(link_key)) = 0
  then
    return jsonb_build_object('uses', null);
  end if;
  if step <> 'code' then
    return attempt;
  end if;

  asked = public.count_rate_limit_uses('sign-in', 'code', 'everybody', jsonb_build_array(''));
  known_only = asked > (
    select rule.most from public.rate_limits as rule where rule.action = 'code' and rule.counted_by = 'everybody'
  );
  return attempt || jsonb_build_object(
    'asked', asked,
    'known_only', known_only,
    -- Looked up in any case, so that it takes the same time.
    'sends', public.is_proven_email(email) or not known_only
  );
end;
$$;

-- For the operator: fits the limits to how many e-mails the project sends in an hour (docs/deploy.md, step 4).
create function public.limit_sign_in_mails(an_hour integer)
returns void
language sql
set search_path = ''
as $$
  update public.rate_limits as rule
  set most = case rule.counted_by when 'network' then greatest(an_hour / 5, 12) else greatest(an_hour / 2, 1) end
  where rule.action = 'code' and rule.counted_by in ('network', 'everybody');
$$;

-- For GET /api/health: whether so many codes are asked for that e-mails go to addresses with an account alone.
create function public.are_sign_in_mails_scarce()
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.rate_limits as rule
    where rule.action = 'code' and rule.counted_by = 'everybody' and rule.most <= (
      select count(*) from public.rate_limit_uses as used
      where used.area = rule.area and used.action = rule.action and used.counted_by = rule.counted_by
        and used.used_at > now() - rule.period
    )
  );
$$;
