-- Households: up to eight accounts that share what they have at home. Each member keeps a row of `shelves` of their own,
-- and one of `drink_lists` for each list that is at home, and the database keeps the rows of a household equal. So nobody
-- ever reads a row of somebody else, and whoever leaves has a copy. Readers have no rights on the tables here: functions
-- alone read and write them.
--
-- Locks are taken in one order: the account, its household, shelves and lists. Behind its household nobody waits for an
-- account.

create table public.households (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now()
);

comment on table public.households is 'Accounts that share a shelf and lists; deleted with the last member.';

alter table public.households enable row level security;

create table public.household_members (
  -- An account is in at most one household.
  user_id uuid primary key references auth.users (id) on delete cascade,
  household_id uuid not null references public.households (id) on delete cascade,
  -- By what others know a member; they never read the account or its address.
  id uuid not null unique default gen_random_uuid(),
  name text not null
    constraint household_members_name_length check (char_length(name) between 1 and 40)
    constraint household_members_name_trimmed check (name = public.trim_name(name)),
  -- The order in which they came: the first one may remove others.
  place bigint not null generated always as identity,
  joined_at timestamptz not null default now()
);

comment on table public.household_members is 'Who is in which household, by the name that they gave to the others.';

create index household_members_household_id on public.household_members (household_id);

alter table public.household_members enable row level security;

create table public.household_invitations (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references public.households (id) on delete cascade,
  -- Of the secret in the link, which nobody keeps.
  token_hash bytea not null unique
    constraint household_invitations_hash_length check (octet_length(token_hash) = 32),
  expires_at timestamptz not null default now() + interval '7 days'
);

comment on table public.household_invitations is 'Links that let one account each join a household.';

create index household_invitations_household_id on public.household_invitations (household_id);

alter table public.household_invitations enable row level security;

-- The household of an account, locked until the transaction ends, or null. It is read again behind the lock: whoever
-- waited for it may have been removed.
create function public.lock_household(account uuid)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  household uuid;
begin
  perform from public.households
  where id = (select household_id from public.household_members where user_id = account)
  for no key update;
  select household_id into household from public.household_members where user_id = account;
  return household;
end;
$$;

-- What members write follows one another. Definer: readers have no rights on the tables.
create function public.lock_own_household()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.lock_household((select auth.uid()));
  return null;
end;
$$;

-- Behind "lock_account", by its name.
create trigger lock_household
  before insert or update on public.shelves
  for each statement execute function public.lock_own_household();

-- Gives a changed shelf to the others of the household. Definer: the rows are theirs.
create function public.share_shelf()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.shelves as shelf
  set entries = new.entries, swaps = new.swaps, shopping = new.shopping, levels = new.levels
  from public.household_members as own
  join public.household_members as other on other.household_id = own.household_id and other.user_id <> own.user_id
  where own.user_id = new.user_id and shelf.user_id = other.user_id;
  return null;
end;
$$;

-- What this trigger itself writes is not given on.
create trigger share_shelf
  after update on public.shelves
  for each row
  when (
    pg_trigger_depth() = 0
    and (old.entries, old.swaps, old.shopping, old.levels)
      is distinct from (new.entries, new.swaps, new.shopping, new.levels)
  )
  execute function public.share_shelf();

-- Behind "lock_account" too.
create trigger lock_household
  before insert or update or delete on public.drink_lists
  for each statement execute function public.lock_own_household();

-- Without a household no list is at home: it would go to the next one unasked. Definer: readers have no rights on the tables.
create function public.keep_list_private()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.at_home = exists (select from public.household_members where user_id = new.user_id);
  return new;
end;
$$;

create trigger keep_list_private
  before insert or update of at_home on public.drink_lists
  for each row
  when (new.at_home)
  execute function public.keep_list_private();

