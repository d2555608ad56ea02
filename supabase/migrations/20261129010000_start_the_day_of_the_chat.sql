-- The first chat question of a day (UTC) empties the counts of the day before. Supabase's data API refuses a DELETE
-- without WHERE, so that on a hosted project the day never changed: the function is as before, but for that WHERE.

create or replace function public.take_chat_turn(
  purpose text, visitor text, account uuid, wants_model boolean
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
    -- Supabase's data API refuses a DELETE without WHERE (pg-safeupdate).
    delete from public.chat_turns where true;
    update public.chat_guard set day = today, salt = gen_random_uuid(), model_calls = 0, translation_calls = 0
    where is_only returning * into guard;
  end if;

  by_address = sha256(convert_to(guard.salt::text || 'address' || visitor, 'UTF8'));
  by_account = sha256(convert_to(guard.salt::text || 'account' || account::text, 'UTF8'));

  -- A rule is used up by as many turns as it allows; the oldest of them says when the next is free.
  select ceil(extract(epoch from max(used_up.free_at) - moment))::integer into wait
  from (
    values
      ('chat', by_address, interval '10 minutes', 40),
      ('chat', by_address, interval '1 day', 300),
      ('chat', by_account, interval '10 minutes', 20),
      ('chat', by_account, interval '1 day', 150),
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
    where turn.subject in (by_address, by_account) and turn.purpose = take_chat_turn.purpose and turn.is_model_call
    group by turn.subject
    having count(*) >= ceil(calls_a_day / 20.0)
  );

  insert into public.chat_turns (purpose, subject, taken_at, is_model_call)
  select take_chat_turn.purpose, subject, moment, may_call
  from unnest(array[by_address, by_account]) as subject where subject is not null;

  if may_call then
    update public.chat_guard set
      model_calls = model_calls + (purpose = 'chat')::integer,
      translation_calls = translation_calls + (purpose = 'translation')::integer
    where is_only;
  end if;
  return jsonb_build_object('wait', null, 'model', may_call);
end;
$$;
