-- People who serve at a bar, whom the owner invites by link (decision 81). All say what is sold out and which prices hold, of
-- the published menus on the page of that bar alone; editors change and publish these menus, too. Readers have no rights on the tables here: functions alone
-- read and write them, so that nobody reads a row of somebody else.
--
-- Locks are taken in one order: the account, that of the owner, the bar, who serves there, the menu.

-- What somebody may do at a bar.
create function public.is_bar_role(role text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select role in ('service', 'editor');
$$;

create table public.bar_staff (
  -- By what an owner knows somebody; they never read the account or its address.
  id uuid primary key default gen_random_uuid(),
  bar_id uuid not null references public.bars (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint bar_staff_name_length check (char_length(name) between 1 and 40)
    constraint bar_staff_name_trimmed check (name = public.trim_name(name)),
  role text not null default 'service' constraint bar_staff_role check (public.is_bar_role(role)),
  -- The order in which they came.
  place bigint not null generated always as identity,
  joined_at timestamptz not null default now(),
  unique (bar_id, user_id)
);

comment on table public.bar_staff is 'Who serves at which bar, by the name that they gave to its owner.';

create index bar_staff_user_id on public.bar_staff (user_id);

alter table public.bar_staff enable row level security;

create table public.bar_invitations (
  id uuid primary key default gen_random_uuid(),
  bar_id uuid not null references public.bars (id) on delete cascade,
  -- Of the secret in the link, which nobody keeps.
  token_hash bytea not null unique
    constraint bar_invitations_hash_length check (octet_length(token_hash) = 32),
  role text not null default 'service' constraint bar_invitations_role check (public.is_bar_role(role)),
  expires_at timestamptz not null default now() + interval '7 days'
);

comment on table public.bar_invitations is 'Links that let one account each serve at a bar.';

create index bar_invitations_bar_id on public.bar_invitations (bar_id);

alter table public.bar_invitations enable row level security;

-- An own bar, locked until the transaction ends, or null.
create function public.lock_own_bar(account uuid, bar uuid)
returns uuid
language sql
volatile
set search_path = ''
as $$
  select id from public.bars where id = lock_own_bar.bar and user_id = lock_own_bar.account for no key update;
$$;

-- Whether an account serves at the bar on whose page a menu stands.
create function public.serves_menu(account uuid, menu public.menus)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.find_bar_with(menu) as bar
    join public.bar_staff as served on served.bar_id = bar.id
    where served.user_id = serves_menu.account
  );
$$;

-- Who serves at an own bar, whoever came first, and open invitations. Null where the bar is not the caller's.
create function public.read_bar_staff(bar uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  if not exists (select from public.bars where id = bar and user_id = (select auth.uid())) then
    return null;
  end if;
  return jsonb_build_object(
    'staff', (
      select coalesce(
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'role', role, 'joinedAt', joined_at) order by place), '[]'
      )
      from public.bar_staff where bar_id = bar
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'role', role, 'expiresAt', expires_at) order by expires_at, id), '[]')
      from public.bar_invitations where bar_id = bar and expires_at > now()
    )
  );
end;
$$;

-- Makes a link to serve at an own bar: its secret, of which the hash alone is kept. Null where the bar is not the caller's.
create function public.invite_to_bar(bar uuid, role text default 'service')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  own constant uuid = public.lock_own_bar(account, bar);
  token constant text = public.make_link_secret();
  made public.bar_invitations%rowtype;
begin
  if own is null then
    return null;
  end if;
  if (select count(*) >= 12 from public.bar_invitations where bar_id = own and expires_at > now()) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'invitations', hint = '12';
  end if;
  insert into public.bar_invitations (bar_id, token_hash, role)
  values (own, sha256(convert_to(token, 'UTF8')), invite_to_bar.role)
  returning * into made;
  return jsonb_build_object('id', made.id, 'role', made.role, 'expiresAt', made.expires_at, 'token', token);
end;
$$;

