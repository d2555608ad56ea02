-- Published menus: whoever has the token reads the menu, and nothing else. Also the sites that may frame it (decision
-- 56), what guests see of its brand, own drinks and shelf, and how often they read it.

-- Whether these are one to five origins of sites, each once, or a star alone, which stands for any.
create function public.is_embed_origins(origins text[])
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

grant execute on function public.is_embed_origins(text[]) to authenticated;

create table public.menu_publications (
  menu_id uuid primary key references public.menus (id) on delete cascade,
  -- 128 bits of chance in 22 characters (OWASP ASVS 5, 11.5.1): short enough for a QR code that reads from afar. Of the
  -- 128 bits of a UUID six are fixed, so two are hashed.
  token text not null unique
    default translate(
      encode(
        substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16),
        'base64'
      ),
      '+/=', '-_'
    )
    constraint menu_publications_token_shape check (token ~ '^[A-Za-z0-9_-]{22,64}$'),
  sold_out text[] not null default '{}'
    constraint menu_publications_sold_out_count check (cardinality(sold_out) <= 200)
    constraint menu_publications_sold_out_flat check (coalesce(array_ndims(sold_out), 1) = 1)
    constraint menu_publications_sold_out_valid check (public.is_recipe_list(sold_out)),
  -- When each drink was last said to be sold out or there again, by its id: of two phones the later press counts, also
  -- where it was sent first. Presses of the last days alone.
  sold_out_times jsonb not null default '{}',
  -- Prices that hold against the hours of the price lists: the place of a list, null for the usual prices, and until when;
  -- without a time none. Last the press that said so, or took it back.
  held_list smallint
    constraint menu_publications_held_list_place check (held_list between 0 and 3),
  held_until timestamptz,
  held_at timestamptz,
  constraint menu_publications_held_whole check (held_until is not null or held_list is null),
  follows_shelf boolean not null default false,
  -- Which bottles a bar pours, as its owner's shelf named them when the menu was published ("amaretto:disaronno"): guests
  -- read strength, allergens and diets of these.
  bottles text[] not null default '{}'
    constraint menu_publications_bottles_count check (cardinality(bottles) <= 300)
    constraint menu_publications_bottles_flat check (coalesce(array_ndims(bottles), 1) = 1)
    constraint menu_publications_bottles_whole check (array_position(bottles, null) is null)
    constraint menu_publications_bottles_words check (
      array_to_string(bottles, ' ') ~ '^([a-z0-9-]+:[a-z0-9-]+( [a-z0-9-]+:[a-z0-9-]+)*)?$'
    )
    constraint menu_publications_bottles_length check (length(array_to_string(bottles, ' ')) <= 300 * 61),
  -- Belongs to the publication: a menu that is published anew is embedded nowhere.
  embed_origins text[]
    constraint menu_publications_embed_origins_flat check (coalesce(array_ndims(embed_origins), 1) = 1)
    constraint menu_publications_embed_origins_valid check (public.is_embed_origins(embed_origins)),
  -- What guests read (decision 72). A trigger and publish_menu copy it from the menu, which has passed its checks.
  live jsonb not null,
  live_version integer not null,
  -- What takes its place at a time; nothing has to run then, since whoever reads it compares the time.
  planned jsonb,
  planned_version integer,
  planned_at timestamptz,
  created_at timestamptz not null default now(),
  constraint menu_publications_planned_whole check (num_nulls(planned, planned_version, planned_at) in (0, 3))
);

comment on table public.menu_publications is
  'A row while a menu is published; deleting it takes the address away for good, since tokens do not come again.';
comment on column public.menu_publications.live is
  'The menu as guests read it, until planned_at if there is one; the row of the menu is its draft.';
comment on column public.menu_publications.follows_shelf is
  'Whether what the shelf of its owner does not make is shown as sold out, besides what stands in sold_out.';
