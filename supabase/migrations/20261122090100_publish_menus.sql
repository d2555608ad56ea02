-- Published menus: whoever has the token reads the menu, and nothing else.

create table if not exists public.menu_publications (
  menu_id uuid primary key references public.menus (id) on delete cascade,
  -- The 122 random bits of a uuid in 22 characters, short enough for a QR code that reads from afar.
  token text not null unique
    default translate(
      encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_'
    )
    constraint menu_publications_token_shape check (token ~ '^[A-Za-z0-9_-]{22,64}$'),
  sold_out text[] not null default '{}'
    constraint menu_publications_sold_out_count check (cardinality(sold_out) <= 200)
    constraint menu_publications_sold_out_valid check (public.is_recipe_list(sold_out)),
  created_at timestamptz not null default now()
);

comment on table public.menu_publications is
  'A row while a menu is published; deleting it takes the address away for good, since tokens do not come again.';

alter table public.menu_publications enable row level security;

-- Column grants: nobody chooses a token.
revoke all on public.menu_publications from anon, authenticated;
grant select, delete on public.menu_publications to authenticated;
-- The id as well: an upsert sets every column that it is given; the policy keeps it one of the own menus.
grant insert (menu_id, sold_out), update (menu_id, sold_out) on public.menu_publications to authenticated;
grant all on public.menu_publications to service_role;

drop policy if exists "Readers see how their own menus are published" on public.menu_publications;
create policy "Readers see how their own menus are published" on public.menu_publications
  for select to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

drop policy if exists "Readers publish their own menus" on public.menu_publications;
create policy "Readers publish their own menus" on public.menu_publications
  for insert to authenticated
  with check (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

drop policy if exists "Readers say what is sold out on their own menus" on public.menu_publications;
create policy "Readers say what is sold out on their own menus" on public.menu_publications
  for update to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())))
  with check (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

drop policy if exists "Readers revoke their own menus" on public.menu_publications;
create policy "Readers revoke their own menus" on public.menu_publications
  for delete to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

-- The menu of a token, or null. Definer: guests have no right on the tables, so that nobody can list what is published.
create or replace function public.read_published_menu(token text)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'name', menu.name,
    'description', menu.description,
    'restaurant_name', menu.restaurant_name,
    'sections', menu.sections,
    'sold_out', publication.sold_out,
    'updated_at', menu.updated_at
  )
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  where publication.token = read_published_menu.token;
$$;

revoke execute on function public.read_published_menu(text) from public;
grant execute on function public.read_published_menu(text) to anon, authenticated, service_role;
