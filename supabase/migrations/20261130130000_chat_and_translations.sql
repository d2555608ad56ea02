-- How often a day the model is called, and what it has translated. Only the site reads and writes here, with the secret
-- key. How many questions and translations one may ask for stands in rate_limits.sql.

-- A single row: the day (UTC) that is being counted, and how often the model was called on it.
create table public.chat_guard (
  is_only boolean primary key default true constraint chat_guard_is_only check (is_only),
  day date not null default (now() at time zone 'utc')::date,
  model_calls integer not null default 0,
  model_calls_a_day integer not null default 2000
    constraint chat_guard_model_calls_a_day check (model_calls_a_day >= 0),
  translation_calls integer not null default 0,
  translation_calls_a_day integer not null default 2000
    constraint chat_guard_translation_calls_a_day check (translation_calls_a_day >= 0)
);

comment on table public.chat_guard is 'The budgets of a day: how often the chat and translations may call the model.';
comment on column public.chat_guard.model_calls_a_day is
  'How often the chat may call the model a day; 0 leaves it to the bartender without a model.';
comment on column public.chat_guard.translation_calls_a_day is
  'How many texts the model may translate a day; 0 stops that.';

alter table public.chat_guard enable row level security;

insert into public.chat_guard default values;

-- Counts a call of the model for the 'chat' or a 'translation'. False where the budget of the day is spent, the address or
-- the account had a twentieth of it, or the network a fifth.
create function public.consume_model_call(
  visitor text, account uuid, network text default null, budget text default 'chat'
)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  action constant text = budget || ' call';
  subjects constant jsonb = jsonb_build_object(
    'address', jsonb_build_array(visitor),
    'account', jsonb_build_array(account),
    'network', jsonb_build_array(network)
  );
  today constant date = (clock_timestamp() at time zone 'utc')::date;
  area public.rate_limit_areas%rowtype;
  guard public.chat_guard%rowtype;
  calls integer;
  calls_a_day integer;
begin
  area = public.lock_rate_limits('chat');
  select * into strict guard from public.chat_guard where is_only for update;
  if guard.day <> today then
    update public.chat_guard set day = today, model_calls = 0, translation_calls = 0
    where is_only returning * into guard;
  end if;
  if budget = 'chat' then
    calls = guard.model_calls;
    calls_a_day = guard.model_calls_a_day;
  else
    calls = guard.translation_calls;
    calls_a_day = guard.translation_calls_a_day;
  end if;
  if calls >= calls_a_day or exists (
    select from jsonb_each(subjects) as subject (counted_by, parts)
    where public.count_rate_limit_uses('chat', action, counted_by, parts)
      >= ceil(calls_a_day / case counted_by when 'network' then 5.0 else 20.0 end)
  ) then
    return false;
  end if;

  insert into public.rate_limit_uses (area, action, counted_by, subject, used_at)
  select area.area, action, counted_by, hash, clock_timestamp()
  from jsonb_each(subjects) as subject (counted_by, parts)
  cross join lateral public.hash_rate_limit_subject(area.salt, counted_by, parts) as hash
  where hash is not null;
  update public.chat_guard set
    model_calls = model_calls + (budget = 'chat')::integer,
    translation_calls = translation_calls + (budget <> 'chat')::integer
  where is_only;
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
  stored_at timestamptz not null default now(),
  primary key (source_hash, language)
);

comment on table public.translations is 'Texts that the model has translated, by the SHA-256 of the original.';

create index translations_by_age on public.translations (stored_at);

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
-- where another request translates it, "wait" and the "seconds" where a limit is reached, "spent" where the budget or the
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
  stored text;
  wait jsonb;
begin
  insert into public.translation_claims as claim (source_hash, language, claimed_at)
  values (hash, target, clock_timestamp())
  on conflict (source_hash, language) do update set claimed_at = excluded.claimed_at
  where claim.claimed_at < clock_timestamp() - interval '1 minute';
  if not found then
    return jsonb_build_object('state', 'busy');
  end if;

  select translated_text into stored from public.translations where source_hash = hash and language = target;
  if stored is null then
    wait = public.consume_rate_limit('translation', jsonb_build_object(
      'address', jsonb_build_array(visitor),
      'account', jsonb_build_array(account)
    )) -> 'wait';
    if wait is null and public.consume_model_call(visitor, account, network, 'translation') then
      return jsonb_build_object('state', 'granted');
    end if;
  end if;

  delete from public.translation_claims where source_hash = hash and language = target;
  return case
    when stored is not null then jsonb_build_object('state', 'kept', 'text', stored)
    when wait is not null then jsonb_build_object('state', 'wait', 'seconds', wait)
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
create function public.store_translation(hash text, target text, translation text)
returns void
language sql
set search_path = ''
as $$
  insert into public.translations (source_hash, language, translated_text) values (hash, target, translation)
  on conflict (source_hash, language)
  do update set translated_text = excluded.translated_text, stored_at = excluded.stored_at;
  delete from public.translation_claims where source_hash = hash and language = target;
$$;
