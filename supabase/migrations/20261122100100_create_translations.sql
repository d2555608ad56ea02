-- What the model has translated, so that nobody pays for it twice. Of the original only the hash is kept.

create table if not exists public.translations (
  source_hash text not null constraint translations_source_hash check (source_hash ~ '^[0-9a-f]{64}$'),
  language text not null constraint translations_language check (language in ('en', 'nl', 'de', 'es', 'fr')),
  translated_text text not null
    constraint translations_translated_text_length check (char_length(translated_text) between 1 and 8000),
  kept_at timestamptz not null default now(),
  primary key (source_hash, language)
);

create index if not exists translations_by_age on public.translations (kept_at);

comment on table public.translations is 'Texts that the model has translated, by the SHA-256 of the original.';

-- Without a policy and without grants: what stands here is shown to others, so that the secret key alone may write it.
alter table public.translations enable row level security;
revoke all on public.translations from anon, authenticated;
grant all on public.translations to service_role;

-- Keeps a translation for ninety days, and forgets what is older.
create or replace function public.keep_translation(hash text, target text, translation text)
returns void
language sql
set search_path = ''
as $$
  delete from public.translations where kept_at <= now() - interval '90 days';
  insert into public.translations (source_hash, language, translated_text) values (hash, target, translation)
  on conflict (source_hash, language)
  do update set translated_text = excluded.translated_text, kept_at = excluded.kept_at;
$$;

revoke execute on function public.keep_translation(text, text, text) from public, anon, authenticated;
grant execute on function public.keep_translation(text, text, text) to service_role;