-- Takes a link to an own bar back for good.
create function public.withdraw_bar_invitation(invitation uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
begin
  delete from public.bar_invitations as listed
  using public.bars as bar
  where listed.id = invitation and bar.id = listed.bar_id and bar.user_id = account;
end;
$$;

-- The name of the bar where whoever has a link would serve, and in which role; null for a link that is no more.
create function public.look_at_bar(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.begin_account_change();
  return (
    select jsonb_build_object('barName', bar.display_name, 'role', invitation.role)
    from public.bar_invitations as invitation
    join public.bars as bar on bar.id = invitation.bar_id
    where invitation.token_hash = sha256(convert_to(look_at_bar.token, 'UTF8')) and invitation.expires_at > now()
  );
end;
$$;

-- Lets the caller serve by a link, which is used up: "joined", "member" for the owner and whoever serves there already, or
-- "gone".
create function public.join_bar(token text, name text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  hash constant bytea = sha256(convert_to(join_bar.token, 'UTF8'));
  bar public.bars%rowtype;
  given text;
begin
  select listed.* into bar
  from public.bars as listed
  where listed.id = (select bar_id from public.bar_invitations where token_hash = hash)
  for no key update;
  -- Whoever waited for the bar may find the link used up or withdrawn.
  if not exists (
    select from public.bar_invitations where token_hash = hash and bar_id = bar.id and expires_at > now()
  ) then
    return 'gone';
  end if;
  if bar.user_id = account
    or exists (select from public.bar_staff where bar_id = bar.id and user_id = account)
  then
    return 'member';
  end if;
  if (select count(*) >= 12 from public.bar_staff where bar_id = bar.id) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'members', hint = '12';
  end if;
  delete from public.bar_invitations where token_hash = hash returning role into given;
  insert into public.bar_staff (bar_id, user_id, name, role) values (bar.id, account, join_bar.name, given);
  return 'joined';
end;
$$;

-- Takes somebody out: the owner anybody, everybody oneself. False where there is nobody, or it is not for the caller to do.
create function public.remove_bar_staff(person uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
begin
  delete from public.bar_staff as listed
  using public.bars as bar
  where listed.id = person
    and bar.id = listed.bar_id
    and (listed.user_id = account or bar.user_id = account);
  return found;
end;
$$;

-- Gives somebody at an own bar another role, at once. False where there is nobody, or the bar is not the caller's.
create function public.change_bar_role(person uuid, role text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
begin
  update public.bar_staff as listed set role = change_bar_role.role
  from public.bars as bar
  where listed.id = person and bar.id = listed.bar_id and bar.user_id = account;
  return found;
end;
$$;

-- Where the caller serves, and the published menus there as guests read them, as far as service needs it: no draft, cost,
-- note or address. Whoever came to a bar is told by their own name there.
create function public.read_service()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', served.id,
        'name', served.name,
        'role', served.role,
        'joinedAt', served.joined_at,
        'barName', bar.display_name,
        'timeZone', bar.time_zone,
        'menus', (
          select coalesce(jsonb_agg(
            jsonb_build_object(
              'id', menu.id,
              'name', live.content -> 'name',
              'currency', live.content -> 'currency',
              'priceLists', live.content -> 'price_lists',
              'language', live.content -> 'translations' -> 'from',
              'sections', public.list_served_drinks(menu.user_id, live.content -> 'sections'),
              'sold_out', publication.sold_out,
              'held_list', publication.held_list,
              'held_until', publication.held_until,
              'follows_shelf', publication.follows_shelf
            ) order by listed.place
          ), '[]')
          from jsonb_array_elements(bar.menus) with ordinality as listed (entry, place)
          join public.menus as menu on menu.id::text = listed.entry ->> 'menuId' and menu.user_id = bar.user_id
          join public.menu_publications as publication on publication.menu_id = menu.id
          cross join lateral public.read_live(publication) as live
        )
      ) order by served.place
    ), '[]')
    from public.bar_staff as served
    join public.bars as bar on bar.id = served.bar_id
    where served.user_id = (select auth.uid())
  );
end;
$$;

-- The sections of a menu with the prices of its drinks, and the names of those that are no recipes of the site.
create function public.list_served_drinks(owner uuid, sections jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'title', section -> 'title',
      'drinks', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', drink -> 'cocktailId',
            'name', coalesce(drink -> 'item' ->> 'name', own.name),
            'prices', drink -> 'prices'
          ) order by line
        ), '[]')
        from jsonb_array_elements(section -> 'drinks') with ordinality as lines (drink, line)
        left join public.own_drinks as own on own.user_id = owner and own.id::text = drink ->> 'cocktailId'
      )
    ) order by place
  ), '[]')
  from jsonb_array_elements(sections) with ordinality as listed (section, place);
