-- How often the bartender may be asked and texts be translated, and how often a day the model may be called in all.

-- A single row: the day that is being counted, its salt, and what the model has been called for on it.
create table if not exists public.chat_guard (
  is_only boolean primary key default true constraint chat_guard_is_only check (is_only),
  day date not null default (now() at time zone 'utc')::date,
  salt uuid not null default gen_random_uuid(),
  model_calls integer not null default 0,
  model_calls_a_day integer not null default 2000
    constraint chat_guard_model_calls_a_day check (model_calls_a_day >= 0)
);

comment on column public.chat_guard.model_calls_a_day is 'What the operator pays for at most; 0 stops the model.';

insert into public.chat_guard default values on conflict do nothing;

-- Turns of the current day, one row for the address and one for the account. The subject is a hash that says nothing
-- without the salt; both go at midnight (UTC).
create table if not exists public.chat_turns (
  id bigint generated always as identity primary key,
  purpose text not null constraint chat_turns_purpose check (purpose in ('chat', 'translation')),
  subject bytea not null constraint chat_turns_subject_length check (octet_length(subject) = 32),
  taken_at timestamptz not null
);

create index if not exists chat_turns_by_subject on public.chat_turns (subject, purpose, taken_at desc);

comment on table public.chat_turns is 'Who asked the bartender today, as a salted hash.';

-- Without a policy and without grants: only the function below reads and writes them.
alter table public.chat_guard enable row level security;
alter table public.chat_turns enable row level security;
revoke all on public.chat_guard, public.chat_turns from anon, authenticated;
grant all on public.chat_guard, public.chat_turns to service_role;

-- Takes a turn for an address and, where somebody is signed in, for the account, if both have one left: of the
-- bartender 40 in ten minutes and 300 a day from one address, 20 and 150 for one account; of translations 60 and 300
-- for either. Answers {"wait": seconds} where one has to wait, and with "model" whether the model may be called.
-- Definer: nobody else may see who asked.
create or replace function public.take_chat_turn(purpose text, visitor text, wants_model boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  guard public.chat_guard%rowtype;
  moment timestamptz;
  today date;
  by_address bytea;
  by_account bytea;
  wait integer;
  may_call boolean;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted; the clock is read behind it.
  select * into strict guard from public.chat_guard where is_only for update;
  moment = clock_timestamp();
  today = (moment at time zone 'utc')::date;
  if guard.day <> today then
    delete from public.chat_turns where true;
    update public.chat_guard set day = today, salt = gen_random_uuid(), model_calls = 0
    where is_only returning * into guard;
  end if;

  by_address = sha256(convert_to(guard.salt::text || 'address' || visitor, 'UTF8'));
  by_account = sha256(convert_to(guard.salt::text || 'account' || (select auth.uid())::text, 'UTF8'));

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

  insert into public.chat_turns (purpose, subject, taken_at)
  select take_chat_turn.purpose, subject, moment
  from unnest(array[by_address, by_account]) as subject where subject is not null;

  may_call = wants_model and guard.model_calls < guard.model_calls_a_day;
  if may_call then
    update public.chat_guard set model_calls = model_calls + 1 where is_only;
  end if;
  return jsonb_build_object('wait', null, 'model', may_call);
end;
$$;

revoke execute on function public.take_chat_turn(text, text, boolean) from public;
grant execute on function public.take_chat_turn(text, text, boolean) to anon, authenticated, service_role;