comment on column public.menu_publications.embed_origins is 'Sites that may show the menu in a frame; null for none.';

-- Column grants: nobody chooses a token, and what guests read changes by publish_menu alone. The menu too: an upsert sets
-- every column that it is given; the policies allow one's own menus alone.
grant select, delete,
  insert (menu_id, sold_out, bottles, follows_shelf),
  update (menu_id, sold_out, bottles, follows_shelf, embed_origins)
  on public.menu_publications to authenticated;

call public.end_tokens_with_sessions('public.menu_publications');

create policy "Readers see how their own menus are published" on public.menu_publications
  for select to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

create policy "Readers publish their own menus" on public.menu_publications
  for insert to authenticated
  with check (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

create policy "Readers say what is sold out on their own menus" on public.menu_publications
  for update to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())))
  with check (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

create policy "Readers revoke their own menus" on public.menu_publications
  for delete to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

call public.count_writes('public.menu_publications');

-- A saved menu as the site reads it, with how it is published. Invoker: row level security decides.
create function public.show_menu(menu public.menus)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', menu.id,
    'name', menu.name,
    'description', menu.description,
    'restaurant_name', menu.restaurant_name,
    'currency', menu.currency,
    'price_lists', menu.price_lists,
    'cocktail_ids', menu.cocktail_ids,
    'sections', menu.sections,
    'translations', menu.translations,
    'guest_notes', menu.guest_notes,
    'version', menu.version,
    'updated_at', menu.updated_at,
    'is_archived', menu.is_archived,
    'menu_publications', (
      select jsonb_build_object(
        'token', publication.token,
        'sold_out', publication.sold_out,
        'held_list', publication.held_list,
        'held_until', publication.held_until,
        'follows_shelf', publication.follows_shelf,
        'bottles', publication.bottles,
        'embed_origins', publication.embed_origins,
        'live_version', publication.live_version,
        'planned_version', publication.planned_version,
        'planned_at', publication.planned_at
      )
      from public.menu_publications as publication
      where publication.menu_id = menu.id
    )
  );
$$;

grant execute on function public.show_menu(public.menus) to authenticated;

-- Refuses to publish an archived menu, copies what guests read from now on, and closes the newest version, so that what
-- they begin to read is kept however soon it is changed. The row of the menu is locked, so that it is neither archived
-- nor saved meanwhile.
-- Definer: no reader writes versions.
create function public.prepare_publication()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.menus;
begin
  select * into stored from public.menus
  where id = new.menu_id and ((select auth.uid()) is null or user_id = (select auth.uid()))
  for no key update;
  if stored.is_archived then
    raise sqlstate 'PT409' using message = 'menu_archived';
  end if;
  -- A menu that is not the reader's is refused by the policy, which is asked after this trigger.
  new.live = coalesce(public.menu_content(to_jsonb(stored)), '{}');
  new.live_version = coalesce(stored.version, 0);
  -- What an upsert writes comes by here, too, when the menu is published already.
  if stored.id is not null and not exists (
    select from public.menu_publications where menu_id = new.menu_id
  ) then
    perform public.close_newest_version(new.menu_id);
  end if;
  return new;
end;
$$;

create trigger prepare_publication
  before insert on public.menu_publications
  for each row execute function public.prepare_publication();