-- Gives a list that is at home to a member. Their private list of that id (they were here before, or used the same browser)
-- stays with them under another id, unless it says the same.
create function public.give_home_list(list public.drink_lists, member uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.drink_lists
  set id = gen_random_uuid()
  where user_id = member and id = list.id and not at_home and (name, drinks) is distinct from (list.name, list.drinks);
  if not exists (select from public.drink_lists where user_id = member and id = list.id) then
    -- The new row needs this lock. Waiting for it could last for ever: the member's account may wait for the household.
    perform from auth.users where id = member for key share nowait;
  end if;
  insert into public.drink_lists (user_id, id, name, drinks, at_home)
  values (member, list.id, list.name, list.drinks, true)
  on conflict (user_id, id) do update set name = excluded.name, drinks = excluded.drinks, at_home = true;
  if (select count(*) > 100 from public.drink_lists where user_id = member) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'home-lists', hint = '100';
  end if;
end;
$$;

-- Gives to the others of the household what a member does with a list that is at home: they get it, have it changed or
-- deleted, or keep it as a private one once it is taken out. Definer: the rows are theirs.
create function public.share_home_list()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  list constant public.drink_lists = coalesce(new, old);
  others constant uuid[] = array(
    select other.user_id
    from public.household_members as own
    join public.household_members as other on other.household_id = own.household_id and other.user_id <> own.user_id
    where own.user_id = list.user_id
    order by other.place
  );
begin
  if tg_op = 'DELETE' then
    delete from public.drink_lists where user_id = any (others) and id = list.id and at_home;
  elsif list.at_home then
    perform public.give_home_list(list, other) from unnest(others) as other;
  else
    update public.drink_lists set at_home = false where user_id = any (others) and id = list.id and at_home;
  end if;
  return null;
end;
$$;

-- What other triggers write is not given on, nor what goes with an account.
create trigger share_insert
  after insert on public.drink_lists
  for each row
  when (pg_trigger_depth() = 0 and new.at_home)
  execute function public.share_home_list();

create trigger share_update
  after update on public.drink_lists
  for each row
  when (
    pg_trigger_depth() = 0
    and (old.at_home or new.at_home)
    and (old.name, old.drinks, old.at_home) is distinct from (new.name, new.drinks, new.at_home)
  )
  execute function public.share_home_list();

create trigger share_delete
  after delete on public.drink_lists
  for each row
  when (pg_trigger_depth() = 0 and old.at_home)
  execute function public.share_home_list();

-- Gives whoever joins the lists that the household has.
create function public.give_lists_to_member()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.give_home_list(list, new.user_id)
  from public.drink_lists as list
  where list.at_home
    and list.user_id = (
      select user_id from public.household_members
      where household_id = new.household_id and user_id <> new.user_id
      limit 1
    )
  order by list.place;
  return null;
end;
$$;

create trigger give_lists
  after insert on public.household_members
  for each row execute function public.give_lists_to_member();

-- Leaves whoever goes with private copies of the lists.
create function public.make_lists_private()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.drink_lists set at_home = false where user_id = old.user_id and at_home;
  return null;
end;
$$;

create trigger make_lists_private
  after delete on public.household_members
  for each row execute function public.make_lists_private();

-- The last member takes the household along.
create function public.delete_empty_household()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.households
  where id = old.household_id
    and not exists (select from public.household_members where household_id = old.household_id);
  return null;
end;
$$;

create trigger delete_empty_household
  after delete on public.household_members
  for each row execute function public.delete_empty_household();

-- An account that is deleted locks its household before its own rows, as members do who write.
create function public.lock_household_of_deleted()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.lock_household(old.id);
  return old;
end;
$$;

create trigger lock_household_of_deleted
  before delete on auth.users
  for each row execute function public.lock_household_of_deleted();

-- What a member sees of the household: the names of all, the longest member first, and open invitations. Null for an
-- account that is in none.
create function public.read_household()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  household uuid;
begin
  perform public.require_live_session();
  select household_id into household from public.household_members where user_id = (select auth.uid());
  if household is null then
    return null;
  end if;
  return jsonb_build_object(
    'members', (
      select jsonb_agg(
        jsonb_build_object(
          'id', id, 'name', name, 'isSelf', user_id = (select auth.uid()), 'joinedAt', joined_at
        ) order by place
      )
      from public.household_members where household_id = household
    ),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'expiresAt', expires_at) order by expires_at, id), '[]')
      from public.household_invitations where household_id = household and expires_at > now()
    )
  );
end;
$$;

-- The names of the others in the caller's household, the longest member first.
create function public.list_housemates()
returns text[]
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_live_session();
  return array(
    select other.name
    from public.household_members as own
    join public.household_members as other using (household_id)
    where own.user_id = (select auth.uid()) and other.user_id <> own.user_id
    order by other.place
  );
end;
$$;

