-- What a menu was before it was saved anew, so that its owner can have it back (decision 55).

create table if not exists public.menu_versions (
  id uuid primary key default gen_random_uuid(),
  menu_id uuid not null references public.menus (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- That of the menu when it said this.
  version integer not null,
  -- As the columns of menus have it, whose checks it has passed: the trigger below alone writes here.
  content jsonb not null,
  saved_at timestamptz not null,
  replaced_at timestamptz not null default clock_timestamp(),
  -- Whether the next save keeps what it replaces, however soon it comes.
  is_closed boolean not null default false,
  bytes integer generated always as (octet_length(content::text)) stored,
  unique (menu_id, version)
);

comment on table public.menu_versions is 'Earlier versions of menus: at most 30 of a menu, and 4 MB of an account.';

create index if not exists menu_versions_by_reader on public.menu_versions (user_id, replaced_at);

alter table public.menu_versions enable row level security;

revoke all on public.menu_versions from anon, authenticated;
grant select on public.menu_versions to authenticated;
grant all on public.menu_versions to service_role;

drop policy if exists "Readers see earlier versions of their own menus" on public.menu_versions;
create policy "Readers see earlier versions of their own menus" on public.menu_versions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Keeps what a save replaces. Saves of ten minutes are one: after the first, which keeps what was there before, the
-- others keep nothing, unless the newest version is closed. The oldest go where there are too many.
-- By its name it runs behind "count_…", which lets the saves of an account through one after another.
-- Definer: no reader writes versions.
create or replace function public.keep_menu_versions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.menu_versions (menu_id, user_id, version, content, saved_at)
  select before.id, before.user_id, before.version, public.menu_content(to_jsonb(before)), before.updated_at
  from before
  join written on written.id = before.id
  left join lateral (
    select kept.replaced_at, kept.is_closed
    from public.menu_versions as kept
    where kept.menu_id = before.id
    order by kept.version desc
    limit 1
  ) as newest on true
  where public.menu_content(to_jsonb(before)) is distinct from public.menu_content(to_jsonb(written))
    and (
      newest.replaced_at is null
      or newest.is_closed
      or newest.replaced_at <= clock_timestamp() - interval '10 minutes'
    );

  delete from public.menu_versions
  where id in (
    select listed.id
    from (
      select kept.id, row_number() over (partition by kept.menu_id order by kept.version desc) as place
      from public.menu_versions as kept
      where kept.menu_id in (select written.id from written)
    ) as listed
    where listed.place > 30
  );
  delete from public.menu_versions
  where id in (
    select listed.id
    from (
      select kept.id, sum(kept.bytes) over (
        partition by kept.user_id order by kept.replaced_at desc, kept.id
      ) as bytes
      from public.menu_versions as kept
      where kept.user_id in (select written.user_id from written)
    ) as listed
    where listed.bytes > 4000000
  );
  return null;
end;
$$;

revoke execute on function public.keep_menu_versions() from public, anon, authenticated;

drop trigger if exists keep_versions on public.menus;
create trigger keep_versions
  after update on public.menus
  referencing old table as before new table as written
  for each statement execute function public.keep_menu_versions();

-- Has the next save of an own menu keep what it replaces; counts as a write.
-- Definer: no reader writes versions.
create or replace function public.close_menu_version(menu uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for key share;
  -- Whoever saves it at this moment is waited for.
  perform from public.menus where id = close_menu_version.menu and user_id = account for no key update;
  if not found then
    return;
  end if;
  perform public.take_account_writes(1);
  update public.menu_versions set is_closed = true
  where id = (
    select kept.id from public.menu_versions as kept
    where kept.menu_id = close_menu_version.menu
    order by kept.version desc limit 1
  );
end;
$$;

revoke execute on function public.close_menu_version(uuid) from public, anon;
grant execute on function public.close_menu_version(uuid) to authenticated;

-- A menu that is put away is published by nobody. What guests begin to read is kept, however soon it is changed.
-- The row of the menu is locked, so that it is not put away meanwhile, nor saved.
-- Definer: no reader writes versions.
create or replace function public.open_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  archived boolean;
begin
  select is_archived into archived from public.menus
  where id = new.menu_id and ((select auth.uid()) is null or user_id = (select auth.uid()))
  for no key update;
  if archived then
    raise sqlstate 'PT409' using message = 'menu_archived';
  end if;
  -- What an upsert writes comes by here, too, when the menu is published already.
  if archived is not null and not exists (
    select from public.menu_publications where menu_id = new.menu_id
  ) then
    update public.menu_versions set is_closed = true
    where id = (
      select kept.id from public.menu_versions as kept
      where kept.menu_id = new.menu_id
      order by kept.version desc limit 1
    );
  end if;
  return new;
end;
$$;

revoke execute on function public.open_publication() from public, anon, authenticated;

drop trigger if exists open_publication on public.menu_publications;
create trigger open_publication
  before insert on public.menu_publications
  for each row execute function public.open_publication();

-- As before, with what is new of a menu; `keep_before` keeps what is replaced, however soon after another save.
drop function if exists public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb);
create or replace function public.change_menu(
  menu uuid,
  known_version integer,
  name text,
  description text,
  restaurant_name text,
  currency text,
  price_lists jsonb,
  cocktail_ids text[],
  sections jsonb,
  keep_before boolean default false
)
returns json
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  answer json;
begin
  if change_menu.keep_before then
    perform public.close_menu_version(change_menu.menu);
  end if;
  with changed as (
    update public.menus as stored set
      name = change_menu.name,
      description = change_menu.description,
      restaurant_name = change_menu.restaurant_name,
      currency = change_menu.currency,
      price_lists = change_menu.price_lists,
      cocktail_ids = change_menu.cocktail_ids,
      sections = change_menu.sections
    where stored.id = change_menu.menu
      and (change_menu.known_version is null or stored.version = change_menu.known_version)
    returning stored.*
  )
  select json_build_object(
    'id', changed.id,
    'name', changed.name,
    'description', changed.description,
    'restaurant_name', changed.restaurant_name,
    'currency', changed.currency,
    'price_lists', changed.price_lists,
    'cocktail_ids', changed.cocktail_ids,
    'sections', changed.sections,
    'version', changed.version,
    'updated_at', changed.updated_at,
    'is_archived', changed.is_archived,
    'menu_publications', (
      select json_build_object(
        'token', publication.token,
        'sold_out', publication.sold_out,
        'follows_shelf', publication.follows_shelf,
        'bottles', publication.bottles,
        'embed_origins', publication.embed_origins
      )
      from public.menu_publications as publication
      where publication.menu_id = changed.id
    )
  )
  into answer
  from changed;
  return answer;
end;
$$;

revoke execute on function
  public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb, boolean) from public, anon;
grant execute on function
  public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb, boolean)
  to authenticated, service_role;
