-- People who serve at a bar: the owner invites them by link, and they say what is sold out and which prices hold, of the
-- published menus on the page of that bar alone (decision 81). Readers have no rights on the tables here: functions alone
-- read and write them, so that nobody reads a row of somebody else.
--
-- Locks are taken in one order: the account, the bar.

create table public.bar_staff (
  -- By what an owner knows somebody; they never read the account or its address.
  id uuid primary key default gen_random_uuid(),
  bar_id uuid not null references public.bars (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint bar_staff_name_length check (char_length(name) between 1 and 40)
    constraint bar_staff_name_trimmed check (name = public.trim_name(name)),
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
        jsonb_agg(jsonb_build_object('id', id, 'name', name, 'joinedAt', joined_at) order by place), '[]'
      )
      from public.bar_staff where bar_id = bar
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'expiresAt', expires_at) order by expires_at, id), '[]')
      from public.bar_invitations where bar_id = bar and expires_at > now()
    )
  );
end;
$$;

-- Makes a link to serve at an own bar: its secret, of which the hash alone is kept. Null where the bar is not the caller's.
create function public.invite_to_bar(bar uuid)
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
  insert into public.bar_invitations (bar_id, token_hash)
  values (own, sha256(convert_to(token, 'UTF8')))
  returning * into made;
  return jsonb_build_object('id', made.id, 'expiresAt', made.expires_at, 'token', token);
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

-- The name of the bar where whoever has a link would serve; null for a link that is no more.
create function public.look_at_bar(token text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.begin_account_change();
  return (
    select bar.display_name
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
  delete from public.bar_invitations where token_hash = hash;
  insert into public.bar_staff (bar_id, user_id, name) values (bar.id, account, join_bar.name);
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

grant execute on function
  public.read_bar_staff(uuid),
  public.invite_to_bar(uuid),
  public.withdraw_bar_invitation(uuid),
  public.look_at_bar(text),
  public.join_bar(text, text),
  public.remove_bar_staff(uuid),
  public.read_service()
to authenticated;