-- Makes a household of the caller alone, where they are in none.
create function public.create_household(name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  household uuid;
begin
  if exists (select from public.household_members where user_id = account) then
    return;
  end if;
  insert into public.households default values returning id into household;
  insert into public.household_members (user_id, household_id, name)
  values (account, household, create_household.name);
  insert into public.shelves (user_id) values (account) on conflict (user_id) do nothing;
end;
$$;

-- Makes a link to join the caller's household: its secret, of which the hash alone is kept, and the name under which a
-- mail may announce it, null where it would mislead. Null for an account that is in none.
create function public.invite_to_household()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  household constant uuid = public.lock_household(account);
  token constant text = public.make_link_secret();
  made public.household_invitations%rowtype;
begin
  if household is null then
    return null;
  end if;
  if (select count(*) >= 8 from public.household_invitations where household_id = household and expires_at > now()) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'invitations', hint = '8';
  end if;
  insert into public.household_invitations (household_id, token_hash)
  values (household, sha256(convert_to(token, 'UTF8')))
  returning * into made;
  return jsonb_build_object(
    'id', made.id,
    'expiresAt', made.expires_at,
    'token', token,
    'by', (
      select name from public.household_members where user_id = account and public.is_honest_bar_title(name)
    )
  );
end;
$$;

-- Takes a link back for good.
create function public.withdraw_household_invitation(invitation uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
begin
  delete from public.household_invitations
  where id = invitation
    and household_id = (select household_id from public.household_members where user_id = account);
end;
$$;

-- The names of those whom whoever has a link would join; null for a link that is no more.
create function public.look_at_household(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.begin_account_change();
  return (
    select jsonb_agg(member.name order by member.place)
    from public.household_invitations as invitation
    join public.household_members as member using (household_id)
    where invitation.token_hash = sha256(convert_to(look_at_household.token, 'UTF8')) and invitation.expires_at > now()
  );
end;
$$;

-- Lets the caller join by a link, which is used up: "joined", "member" of a household already, or "gone". What the
-- caller has at home is added to what the household has, and all members have all of it. The caller gets the household's
-- lists, and keeps the own ones private.
create function public.join_household(token text, name text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  hash constant bytea = sha256(convert_to(join_household.token, 'UTF8'));
  household uuid;
  own public.shelves%rowtype;
  theirs public.shelves%rowtype;
begin
  if exists (select from public.household_members where user_id = account) then
    return 'member';
  end if;
  select household_id into household from public.household_invitations where token_hash = hash;
  perform from public.households where id = household for no key update;
  if not exists (select from public.household_invitations where token_hash = hash and expires_at > now()) then
    return 'gone';
  end if;
  if (select count(*) >= 8 from public.household_members where household_id = household) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'members', hint = '8';
  end if;

  select shelf.* into theirs
  from public.shelves as shelf join public.household_members as member using (user_id)
  where member.household_id = household
  limit 1;
  insert into public.shelves (user_id) values (account) on conflict (user_id) do nothing;
  select * into own from public.shelves where user_id = account;
  own.entries = public.join_texts(theirs.entries, own.entries);
  own.swaps = public.join_texts(theirs.swaps, own.swaps);
  own.shopping = public.join_shopping(theirs.shopping, own.shopping);
  -- A bottle that both have stays as full as the household has it.
  own.levels = own.levels || theirs.levels;
  if cardinality(own.entries) > 300 or cardinality(own.swaps) > 100 or jsonb_array_length(own.shopping) > 200 then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'shelf', hint = '300';
  end if;

  delete from public.household_invitations where token_hash = hash;
  insert into public.household_members (user_id, household_id, name)
  values (account, household, join_household.name);
  update public.shelves
  set entries = own.entries, swaps = own.swaps, shopping = own.shopping, levels = own.levels
  where user_id = account;
  return 'joined';
end;
$$;

-- The texts of one list, then those that the other has besides.
create function public.join_texts(one text[], other text[])
returns text[]
language sql
immutable
set search_path = ''
as $$
  select one || array(
    select text from unnest(other) with ordinality as listed (text, place) where text <> all (one) order by place
  );
$$;

-- Both shopping lists as one: of what both have, as much as both need; bought is what both have bought.
create function public.join_shopping(one jsonb, other jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(item order by side, place), '[]')
  from (
    select min(side) as side, min(place) as place, jsonb_strip_nulls(jsonb_build_object(
      'entry', (array_agg(item ->> 'entry' order by side))[1],
      'ml', least(sum((item ->> 'ml')::numeric), 1000000),
      'pieces', least(sum((item ->> 'pieces')::numeric), 1000000),
      'isBought', case when bool_and(item ? 'isBought') then true end
    )) as item
    from (
      select 1 as side, place, item from jsonb_array_elements(one) with ordinality as listed (item, place)
      union all
      select 2, place, item from jsonb_array_elements(other) with ordinality as listed (item, place)
    ) as both_lists
    group by lower(item ->> 'entry')
  ) as items;
$$;

-- Takes a member out: oneself, or as the longest member anybody. Their shelf and lists stay with them as they are. False where there
-- is no such member, or it is not for the caller to do.
create function public.remove_household_member(member uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = public.begin_account_change();
  household constant uuid = public.lock_household(account);
begin
  delete from public.household_members as listed
  where listed.id = member
    and listed.household_id = household
    and (
      listed.user_id = account
      or account = (
        select user_id from public.household_members where household_id = household order by place limit 1
      )
    );
  return found;
end;
$$;

grant execute on function
  public.read_household(),
  public.list_housemates(),
  public.create_household(text),
  public.invite_to_household(),
  public.withdraw_household_invitation(uuid),
  public.look_at_household(text),
  public.join_household(text, text),
  public.remove_household_member(uuid)
to authenticated;
