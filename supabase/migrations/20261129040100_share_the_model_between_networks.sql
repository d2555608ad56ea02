-- The model's budget of a day counts by network too (/24 of IPv4, /48 of IPv6): at most a fifth for each, so that nobody
-- uses it up from the 65,536 households of a /48. And texts for an emergency, which are told beyond every other limit,
-- are bounded: five an hour for an address.

alter table public.chat_turns drop constraint if exists chat_turns_purpose;
alter table public.chat_turns
  add constraint chat_turns_purpose check (purpose in ('chat', 'translation', 'call', 'emergency'));

drop function if exists public.claim_translation(text, text, text, uuid);
drop function if exists public.take_chat_turn(text, text, uuid, boolean);
drop function if exists public.consume_model_call(text, uuid);

-- As before, and with 'emergency' as a purpose.
create or replace function public.take_chat_turn(
  purpose text, visitor text, account uuid, wants_model boolean, network text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  guard public.chat_guard%rowtype;
  moment timestamptz;
  today date;
  by_address bytea;
  by_account bytea;
  by_network bytea;
  wait integer;
  calls integer;
  calls_a_day integer;
  may_call boolean;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted; the clock is read behind it.
  select * into strict guard from public.chat_guard where is_only for update;
  moment = clock_timestamp();
  today = (moment at time zone 'utc')::date;
  if guard.day <> today then
    delete from public.chat_turns where true;
    update public.chat_guard set day = today, salt = gen_random_uuid(), model_calls = 0, translation_calls = 0
    where is_only returning * into guard;
  end if;

  by_address = sha256(convert_to(guard.salt::text || 'address' || visitor, 'UTF8'));
  by_account = sha256(convert_to(guard.salt::text || 'account' || account::text, 'UTF8'));
  by_network = sha256(convert_to(guard.salt::text || 'network' || network, 'UTF8'));

  -- A rule is used up by as many turns as it allows; the oldest of them says when the next is free.
  select ceil(extract(epoch from max(used_up.free_at) - moment))::integer into wait
  from (
    values
      ('chat', by_address, interval '10 minutes', 40),
      ('chat', by_address, interval '1 day', 300),
      ('chat', by_account, interval '10 minutes', 20),
      ('chat', by_account, interval '1 day', 150),
      ('emergency', by_address, interval '1 hour', 5),
      ('translation', by_address, interval '10 minutes', 60),
      ('translation', by_address, interval '1 day', 300),
      ('translation', by_account, interval '10 minutes', 60),
      ('translation', by_account, interval '1 day', 300)
  ) as rule (purpose, subject, span, most)
  cross join lateral (
    select least(turn.taken_at + rule.span, (today + 1)::timestamp at time zone 'utc') as free_at
    from public.chat_turns as turn
    where turn.subject = rule.subject and turn.purpose = rule.purpose and turn.taken_at > moment - rule.span
    order by turn.taken_at desc
    offset rule.most - 1
    limit 1
  ) as used_up
  where rule.purpose = take_chat_turn.purpose;
  if wait is not null then
    return jsonb_build_object('wait', greatest(wait, 1), 'model', false);
  end if;

  if purpose = 'chat' then
    calls = guard.model_calls;
    calls_a_day = guard.model_calls_a_day;
  else
    calls = guard.translation_calls;
    calls_a_day = guard.translation_calls_a_day;
  end if;
  may_call = wants_model and calls < calls_a_day and not exists (
    select from public.chat_turns as turn
    where turn.subject in (by_address, by_account, by_network) and turn.purpose = take_chat_turn.purpose
      and turn.is_model_call
    group by turn.subject
    having count(*) >= ceil(calls_a_day / case when turn.subject = by_network then 5.0 else 20.0 end)
  );

  insert into public.chat_turns (purpose, subject, taken_at, is_model_call)
  select take_chat_turn.purpose, subject, moment, may_call
  from unnest(array[by_address, by_account, case when may_call then by_network end]) as subject
  where subject is not null;

  if may_call then
    update public.chat_guard set
      model_calls = model_calls + (purpose = 'chat')::integer,
      translation_calls = translation_calls + (purpose = 'translation')::integer
    where is_only;
  end if;
  return jsonb_build_object('wait', null, 'model', may_call);
end;
$$;

revoke execute on function public.take_chat_turn(text, text, uuid, boolean, text) from public, anon, authenticated;
grant execute on function public.take_chat_turn(text, text, uuid, boolean, text) to service_role;

-- As before.
create or replace function public.consume_model_call(visitor text, account uuid, network text default null)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  guard public.chat_guard%rowtype;
  by_address bytea;
  by_account bytea;
  by_network bytea;
begin
  -- The lock lets one at a time through, so that calls of the same moment are all counted.
  select * into strict guard from public.chat_guard where is_only for update;
  by_address = sha256(convert_to(guard.salt::text || 'address' || visitor, 'UTF8'));
  by_account = sha256(convert_to(guard.salt::text || 'account' || account::text, 'UTF8'));
  by_network = sha256(convert_to(guard.salt::text || 'network' || network, 'UTF8'));
  if guard.model_calls >= guard.model_calls_a_day or exists (
    select from public.chat_turns as turn
    where turn.subject in (by_address, by_account, by_network) and turn.purpose = 'call'
    group by turn.subject
    having count(*) >= ceil(guard.model_calls_a_day / case when turn.subject = by_network then 5.0 else 20.0 end)
  ) then
    return false;
  end if;
  insert into public.chat_turns (purpose, subject, taken_at, is_model_call)
  select 'call', subject, clock_timestamp(), true
  from unnest(array[by_address, by_account, by_network]) as subject where subject is not null;
  update public.chat_guard set model_calls = model_calls + 1 where is_only;
  return true;
end;
$$;

revoke execute on function public.consume_model_call(text, uuid, text) from public, anon, authenticated;
grant execute on function public.consume_model_call(text, uuid, text) to service_role;

-- As before.
create or replace function public.claim_translation(
  hash text, target text, visitor text, account uuid, network text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  kept text;
  turn jsonb;
begin
  insert into public.translation_claims as claim (source_hash, language, claimed_at)
  values (hash, target, clock_timestamp())
  on conflict (source_hash, language) do update set claimed_at = excluded.claimed_at
  where claim.claimed_at < clock_timestamp() - interval '1 minute';
  if not found then
    return jsonb_build_object('state', 'busy');
  end if;

  select translated_text into kept from public.translations where source_hash = hash and language = target;
  if kept is null then
    turn = public.take_chat_turn('translation', visitor, account, true, network);
    if (turn ->> 'model')::boolean then
      return jsonb_build_object('state', 'granted');
    end if;
  end if;

  delete from public.translation_claims where source_hash = hash and language = target;
  return case
    when kept is not null then jsonb_build_object('state', 'kept', 'text', kept)
    when turn ->> 'wait' is not null then jsonb_build_object('state', 'wait', 'seconds', turn -> 'wait')
    else jsonb_build_object('state', 'spent')
  end;
end;
$$;

revoke execute on function public.claim_translation(text, text, text, uuid, text) from public, anon, authenticated;
grant execute on function public.claim_translation(text, text, text, uuid, text) to service_role;