$$;

-- Editors. They reach the menus on the page of a bar through the functions here, which ask each time for the role and the
-- page; the policies of menus know owners alone. A menu that is taken down or put away is its owner's alone again.

-- Whether an account edits the menus of the bar on whose page a menu stands.
create function public.edits_menu(account uuid, menu public.menus)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not menu.is_archived
    and exists (select from public.menu_publications as publication where publication.menu_id = menu.id)
    and exists (
      select from public.find_bar_with(menu) as bar
      join public.bar_staff as served on served.bar_id = bar.id
      where served.user_id = edits_menu.account and served.role = 'editor'
    );
$$;

-- A menu that an account edits, locked until the transaction ends, and with it the role and the page: what takes the right
-- away waits, and whoever waited for that finds no menu. Null where there is none.
create function public.lock_edited_menu(account uuid, menu uuid)
returns public.menus
language plpgsql
set search_path = ''
as $$
declare
  stored public.menus;
  bar uuid;
begin
  select * into stored from public.menus where id = lock_edited_menu.menu;
  if not found or not public.edits_menu(account, stored) then
    return null;
  end if;
  -- Deleting the owner's account begins with the same lock.
  perform from auth.users where id = stored.user_id for key share;
  select listed.id into bar
  from public.bars as listed
  where listed.user_id = stored.user_id
    and listed.menus @> jsonb_build_array(jsonb_build_object('menuId', stored.id))
  for share;
  perform from public.bar_staff as served
  where served.bar_id = bar and served.user_id = account and served.role = 'editor'
  for share;
  if not found then
    return null;
  end if;
  select * into stored from public.menus where id = lock_edited_menu.menu for no key update;
  return case when public.edits_menu(account, stored) then stored end;
end;
$$;

