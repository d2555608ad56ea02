-- Menus of a reader, and what they were before (decision 55). Publishing them is an area of its own.

-- Checks of the JSON of a menu. Those that run for each line are in PL/pgSQL, which plans their calls once.

-- Whether prices are at most six sizes, each with a name or none and `amounts` amounts: null, a whole number of the
-- smallest unit, or a price in words.
create function public.is_menu_prices(prices jsonb, amounts int)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  price jsonb;
  amount jsonb;
begin
  if prices = '[]' then
    return true;
  end if;
  if jsonb_typeof(prices) is distinct from 'array' or jsonb_array_length(prices) > 6 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(prices) - 1 loop
    price = prices -> at;
    if jsonb_typeof(price) <> 'object' or jsonb_typeof(price -> 'amounts') is distinct from 'array' then
      return false;
    end if;
    if price - array['size', 'amounts'] <> '{}' or jsonb_array_length(price -> 'amounts') <> amounts then
      return false;
    end if;
    if price -> 'size' is distinct from 'null' and not public.is_menu_text(price -> 'size', 30) then
      return false;
    end if;
    for place in 0 .. amounts - 1 loop
      amount = price -> 'amounts' -> place;
      if jsonb_typeof(amount) = 'number' then
        if amount::text !~ '^[0-9]{1,8}$' then
          return false;
        end if;
      elsif amount <> 'null' and not public.is_menu_text(amount, 20) then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end;
$$;

