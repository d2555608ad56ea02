-- A published menu may follow the shelf of its owner: what that does not make is shown as sold out.

alter table public.menu_publications add column if not exists follows_shelf boolean not null default false;

comment on column public.menu_publications.follows_shelf is
  'Whether what the shelf of its owner does not make is shown as sold out, besides what stands in sold_out.';

grant insert (follows_shelf), update (follows_shelf) on public.menu_publications to authenticated;

-- The shelf that the menu of a token follows; null where it follows none, or its owner has kept none. For the site
-- alone: whoever has a token learns what is sold out, and not what else stands on the shelf.
create or replace function public.read_followed_shelf(token text)
returns text[]
language sql
stable
security definer
set search_path = ''
as $$
  select shelf.entries
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  join public.shelves as shelf on shelf.user_id = menu.user_id
  where publication.token = read_followed_shelf.token and publication.follows_shelf;
$$;

revoke execute on function public.read_followed_shelf(text) from public, anon, authenticated;
grant execute on function public.read_followed_shelf(text) to service_role;