-- A menu as its editor reads it: with the bar, and of the owner's own drinks those that stand on it or on what guests read.
create function public.show_edited_menu(menu public.menus, person uuid, bar_name text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select public.show_menu(menu) || jsonb_build_object('bar', jsonb_build_object(
    'id', person,
    'name', bar_name,
    'ownDrinks', public.list_menu_own_drinks(menu.user_id, to_jsonb(menu.cocktail_ids) || coalesce(
      (
        select live.content -> 'cocktail_ids'
        from public.menu_publications as publication
        cross join lateral public.read_live(publication) as live
        where publication.menu_id = menu.id
      ),
      '[]'
    ))
  ));
$$;

-- The menus that the caller edits at bars of others, by the places where they serve and in the order of the page; or one of
-- them alone. As many as an answer of three megabytes has room for, behind the `skipped` first ones.
create function public.read_edited_menus(only_menu uuid default null, skipped integer default 0)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  return (
    with edited as (
      select menu, served.id as person, bar.display_name, row_number() over (order by served.place, listed.place) as place
      from public.bar_staff as served
      join public.bars as bar on bar.id = served.bar_id
      cross join lateral jsonb_array_elements(bar.menus) with ordinality as listed (entry, place)
      join public.menus as menu on menu.id::text = listed.entry ->> 'menuId' and menu.user_id = bar.user_id
      where served.user_id = (select auth.uid())
        and served.role = 'editor'
        and public.edits_menu((select auth.uid()), menu)
        and (only_menu is null or menu.id = only_menu)
    ),
    shown as (
      select public.show_edited_menu(menu, person, display_name) as content, place from edited where place > skipped
    ),
    sized as (
      select content, place, sum(octet_length(content::text)) over (order by place) as bytes from shown
    )
    select jsonb_build_object(
      'menus', coalesce(jsonb_agg(content order by place), '[]'),
      'next', case when skipped + count(*) < (select count(*) from edited) then skipped + count(*) end
    )
    from sized where bytes <= 3000000 or place = skipped + 1
  );
end;
$$;

-- Saves a menu that the caller edits, as change_menu does an own one. Null when it is not the caller's to edit. Otherwise the
-- menu as it is then, and why it was not saved: it has another version than its editor read, or `unknown` is no drink that
-- the editor may put on it. Of the owner's own drinks these are those that the menu has or had: nobody learns a recipe by
-- guessing its id. Counts as a write of the caller.
create function public.change_edited_menu(
  menu uuid,
  known_version integer,
  name text,
  description text,
  restaurant_name text,
  currency text,
  price_lists jsonb,
  cocktail_ids text[],
  sections jsonb,
  translations jsonb default null,
  guest_notes jsonb default null,
  keep_before boolean default false
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
  stored public.menus;
  outcome text;
  unknown text;
begin
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  stored = public.lock_edited_menu(account, change_edited_menu.menu);
  if stored.id is null then
    return null;
  end if;
  unknown = public.find_foreign_drink(stored, change_edited_menu.cocktail_ids, change_edited_menu.sections);
  if known_version is not null and stored.version <> known_version then
    outcome = 'changed';
  elsif unknown is not null then
    outcome = 'unknown';
  else
    outcome = 'saved';
    -- What goes can come back, since the menu had it.
    if keep_before or exists (
      select from public.own_drinks as drink
      where drink.user_id = stored.user_id
        and drink.id::text = any (stored.cocktail_ids)
        and drink.id::text <> all (change_edited_menu.cocktail_ids)
    ) then
      perform public.add_account_writes(1);
      perform public.lock_menus(stored.user_id);
      perform public.close_newest_version(stored.id);
    end if;
    perform public.change_menu(
      stored.id, stored.version, change_edited_menu.name, change_edited_menu.description,
      change_edited_menu.restaurant_name, change_edited_menu.currency, change_edited_menu.price_lists,
      change_edited_menu.cocktail_ids, change_edited_menu.sections, change_edited_menu.translations,
      change_edited_menu.guest_notes
    );
  end if;
  return jsonb_build_object(
    'outcome', outcome,
    'unknown', unknown,
    'menu', public.read_edited_menus(stored.id) -> 'menus' -> 0
  );
end;
$$;

-- A drink that its editor may not put on a menu, or null: any that is neither a recipe of the site, nor a line that says
-- itself what it is, nor on the menu already or before.
create function public.find_foreign_drink(menu public.menus, ids text[], sections jsonb)
returns text
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select id from unnest(ids) as id where id like '%-%' and id <> all (menu.cocktail_ids)
  ),
  known as (
    select jsonb_array_elements_text(content -> 'cocktail_ids') as id
    from (
      select live as content from public.menu_publications where menu_id = menu.id
      union all
      select planned from public.menu_publications where menu_id = menu.id
      union all
      select content from public.menu_versions where menu_id = menu.id
    ) as contents
    where exists (select from wanted)
  ),
  items as (
    select drink ->> 'cocktailId' as id
    from jsonb_array_elements(find_foreign_drink.sections) as section, jsonb_array_elements(section -> 'drinks') as drink
    where drink ? 'item'
  )
  select wanted.id from wanted
  where wanted.id not in (select id from known)
    and (
      wanted.id not in (select id from items)
      or exists (select from public.own_drinks as own where own.user_id = menu.user_id and own.id::text = wanted.id)
    )
  limit 1;
$$;

grant execute on function
  public.read_bar_staff(uuid),
  public.invite_to_bar(uuid, text),
  public.withdraw_bar_invitation(uuid),
  public.look_at_bar(text),
  public.join_bar(text, text),
  public.remove_bar_staff(uuid),
  public.change_bar_role(uuid, text),
  public.read_service(),
  public.read_edited_menus(uuid, integer),
  public.change_edited_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb, jsonb, jsonb, boolean)
to authenticated;