-- A menu with the prices of another version of it, for the lines that both have. Only for versions with the same price
-- lists, since each price has an amount for each of them.
create function public.menu_with_prices(content jsonb, priced jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  with prices as (
    select drink ->> 'cocktailId' as id, drink -> 'prices' as amounts
    from jsonb_array_elements(menu_with_prices.priced -> 'sections') as section,
      jsonb_array_elements(section -> 'drinks') as drink
  )
  select menu_with_prices.content || jsonb_build_object('sections', coalesce(
    (
      select jsonb_agg(
        section || jsonb_build_object('drinks', (
          select coalesce(
            jsonb_agg(
              drink || jsonb_build_object('prices', coalesce(prices.amounts, drink -> 'prices')) order by line
            ),
            '[]'
          )
          from jsonb_array_elements(section -> 'drinks') with ordinality as lines (drink, line)
          left join prices on prices.id = drink ->> 'cocktailId'
        ))
        order by place
      )
      from jsonb_array_elements(menu_with_prices.content -> 'sections') with ordinality as listed (section, place)
    ),
    '[]'
  ));
$$;

-- What guests read of a publication at this moment, and which version of the menu that is.
create function public.read_live(publication public.menu_publications)
returns table (content jsonb, version integer)
language sql
stable
set search_path = ''
as $$
  select
    case when is_due then publication.planned else publication.live end,
    case when is_due then publication.planned_version else publication.live_version end
  from (select coalesce(publication.planned_at <= now(), false) as is_due) as plan;
$$;

-- What guests read of a published menu at this moment, and which version of it that is, for its owner and its editors.
-- Null when it is not there, not published or not the caller's to edit. Definer: no editor reads the tables.
create function public.read_live_menu(menu uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform public.require_live_session();
  return (
    select jsonb_build_object('content', live.content, 'version', live.version)
    from public.menu_publications as publication
    join public.menus as owned on owned.id = publication.menu_id
    cross join lateral public.read_live(publication) as live
    where publication.menu_id = read_live_menu.menu
      and (owned.user_id = account or public.edits_menu(account, owned))
  );
end;
$$;

grant execute on function public.read_live_menu(uuid) to authenticated;

-- Publishes what changed of a published menu, an own one or one that the caller edits (decision 81): all of it, at a time or
-- now, or the prices alone, now; or drops what is planned. True when done, false when the menu has another version than its editor read, null when it is not there or
-- not published. Counts as a write. Definer: no reader writes what guests read.
create function public.publish_menu(menu uuid, known_version integer, part text, planned_for timestamptz default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account constant uuid = (select auth.uid());
  stored public.menus;
  publication public.menu_publications;
  draft jsonb;
  current jsonb;
  current_version integer;
begin
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  -- Whoever saves or archives it at this moment is waited for.
  select * into stored from public.menus where id = publish_menu.menu and user_id = account for no key update;
  if not found then
    stored = public.lock_edited_menu(account, publish_menu.menu);
  end if;
  select * into publication from public.menu_publications where menu_id = stored.id for no key update;
  if not found then
    return null;
  end if;
  if stored.version <> publish_menu.known_version then
    return false;
  end if;
  perform public.add_account_writes(1);
  draft = public.menu_content(to_jsonb(stored));
  select live.content, live.version into current, current_version from public.read_live(publication) as live;
  if publication.planned_at <= now() then
    publication.planned = null;
    publication.planned_version = null;
    publication.planned_at = null;
  end if;
  publication.live = current;
  publication.live_version = current_version;
  if part = 'prices' then
    if planned_for is not null
      or draft -> 'price_lists' <> current -> 'price_lists'
      or draft -> 'currency' <> current -> 'currency'
    then
      raise exception 'Prices alone go live now, in the price lists and the currency that guests read.'
        using errcode = '22023';
    end if;
    publication.live = public.menu_with_prices(current, draft);
    -- What is planned would bring the old prices back, unless it has price lists of its own.
    if publication.planned -> 'price_lists' = draft -> 'price_lists'
      and publication.planned -> 'currency' = draft -> 'currency'
    then
      publication.planned = public.menu_with_prices(publication.planned, draft);
    end if;
  elsif part = 'all' and planned_for is null then
    publication.live = draft;
    publication.live_version = stored.version;
    publication.planned = null;
    publication.planned_version = null;
    publication.planned_at = null;
  elsif part = 'all' then
    if planned_for <= now() or planned_for > now() + interval '1 year' then
      raise exception 'A menu is planned for a time within a year from now.' using errcode = '22023';
    end if;
    publication.planned = draft;
    publication.planned_version = stored.version;
    publication.planned_at = planned_for;
  elsif part = 'unplan' and planned_for is null then
    publication.planned = null;
    publication.planned_version = null;
    publication.planned_at = null;
  else
    raise exception 'A part of a menu is all, prices or unplan.' using errcode = '22023';
  end if;
  -- Prices may have been all that differed.
  if publication.live = draft then
    publication.live_version = stored.version;
  end if;
  update public.menu_publications set
    live = publication.live,
    live_version = publication.live_version,
    planned = publication.planned,
    planned_version = publication.planned_version,
    planned_at = publication.planned_at
  where menu_id = stored.id;
  -- What guests begin to read is kept, however soon it is changed.
  perform public.close_newest_version(stored.id);
  return true;
end;
$$;

grant execute on function public.publish_menu(uuid, integer, text, timestamptz) to authenticated;

-- Says of a published menu, an own one or one of a bar where the caller serves, what is sold out or there again, drink by
-- drink, and which prices hold. Each press brings how many seconds ago it was: one that is older than what is known of its
-- drink changes nothing, and neither does one on a drink that stands neither on the menu nor on what guests read. Gives
-- what holds then; null when the menu is not there, not published or not the caller's to serve.
-- Counts as a write. Definer: no reader writes the times of presses.
create function public.change_service(menu uuid, marks jsonb, held jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account constant uuid = (select auth.uid());
  longest constant interval = interval '2 days';
  publication public.menu_publications;
  known jsonb;
  mark record;
  pressed timestamptz;
begin
  -- As many as a menu has drinks: all of them count as one write.
  if jsonb_array_length(marks) > 200 then
    raise exception 'A menu has at most 200 drinks.' using errcode = '22023';
  end if;
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  select published.* into publication
  from public.menu_publications as published
  join public.menus as owned on owned.id = published.menu_id
  where published.menu_id = change_service.menu
    and (owned.user_id = account or public.serves_menu(account, owned))
  for no key update of published;
  if not found then
    return null;
  end if;
  perform public.add_account_writes(1);
  select to_jsonb(owned.cocktail_ids) || coalesce(live.content -> 'cocktail_ids', '[]') into known
  from public.menus as owned, public.read_live(publication) as live
  where owned.id = publication.menu_id;
  for mark in
    select each.id, each.sold_out, make_interval(secs => each.ago) as ago
    from jsonb_to_recordset(change_service.marks) as each (id text, sold_out boolean, ago integer)
    where known ? each.id
  loop
    pressed = now() - least(greatest(mark.ago, interval '0'), longest);
    if coalesce((publication.sold_out_times ->> mark.id)::timestamptz <= pressed, true) then
      publication.sold_out = array_remove(publication.sold_out, mark.id);
      if mark.sold_out then
        publication.sold_out = publication.sold_out || mark.id;
      end if;
      publication.sold_out_times = publication.sold_out_times || jsonb_build_object(mark.id, pressed);
    end if;
  end loop;
  if held is not null then
    pressed = now() - least(greatest(make_interval(secs => (held ->> 'ago')::integer), interval '0'), longest);
    if coalesce(publication.held_at <= pressed, true) then
      publication.held_list = (held ->> 'list')::smallint;
      publication.held_until = (held ->> 'until')::timestamptz;
      publication.held_at = pressed;
      -- A day has up to 25 hours.
      if publication.held_until > now() + interval '25 hours' then
        raise exception 'Prices hold against the clock for a day at most.' using errcode = '22023';
      end if;
    end if;
  end if;
  update public.menu_publications set
    sold_out = publication.sold_out,
    sold_out_times = (
      select coalesce(jsonb_object_agg(times.key, times.value), '{}')
      from jsonb_each(publication.sold_out_times) as times
      where (times.value #>> '{}')::timestamptz > now() - longest
    ),
    held_list = publication.held_list,
    held_until = publication.held_until,
    held_at = publication.held_at
  where menu_id = publication.menu_id;
  return jsonb_build_object(
    'sold_out', publication.sold_out,
    'held_list', publication.held_list,
    'held_until', publication.held_until,
    'follows_shelf', publication.follows_shelf
  );
end;
$$;

grant execute on function public.change_service(uuid, jsonb, jsonb) to authenticated;

-- Making a menu public asks for a recent proof (decision 63). After the insert: an upsert that changes what is public
-- already inserts nothing. Definer: readers may not call require_recent_proof.
create function public.require_proof_to_publish()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.require_recent_proof();
  return null;
end;
$$;

create trigger require_proof_to_publish
  after insert on public.menu_publications
  for each row execute function public.require_proof_to_publish();

-- A publication stays with its menu: moved to another, it could show an archived one. The right to write the column
-- stays, since an upsert sets it to what it is.
create function public.refuse_publication_move()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'A publication stays with its menu.' using errcode = '42501';
end;
$$;

create trigger refuse_move
  before update on public.menu_publications
  for each row when (new.menu_id <> old.menu_id)
  execute function public.refuse_publication_move();

-- Archiving a menu takes it down in the same statement, so that it is never both.
create function public.unpublish_archived_menu()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.menu_publications where menu_id = new.id;
  return null;
end;
$$;

create trigger unpublish_archived
  after update on public.menus
  for each row
  when (new.is_archived and not old.is_archived)
  execute function public.unpublish_archived_menu();

-- What guests read, by token. Definer: guests have no rights on the tables, so that nobody can list what is published.

-- The own drinks among the lines of a menu, and the house things in them, as far as a published menu gives them away: no
-- note, and none of their lines.
create function public.list_menu_own_drinks(owner uuid, ids jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'id', drink.id,
      'name', drink.name,
      'glass', drink.glass,
      'method', drink.method,
      'ice', drink.ice,
      'lines', (
        select jsonb_agg(line - 'note' order by place)
        from jsonb_array_elements(drink.lines) with ordinality as each (line, place)
      ),
      'allergens', drink.allergens,
      'vegan', drink.vegan,
      'vegetarian', drink.vegetarian,
      'house', drink.house
    )),
    '[]'
  )
  from public.own_drinks as drink
  where drink.user_id = owner and (
    ids ? drink.id::text
    or drink.house is not null and exists (
      select from public.own_drinks as other
      where other.user_id = owner
        and ids ? other.id::text
        and other.lines @> jsonb_build_array(jsonb_build_object('own', drink.id))
    )
  );
$$;

-- The menu of a token, or null, for the site alone: it works out strength and facts from the amounts of own drinks, which
-- no page shows. Notes on lines of own drinks are for their owner. In plpgsql, since the table of bars comes later.
create function public.read_published_menu(token text)
returns json
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select json_build_object(
    'name', live.content -> 'name',
    'description', live.content -> 'description',
    'restaurant_name', live.content -> 'restaurant_name',
    'currency', live.content -> 'currency',
    'price_lists', live.content -> 'price_lists',
    'sections', live.content -> 'sections',
    'translations', live.content -> 'translations',
    'guest_notes', live.content -> 'guest_notes',
    'sold_out', publication.sold_out,
    'held_list', publication.held_list,
    'held_until', publication.held_until,
    -- A menu on no page goes by the clock of the first bar.
    'time_zone', coalesce(bar.time_zone, first_bar.time_zone),
    'follows_shelf', publication.follows_shelf,
    'bottles', publication.bottles,
    'own_drinks', public.list_menu_own_drinks(menu.user_id, live.content -> 'cocktail_ids'),
    'brand', (
      select json_build_object(
        'accent', brand.accent,
        'pairing', brand.pairing,
        'design', brand.design,
        'names_product', brand.names_product,
        -- Whose menu it is: a logo in the place of a name is read out by that.
        'logo_alt', coalesce(
          brand.logo_alt,
          bar.display_name,
          nullif(live.content ->> 'restaurant_name', ''),
          first_bar.display_name
        ),
        'logo', (
          select json_build_object('id', logo.id, 'width', logo.width, 'height', logo.height, 'tone', logo.tone)
          from public.brand_logos as logo where logo.brand_id = brand.id
        )
      )
      from public.brands as brand
      where brand.user_id = menu.user_id and (brand.bar_id is null or brand.bar_id = bar.id)
      order by brand.bar_id nulls last
      limit 1
    )
  )
  from public.menu_publications as publication
  join public.menus as menu on menu.id = publication.menu_id
  cross join lateral public.read_live(publication) as live
  left join lateral public.find_bar_with(menu) as bar on true
  left join lateral (
    select bars.time_zone, bars.display_name from public.bars where bars.user_id = menu.user_id order by bars.place limit 1
  ) as first_bar on true
  where publication.token = read_published_menu.token);
end;
$$;

-- The shelf that the menu of a token follows; null where it follows none, or its owner has none. For the site alone:
-- guests learn what is sold out, and not what else stands on the shelf.
create function public.read_followed_shelf(token text)
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

-- The sites that may show the menu of a token in a frame; null where there is none, or where none may.
create function public.read_embed_origins(token text)
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

-- The file of a logo in base64, of accounts that publish a menu alone.
create function public.read_brand_logo(id text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select replace(encode(logo.png, 'base64'), chr(10), '')
  from public.brand_logos as logo
  where logo.id = read_brand_logo.id
    and exists (
      select from public.menus as menu
      join public.menu_publications as publication on publication.menu_id = menu.id
      where menu.user_id = logo.user_id
    )
  limit 1;
$$;

grant execute on function public.read_embed_origins(text), public.read_brand_logo(text) to anon, authenticated;

-- Views by day (UTC) and language. Nothing marks a guest.

create table public.menu_views (
  menu_id uuid not null references public.menus (id) on delete cascade,
  day date not null,
  locale text not null constraint menu_views_locale_shape check (locale ~ '^[a-z]{2}$'),
  views integer not null constraint menu_views_positive check (views > 0),
  primary key (menu_id, day, locale)
);

comment on table public.menu_views is 'How often guests read the page of a menu; kept for 400 days.';

grant select on public.menu_views to authenticated;

call public.end_tokens_with_sessions('public.menu_views');

create policy "Readers see how often their own menus are read" on public.menu_views
  for select to authenticated
  using (exists (select from public.menus where id = menu_id and user_id = (select auth.uid())));

-- Counts a view of the menu of a token, unless there is none, or the address has viewed too much.
create function public.count_menu_view(token text, locale text, address text)
returns void
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  menu uuid;
begin
  select publication.menu_id into menu
  from public.menu_publications as publication
  where publication.token = count_menu_view.token;
  if menu is null
    or public.consume_rate_limit('view', jsonb_build_object('address', jsonb_build_array(address))) ? 'wait'
  then
    return;
  end if;
  insert into public.menu_views as counted (menu_id, day, locale, views)
  values (menu, (now() at time zone 'utc')::date, count_menu_view.locale, 1)
  on conflict (menu_id, day, locale) do update set views = counted.views + 1;
exception
  -- The menu was deleted at this moment.
  when foreign_key_violation then
    return;
end;
$$;

-- The views of all own menus, in one row. Invoker: row level security decides.
create function public.list_menu_views()
returns json
language sql
stable
set search_path = ''
as $$
  select coalesce(
    json_agg(
      json_build_object('menuId', menu_id, 'day', day, 'locale', locale, 'views', views)
      order by day desc, menu_id, locale
    ),
    '[]'
  )
  from public.menu_views;
$$;

grant execute on function public.list_menu_views() to authenticated;
