-- A text that many ask for at the same moment is translated once: who comes first claims it, the others wait for what
-- is kept then.

create table if not exists public.translation_claims (
  source_hash text not null constraint translation_claims_source_hash check (source_hash ~ '^[0-9a-f]{64}$'),
  language text not null
    constraint translation_claims_language check (language in ('en', 'nl', 'de', 'es', 'fr')),
  claimed_at timestamptz not null,
  primary key (source_hash, language)
);

comment on table public.translation_claims is 'Texts that the model is translating, by the SHA-256 of the original.';

-- Without a policy and without grants: only the functions below, called with the secret key, read and write it.
alter table public.translation_claims enable row level security;
revoke all on public.translation_claims from anon, authenticated;
grant all on public.translation_claims to service_role;

-- Claims a text for a visitor. Answers with "state": "kept" and the "text" where it was translated meanwhile, "busy"
-- where somebody is at it, "wait" and the "seconds" where no turn is left, "spent" where the budget or the visitor's
-- share of it is, and "granted" where the model may be called now. A claim ends after a minute, longer than a model
-- takes.
create or replace function public.claim_translation(hash text, target text, visitor text, account uuid)
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
    turn = public.take_chat_turn('translation', visitor, account, true);
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

-- Gives a claim back whose translation failed.
create or replace function public.release_translation(hash text, target text)
returns void
language sql
set search_path = ''
as $$
  delete from public.translation_claims where source_hash = hash and language = target;
$$;

-- Keeps a translation, and ends its claim.
create or replace function public.keep_translation(hash text, target text, translation text)
returns void
language sql
set search_path = ''
as $$
  insert into public.translations (source_hash, language, translated_text) values (hash, target, translation)
  on conflict (source_hash, language)
  do update set translated_text = excluded.translated_text, kept_at = excluded.kept_at;
  delete from public.translation_claims where source_hash = hash and language = target;
$$;

revoke execute on function public.claim_translation(text, text, text, uuid) from public, anon, authenticated;
revoke execute on function public.release_translation(text, text) from public, anon, authenticated;
revoke execute on function public.keep_translation(text, text, text) from public, anon, authenticated;
grant execute on function public.claim_translation(text, text, text, uuid) to service_role;
grant execute on function public.release_translation(text, text) to service_role;
grant execute on function public.keep_translation(text, text, text) to service_role;