-- Whether these are at most four price lists, each with a name, and with hours or none.
create function public.is_price_lists(lists jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(lists) is distinct from 'array' then false
    when jsonb_array_length(lists) > 4 then false
    else not exists (
      select from jsonb_array_elements(lists) as list
      where case
        when jsonb_typeof(list) is distinct from 'object' then true
        else list - array['name', 'hours'] <> '{}'
          or jsonb_typeof(list -> 'name') is distinct from 'string'
          or not public.is_menu_text(list -> 'name', 40)
          or not (coalesce(list -> 'hours' = 'null', false) or public.is_price_hours(list -> 'hours'))
      end
    )
  end;
$$;

-- Whether a line that is no mixed drink says what it is, and what is in it.
create function public.is_menu_item(item jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(item) is distinct from 'object' then
    return false;
  end if;
  return item - array['kind', 'name', 'allergens', 'isFreeOfAllergens', 'vegan', 'vegetarian'] = '{}'
    and coalesce(item -> 'kind' in ('"wine"', '"beer"', '"spirit"', '"soft"', '"food"'), false)
    and coalesce(jsonb_typeof(item -> 'name') = 'string', false)
    and public.is_menu_text(item -> 'name', 120)
    and public.is_allergens(item -> 'allergens')
    and case
      when item ? 'isFreeOfAllergens' then item -> 'isFreeOfAllergens' = 'true' and item -> 'allergens' = '[]'
      else true
    end
    and coalesce(jsonb_typeof(item -> 'vegan') = 'boolean', false)
    and coalesce(jsonb_typeof(item -> 'vegetarian') = 'boolean', false);
end;
$$;

-- Whether an owner declares which allergens are in a mixed drink, and which of its recipe are not.
create function public.is_declared_allergens(declared jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(declared) is distinct from 'object' then false
    when not (
      declared - array['contains', 'without'] = '{}'
      and public.is_allergens(declared -> 'contains')
      and public.is_allergens(declared -> 'without')
    ) then false
    else not exists (
      select from jsonb_array_elements_text(declared -> 'contains') as held
      where declared -> 'without' ? held
    )
  end;
$$;

-- Whether these are additives that a menu marks, in their order, each once.
create function public.is_additives(additives jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(additives) is distinct from 'array' then false
    else additives = coalesce(
      (
        select jsonb_agg(known.id order by known.place)
        from unnest(array[
          'colour', 'preservative', 'antioxidant', 'flavour-enhancer', 'sulphur-dioxide', 'blackened', 'phosphate',
          'sweetener', 'phenylalanine', 'caffeine', 'quinine', 'taurine'
        ]) with ordinality as known (id, place)
        where additives ? known.id
      ),
      '[]'
    )
  end;
$$;

-- Whether an owner declares which additives are in a line, and which of its recipe are not.
create function public.is_declared_additives(declared jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(declared) is distinct from 'object' then false
    when not (
      declared - array['contains', 'without'] = '{}'
      and public.is_additives(declared -> 'contains')
      and public.is_additives(declared -> 'without')
    ) then false
    else not exists (
      select from jsonb_array_elements_text(declared -> 'contains') as held
      where declared -> 'without' ? held
    )
  end;
$$;

-- Whether an owner chose what guests are told of drinks besides allergens; null where not.
create function public.is_guest_notes(notes jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when notes is null then true
    when jsonb_typeof(notes) <> 'object' then false
    else notes - array['additives', 'health'] = '{}'
      and coalesce(jsonb_typeof(notes -> 'additives') = 'boolean', false)
      and coalesce(jsonb_typeof(notes -> 'health') = 'boolean', false)
  end;
$$;

-- Whether a section has a title or none, and lines with nothing but an id, prices, a note, and what they are or what is
-- declared of them.
create function public.is_menu_section(section jsonb, amounts int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(section) is distinct from 'object' then false
    when jsonb_typeof(section -> 'drinks') is distinct from 'array' then false
    else section - array['title', 'drinks'] = '{}'
      and public.is_menu_text(section -> 'title', 80)
      and not exists (
        select from jsonb_array_elements(section -> 'drinks') as drink
        where case
          when jsonb_typeof(drink) is distinct from 'object' then true
          else drink - array['cocktailId', 'prices', 'note', 'item', 'declared', 'additives'] <> '{}'
            or jsonb_typeof(drink -> 'cocktailId') is distinct from 'string'
            or not public.is_menu_prices(drink -> 'prices', is_menu_section.amounts)
            or not public.is_menu_text(drink -> 'note', 200)
            or (drink ? 'item' and not (
              drink ->> 'cocktailId' like '%-%' and public.is_menu_item(drink -> 'item')
            ))
            or (drink ? 'declared' and (
              drink ? 'item' or not public.is_declared_allergens(drink -> 'declared')
            ))
            or (drink ? 'additives' and not public.is_declared_additives(drink -> 'additives'))
        end
      )
  end;
$$;

-- Whether the sections are at most 40 and hold just the drinks `ids`, in their order, with `amounts` amounts a price.
create function public.is_menu_sections(sections jsonb, ids text[], amounts int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(sections) is distinct from 'array' then false
    when jsonb_array_length(sections) > 40 then false
    when exists (
      select from jsonb_array_elements(sections) as section
      where not public.is_menu_section(section, is_menu_sections.amounts)
    ) then false
    else ids = array(
      select drink ->> 'cocktailId'
      from jsonb_array_elements(sections) with ordinality as listed (section, place),
        jsonb_array_elements(section -> 'drinks') with ordinality as lines (drink, line)
      order by place, line
    )
  end;
$$;

-- Whether these are the words of a menu in other languages: null, or the language that it is written in, and texts with
-- their translations by language, of which some are by the model.
create function public.is_menu_translations(translations jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when translations is null then true
    when jsonb_typeof(translations) <> 'object' then false
    when translations - array['from', 'texts'] <> '{}' then false
    when coalesce(translations ->> 'from' not in ('en', 'nl', 'de', 'es', 'fr'), true) then false
    when jsonb_typeof(translations -> 'texts') is distinct from 'array' then false
    when jsonb_array_length(translations -> 'texts') > 442 then false
    when exists (
      select from jsonb_array_elements(translations -> 'texts') as listed group by listed -> 'of' having count(*) > 1
    ) then false
    when exists (
      select from jsonb_array_elements(translations -> 'texts') as listed
      where case
        when jsonb_typeof(listed) is distinct from 'object' then true
        when jsonb_typeof(listed -> 'in') is distinct from 'object' then true
        else listed - array['of', 'in'] <> '{}'
          or jsonb_typeof(listed -> 'of') is distinct from 'string'
          or not public.is_menu_text(listed -> 'of', 2000)
          or exists (
            select from jsonb_each(listed -> 'in') as each (language, written)
            where case
              when jsonb_typeof(written) is distinct from 'object' then true
              else language not in ('en', 'nl', 'de', 'es', 'fr')
                or written - array['text', 'isByModel'] <> '{}'
                or jsonb_typeof(written -> 'text') is distinct from 'string'
                or not public.is_menu_text(written -> 'text', 2000)
                or (written ? 'isByModel' and written -> 'isByModel' <> 'true')
            end
          )
      end
    ) then false
    else 200000 >= (
      select coalesce(sum(char_length(listed ->> 'of') + letters), 0)
      from jsonb_array_elements(translations -> 'texts') as listed,
        lateral (
          select coalesce(sum(char_length(written ->> 'text')), 0) as letters
          from jsonb_each(listed -> 'in') as each (language, written)
        ) as counted
    )
  end;
$$;

grant execute on function
  public.is_menu_prices(jsonb, int),
  public.is_price_lists(jsonb),
  public.is_menu_item(jsonb),
  public.is_declared_allergens(jsonb),
  public.is_additives(jsonb),
  public.is_declared_additives(jsonb),
  public.is_guest_notes(jsonb),
  public.is_menu_section(jsonb, int),
  public.is_menu_sections(jsonb, text[], int),
  public.is_menu_translations(jsonb)
to authenticated;

create table public.menus (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    constraint menus_name_length check (char_length(name) between 1 and 120)
    constraint menus_name_trimmed check (name = public.trim_name(name)),
  description text
    constraint menus_description_length check (char_length(description) between 1 and 2000)
    constraint menus_description_trimmed check (description = public.trim_name(description)),
  restaurant_name text
    constraint menus_restaurant_name_length check (char_length(restaurant_name) between 1 and 120)
    constraint menus_restaurant_name_trimmed check (restaurant_name = public.trim_name(restaurant_name)),
  currency text constraint menus_currency_code check (currency ~ '^[A-Z]{3}$'),
  price_lists jsonb not null default '[]' constraint menus_price_lists_valid check (public.is_price_lists(price_lists)),
  cocktail_ids text[] not null
    constraint menus_cocktail_ids_count check (cardinality(cocktail_ids) between 1 and 200)
    constraint menus_cocktail_ids_flat check (coalesce(array_ndims(cocktail_ids), 1) = 1)
    constraint menus_cocktail_ids_valid check (public.is_recipe_list(cocktail_ids)),
  sections jsonb not null,
  translations jsonb constraint menus_translations_valid check (public.is_menu_translations(translations)),
  guest_notes jsonb constraint menus_guest_notes_valid check (public.is_guest_notes(guest_notes)),
  draft uuid,
  is_archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The ids of its drinks count as in JSON.
  bytes integer generated always as (
    octet_length(name) + coalesce(octet_length(description), 0) + coalesce(octet_length(restaurant_name), 0)
      + octet_length(sections::text) + coalesce(octet_length(translations::text), 0) + 8 * cardinality(cocktail_ids)
  ) stored,
  constraint menus_sections_valid
    check (public.is_menu_sections(sections, cocktail_ids, 1 + jsonb_array_length(price_lists)))
);

comment on table public.menus is 'Menus of bars and hosts; the recipes are files of the site.';
comment on column public.menus.currency is 'ISO 4217; null for prices without the sign of a currency.';
comment on column public.menus.price_lists is 'Besides the usual prices: of the terrace, of the happy hour.';
comment on column public.menus.translations is 'The language of its owner''s words, and these in other languages; null where nobody knows it.';
comment on column public.menus.guest_notes is 'Whether additives and notes on health are told; null where nobody has chosen.';
comment on column public.menus.draft is 'The Idempotency-Key with which it was made; null where none was given.';
comment on column public.menus.is_archived is 'Put away by its owner; it cannot be published then.';
comment on column public.menus.version is
  'Counts the changes, so that two editors of one menu do not overwrite each other unseen.';

-- For the list of one reader, last changed first.
create index menus_by_reader on public.menus (user_id, updated_at desc);
-- However often a draft is sent, it becomes one menu.
create unique index menus_once_per_draft on public.menus (user_id, draft);

-- Column grants: a reader sets neither owner, version nor times.
grant select, delete on public.menus to authenticated;
grant insert (
  name, description, restaurant_name, currency, price_lists, cocktail_ids, sections, translations, guest_notes, draft
) on public.menus to authenticated;
grant update (
  name, description, restaurant_name, currency, price_lists, cocktail_ids, sections, translations, guest_notes, is_archived
) on public.menus to authenticated;

call public.end_tokens_with_sessions('public.menus');

create policy "Readers see their own menus" on public.menus
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers make menus of their own" on public.menus
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers change their own menus" on public.menus
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Readers delete their own menus" on public.menus
  for delete to authenticated
  using ((select auth.uid()) = user_id);

-- What a menu says, of a row as JSON: every column but those that are about it.
create function public.menu_content(menu jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select menu - array['id', 'user_id', 'version', 'created_at', 'updated_at', 'draft', 'bytes', 'is_archived'];
$$;

-- A change raises the version and is dated. Archiving is no change: another editor goes on, and the menu keeps its place
-- in the list. Definer: readers may not call menu_content.
create function public.raise_menu_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_archived = old.is_archived
    or public.menu_content(to_jsonb(new)) is distinct from public.menu_content(to_jsonb(old))
  then
    new.version = old.version + 1;
    new.updated_at = now();
  end if;
  return new;
end;
$$;

-- Lets one save of the menus of an owner through after another, until the transaction ends.
create function public.lock_menus(owner uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('menus of ' || owner::text, 0));
$$;

-- Refuses menus beyond so many bytes of all menus of an account: `limit_menu_bytes('8000000')`. They count for the owner,
-- whoever saves; whoever saves menus of one owner at the same moment waits here, before versions are stored.
-- Definer, to count all rows of the account.
create function public.limit_menu_bytes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner constant uuid = (select user_id from written limit 1);
  most constant bigint = tg_argv[0];
begin
  if (select auth.uid()) is null or owner is null then
    return null;
  end if;
  perform public.lock_menus(owner);
  if most < (select sum(bytes) from public.menus where user_id = owner) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'bytes', hint = most::text;
  end if;
  return null;
end;
$$;

call public.count_writes('public.menus');

create trigger raise_version
  before update on public.menus
  for each row execute function public.raise_menu_version();

create trigger limit_insert
  after insert on public.menus
  referencing new table as written
  for each statement execute function public.limit_rows('menus', '200');

create trigger limit_insert_bytes
  after insert on public.menus
  referencing new table as written
  for each statement execute function public.limit_menu_bytes('8000000');

create trigger limit_update_bytes
  after update on public.menus
  referencing new table as written
  for each statement execute function public.limit_menu_bytes('8000000');

-- Earlier versions.

create table public.menu_versions (
  id uuid primary key default gen_random_uuid(),
  menu_id uuid not null references public.menus (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The version that the menu had with this content.
  version integer not null,
  -- Has passed the checks of menus: only the trigger below writes here.
  content jsonb not null,
  saved_at timestamptz not null,
  replaced_at timestamptz not null default clock_timestamp(),
  -- Whether the next save keeps what it replaces, however soon it comes.
  is_closed boolean not null default false,
  bytes integer generated always as (octet_length(content::text)) stored,
  unique (menu_id, version)
);

comment on table public.menu_versions is 'Earlier versions of menus: at most 30 of a menu, and 4 MB of an account.';

create index menu_versions_by_reader on public.menu_versions (user_id, replaced_at);

grant select on public.menu_versions to authenticated;

call public.end_tokens_with_sessions('public.menu_versions');

create policy "Readers see earlier versions of their own menus" on public.menu_versions
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Stores what a save replaces. Saves within ten minutes are one: only the first stores what was there before, unless the
-- newest version is closed. The oldest versions go where there are too many.
-- By its name it runs after "count_…", which lets the saves of an account through one after another.
-- Definer: no reader writes versions.
create function public.store_menu_versions()
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
    select stored.replaced_at, stored.is_closed
    from public.menu_versions as stored
    where stored.menu_id = before.id
    order by stored.version desc
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
      select stored.id, row_number() over (partition by stored.menu_id order by stored.version desc) as place
      from public.menu_versions as stored
      where stored.menu_id in (select written.id from written)
    ) as listed
    where listed.place > 30
  );
  delete from public.menu_versions
  where id in (
    select listed.id
    from (
      select stored.id, sum(stored.bytes) over (
        partition by stored.user_id order by stored.replaced_at desc, stored.id
      ) as bytes
      from public.menu_versions as stored
      where stored.user_id in (select written.user_id from written)
    ) as listed
    where listed.bytes > 4000000
  );
  return null;
end;
$$;

create trigger store_versions
  after update on public.menus
  referencing old table as before new table as written
  for each statement execute function public.store_menu_versions();

-- Has the next save of a menu keep what it replaces.
create function public.close_newest_version(menu uuid)
returns void
language sql
volatile
set search_path = ''
as $$
  update public.menu_versions set is_closed = true
  where id = (
    select stored.id from public.menu_versions as stored
    where stored.menu_id = close_newest_version.menu
    order by stored.version desc limit 1
  );
$$;

-- Has the next save of an own menu keep what it replaces; counts as a write. Definer: no reader writes versions.
create function public.close_menu_version(menu uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  -- Whoever saves it at this moment is waited for.
  perform from public.menus where id = close_menu_version.menu and user_id = account for no key update;
  if not found then
    return;
  end if;
  perform public.add_account_writes(1);
  perform public.close_newest_version(close_menu_version.menu);
end;
$$;

grant execute on function public.close_menu_version(uuid) to authenticated;

-- Updates and returns a menu in one statement, so that the answer holds what its sender wrote, however many write at the
-- same moment. Null if there is no such menu, or it has another version than the editor knew. `keep_before` keeps what is
-- replaced, however soon after another save. Invoker: row level security and the column grants decide.
create function public.change_menu(
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
set search_path = ''
as $$
#variable_conflict use_column
declare
  answer jsonb;
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
      sections = change_menu.sections,
      translations = change_menu.translations,
      guest_notes = change_menu.guest_notes
    where stored.id = change_menu.menu
      and (change_menu.known_version is null or stored.version = change_menu.known_version)
    returning stored
  )
  select public.show_menu(changed.stored)
  into answer
  from changed;
  return answer;
end;
$$;

grant execute on function
  public.change_menu(uuid, integer, text, text, text, text, jsonb, text[], jsonb, jsonb, jsonb, boolean)
to authenticated;
