-- How often the bartender is asked and texts are translated, how often a day the model is called, and what it has
-- translated. Only the site reads and writes here, with the secret key.

-- A single row: the day (UTC) that is being counted, its salt, and how often the model was called on it.
create table public.chat_guard (
  is_only boolean primary key default true constraint chat_guard_is_only check (is_only),
  day date not null default (now() at time zone 'utc')::date,
  salt uuid not null default gen_random_uuid(),
  model_calls integer not null default 0,
  model_calls_a_day integer not null default 2000
    constraint chat_guard_model_calls_a_day check (model_calls_a_day >= 0),
  translation_calls integer not null default 0,
  translation_calls_a_day integer not null default 2000
    constraint chat_guard_translation_calls_a_day check (translation_calls_a_day >= 0)
);

comment on column public.chat_guard.model_calls_a_day is
  'How often the chat may call the model a day; 0 leaves it to the house bartender.';
comment on column public.chat_guard.translation_calls_a_day is
  'How many texts the model may translate a day; 0 stops that.';

alter table public.chat_guard enable row level security;

insert into public.chat_guard default values;

-- Questions and calls of the current day, a row for each of address, account and network. The subject is a hash that
-- says nothing without the salt; both go at midnight (UTC).
create table public.chat_turns (
  id bigint generated always as identity primary key,
  purpose text not null
    constraint chat_turns_purpose check (purpose in ('chat', 'translation', 'call', 'emergency')),
  subject bytea not null constraint chat_turns_subject_length check (octet_length(subject) = 32),
  is_model_call boolean not null default false,
  taken_at timestamptz not null
);

comment on table public.chat_turns is 'Who asked the bartender today, as a salted hash.';
comment on column public.chat_turns.is_model_call is 'Whether this turn was granted a call of the model.';

create index chat_turns_by_subject on public.chat_turns (subject, purpose, taken_at desc);

alter table public.chat_turns enable row level security;

-- Takes a turn for an address and, where somebody is signed in, for the account, if both have one left. Answers
-- {"wait": seconds} where one has to wait, and with "model" whether the model may be called: while the budget of the day
-- has room, the address and the account each had less than a twentieth of it, and the network less than a fifth.
create function public.take_chat_turn(
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

-- Counts a call of the model for the chat: an answer takes up to four. A turn of the chat was taken before, so that the
-- day has begun.
create function public.consume_model_call(visitor text, account uuid, network text default null)
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

-- Translations, so that nobody pays for one twice. Of the original only the hash is kept.

-- No grants and no policies for readers: the texts are shown to others.
create table public.translations (
  source_hash text not null constraint translations_source_hash check (source_hash ~ '^[0-9a-f]{64}$'),
  language text not null constraint translations_language check (language in ('en', 'nl', 'de', 'es', 'fr')),
  translated_text text not null
    constraint translations_translated_text_length check (char_length(translated_text) between 1 and 8000),
  kept_at timestamptz not null default now(),
  primary key (source_hash, language)
);

comment on table public.translations is 'Texts that the model has translated, by the SHA-256 of the original.';

create index translations_by_age on public.translations (kept_at);

alter table public.translations enable row level security;

-- A text that many ask for at the same moment is translated once: the first claims it, the others wait for the result.
create table public.translation_claims (
  source_hash text not null constraint translation_claims_source_hash check (source_hash ~ '^[0-9a-f]{64}$'),
  language text not null
    constraint translation_claims_language check (language in ('en', 'nl', 'de', 'es', 'fr')),
  claimed_at timestamptz not null,
  primary key (source_hash, language)
);

comment on table public.translation_claims is 'Texts that the model is translating, by the SHA-256 of the original.';

alter table public.translation_claims enable row level security;

-- Claims a text for a visitor. Answers with "state": "kept" and the "text" where it was translated meanwhile, "busy"
-- where another request translates it, "wait" and the "seconds" where no turn is left, "spent" where the budget or the
-- visitor's share of it is, and "granted" where the model may be called now. A claim ends after a minute, longer than a
-- model takes.
create function public.claim_translation(
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

-- Ends a claim whose translation failed.
create function public.release_translation(hash text, target text)
returns void
language sql
set search_path = ''
as $$
  delete from public.translation_claims where source_hash = hash and language = target;
$$;

-- Stores a translation, and ends its claim.
create function public.keep_translation(hash text, target text, translation text)
returns void
language sql
set search_path = ''
as $$
  insert into public.translations (source_hash, language, translated_text) values (hash, target, translation)
  on conflict (source_hash, language)
  do update set translated_text = excluded.translated_text, kept_at = excluded.kept_at;
  delete from public.translation_claims where source_hash = hash and language = target;
$$;
