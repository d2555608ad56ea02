-- On which sites a published menu may stand in a frame (decision 56). The column belongs to the publication: a menu that
-- is taken down and published anew is embedded nowhere.

-- Whether these are one to five origins of sites, each once, or a star alone, which stands for any.
create or replace function public.is_embed_origins(origins text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select origins = array['*'] or (
    cardinality(origins) between 1 and 5
    and (
      select bool_and(
        origin is not null
          and char_length(origin) <= 200
          and origin ~ '^https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:[1-9][0-9]{0,4})?$'
      ) and count(distinct origin) = count(*)
      from unnest(origins) as origin
    )
  );
$$;

revoke execute on function public.is_embed_origins(text[]) from public, anon;
grant execute on function public.is_embed_origins(text[]) to authenticated, service_role;

alter table public.menu_publications
  add column if not exists embed_origins text[]
    constraint menu_publications_embed_origins_valid check (public.is_embed_origins(embed_origins));

comment on column public.menu_publications.embed_origins is 'Sites that may show the menu in a frame; null for none.';

grant update (embed_origins) on public.menu_publications to authenticated;

-- The sites that may show the menu of a token in a frame; null where there is none, or where none may.
-- Definer: guests have no right on the table, so that nobody can list what is published.
create or replace function public.read_embed_origins(token text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select publication.embed_origins
  from public.menu_publications as publication
  where publication.token = read_embed_origins.token;
$$;

revoke execute on function public.read_embed_origins(text) from public;
grant execute on function public.read_embed_origins(text) to anon, authenticated, service_role;
