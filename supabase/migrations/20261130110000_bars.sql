-- A bar has a page under a name of its own, which stays when menus come and go (decision 53). A name that is given up
-- goes on belonging to whoever had it: it is printed on tables. An account has up to five bars (decision 81).

-- Checks of names, as src/contracts/bars/barName.ts makes them.

-- Letters and digits that look alike become one: "0" and "o", "1", "i" and "l", "rn", "nn" and "m", "vv" and "w" and so on.
create function public.fold_look_alikes(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(regexp_replace(translate(name, '01i345789', 'olleastbg'), 'rn|nn', 'm', 'g'), 'vv', 'w');
$$;

-- Whether words, in a–z, 0–9 and hyphens, speak for the site.
create function public.impersonates_site(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  with words as (
    select
      public.fold_look_alikes(replace(name, '-', '')) as joined,
      -- Roles, and what a site asks of an account.
      array[
        'admin', 'administrator', 'billing', 'contact', 'helpdesk', 'help', 'mail', 'moderator', 'official',
        'operator', 'security', 'staff', 'support', 'system', 'team', 'webmaster', 'account', 'accounts', 'auth',
        'confirm', 'confirmation', 'email', 'log', 'login', 'logout', 'password', 'passwords', 'payment', 'payments',
        'recover', 'recovery', 'register', 'reset', 'settings', 'sign', 'signin', 'signout', 'signup', 'unlock',
        'validate', 'validation', 'verification', 'verify'
      ] as speaking_words,
      -- Words beside which those still speak for the site.
      array[
        'access', 'and', 'app', 'care', 'center', 'centre', 'chat', 'code', 'customer', 'customers', 'data',
        'desk', 'for', 'forgot', 'here', 'id', 'identity', 'in', 'info', 'member', 'members', 'my', 'new',
        'now', 'of', 'off', 'office', 'on', 'online', 'out', 'owner', 'page', 'pass', 'pay', 'portal', 'privacy',
        'secure', 'service', 'site', 'the', 'to', 'up', 'update', 'user', 'users', 'web', 'with', 'your'
      ] as joining_words
  )
  select position(public.fold_look_alikes('mixmaster') in joined) > 0
    or joined = any (select public.fold_look_alikes(word) from unnest(speaking_words) as word)
    -- A name that says nothing else: "verify-account", "your-account".
    or coalesce((
      select bool_or(part = any (folded.speaking)) and bool_and(part = any (folded.speaking || folded.joining))
      from unnest(string_to_array(name, '-')) as word
      cross join lateral (select public.fold_look_alikes(word) as part) as read
      cross join lateral (
        select
          (select array_agg(public.fold_look_alikes(one)) from unnest(speaking_words) as one) as speaking,
          (select array_agg(public.fold_look_alikes(one)) from unnest(joining_words) as one) as joining
      ) as folded
    ), false)
  from words;
$$;

-- Whether a name may stand in an address. Tokens of published menus have 22 characters, so no name has.
create function public.is_bar_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  with words as (
    select
      public.fold_look_alikes(name) as whole,
      -- Words of the pages and addresses of the site.
      array[
        'about', 'age', 'api', 'app', 'bar', 'bars', 'bartender', 'blog', 'chat', 'cocktail', 'cocktails', 'cookies',
        'demo', 'embed', 'example', 'favorites', 'feed', 'forum', 'guides', 'health', 'home', 'icons', 'imprint', 'index',
        'ingredients', 'legal', 'lists', 'menu', 'menu-builder', 'menus', 'mix-master', 'names', 'new', 'news', 'null',
        'offline', 'own-drinks', 'pictures', 'plans', 'press', 'pricing', 'privacy', 'profile', 'robots', 'root', 'search',
        'shop', 'shots', 'sitemap', 'static', 'status', 'submit-recipe', 'terms', 'test', 'undefined', 'www'
      ] as site_words
  )
  select coalesce(
    char_length(name) between 3 and 40
      and char_length(name) <> 22
      and name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      and not public.impersonates_site(name)
      and (
        select whole <> all (select public.fold_look_alikes(word) from unnest(site_words) as word) from words
      ),
    false
  );
$$;

-- Makes Latin letters of those that look like them, by the table of src/contracts/bars/barName.ts.
create function public.fold_homographs(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(
    name,
    string_agg(homographs, '' order by latin),
    string_agg(repeat(latin, char_length(homographs)), '' order by latin)
  )
  from (
    values
      ('a', 'ΑαАаᴀɑⱭꭺᎪꓮⲀⲁ🇦🅐🅰'),
      ('b', 'ΒβВвЬьʙᏼᏴꮟᏏꓐⲂⲃƅƄƀɃɓƁ🇧🅑🅱'),
      ('c', 'СсςᴄꮯᏟꓚⲤⲥƈƇ🇨🅒🅲'),
      ('d', 'ԁԀᴅꭰᎠꓓđĐɖƉɗƊꮷᏧðÐ🇩🅓🅳'),
      ('e', 'ΕεΣЕеЄєᴇꭼᎬꓰⲈⲉɛƐҽҼəƏ🇪🅔🅴'),
      ('f', 'ꜰϜϝꓝƒƑҒғ🇫🅕🅵'),
      ('g', 'ɡꞬɢԍԌꮐᏀꮆᎶꓖցǥǤɠƓ🇬🅖🅶'),
      ('h', 'ΗһҺНнʜꮋᎻꓧⲎⲏħĦհ🇭🅗🅷'),
      ('i', 'ΙιІіıɪꞮꭵᎥꮖᏆꓲⲒⲓɩƖɨƗ🇮🅘🅸'),
      ('j', 'ЈјȷᴊꭻᎫꓙϳͿ🇯🅙🅹'),
      ('k', 'ΚκКкᴋꮶᏦꓗⲔⲕҚқĸƙƘ🇰🅚🅺'),
      ('l', 'ӏӀʟꮮᏞꓡɫⱢłŁǀƚȽ🇱🅛🅻'),
      ('m', 'ΜМмᴍꮇᎷꓟⲘⲙϺϻɱⱮ🇲🅜🅼'),
      ('n', 'ΝηИиПпɴꓠⲚⲛոռŋŊɲƝ🇳🅝🅽'),
      ('o', 'ΟοσΘθОоᴏՕօꓳⲞⲟøØɵƟ🇴🅞🅾'),
      ('p', 'ΡρРрᴘꮲᏢꓑⲢⲣþÞƥƤ🇵🅟🅿'),
      ('q', 'ԛԚգզ🇶🅠🆀'),
      ('r', 'ΓГгЯяʀƦʁꭱᎡꮢᏒꓣⲄⲅɾɽⱤɍɌ🇷🅡🆁'),
      ('s', 'ЅѕꜱꮪᏚꓢՏʂꟅƨƧ🇸🅢🆂'),
      ('t', 'ΤτТтᴛꭲᎢꓔⲦⲧŧŦƭƬʈƮҬҭ🇹🅣🆃'),
      ('u', 'μυЦцᴜՍսꓴʋƲʉɄ🇺🅤🆄'),
      ('v', 'νѴѵᴠꮩᏙꓦ🇻🅥🆅'),
      ('w', 'ωѠѡШшЩщᴡꮃᎳꮤᏔꓪԜԝաɯƜⲰⲱ🇼🅦🆆'),
      ('x', 'ΧχХхҲҳꓫⲬⲭ×🇽🅧🆇'),
      ('y', 'γΥУуҮүʏꭹᎩꓬⲨⲩყɏɎƴƳ🇾🅨🆈'),
      ('z', 'ΖζᴢꮓᏃꓜⲌⲍƶƵʐȥȤ🇿🅩🆉')
  ) as letters (latin, homographs);
$$;

-- Whether the shown name of a bar has no control of text direction and does not speak for the site, also with accents,
-- signs between its letters, invisible ones or homographs (`isMisleadingName`).
create function public.is_honest_bar_title(title text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select title !~ '[\u202a-\u202e\u2066-\u2069]'
    and not public.impersonates_site(trim('-' from regexp_replace(
      lower(public.fold_homographs(
        regexp_replace(normalize(title, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]', '', 'g')
      )),
      '[^a-z0-9]+', '-', 'g'
    )));
$$;

-- Whether these are menus of a bar's page in their order, at most 20, each once, with hours or without.
create function public.is_bar_menus(menus jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(menus) is distinct from 'array' then false
    else jsonb_array_length(menus) <= 20
      and not exists (
        select from jsonb_array_elements(menus) as listed (entry)
        where case
          when jsonb_typeof(entry) is distinct from 'object' then true
          else entry - array['menuId', 'hours'] <> '{}'
            or not public.is_uuid(entry ->> 'menuId')
            or jsonb_typeof(entry -> 'menuId') is distinct from 'string'
            or not (coalesce(entry -> 'hours' = 'null', false) or public.is_price_hours(entry -> 'hours'))
        end
      )
      and (select count(distinct entry ->> 'menuId') = count(*) from jsonb_array_elements(menus) as listed (entry))
  end;
$$;

grant execute on function
  public.fold_look_alikes(text),
  public.fold_homographs(text),
  public.impersonates_site(text),
  public.is_bar_name(text),
  public.is_honest_bar_title(text),
  public.is_bar_menus(jsonb)
to authenticated;

create table public.bars (
  -- Its owner's browser chooses it, so that a bar that is sent twice is one.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The order in which they came.
  place bigint not null generated always as identity,
  name text not null unique constraint bars_name_valid check (public.is_bar_name(name)),
  display_name text not null
    constraint bars_display_name_length check (char_length(display_name) between 1 and 80)
    constraint bars_display_name_trimmed check (display_name = public.trim_name(display_name))
    constraint bars_display_name_honest check (public.is_honest_bar_title(display_name)),
  -- "Europe/Berlin". The site reads a zone that it does not know as UTC: Postgres knows others.
  time_zone text not null constraint bars_time_zone_shape check (time_zone ~ '^[A-Za-z0-9_+/-]{1,60}$'),
  opening_hours text
    constraint bars_opening_hours_length check (char_length(opening_hours) between 1 and 300)
    constraint bars_opening_hours_trimmed check (opening_hours = public.trim_name(opening_hours)),
  menus jsonb not null default '[]' constraint bars_menus_valid check (public.is_bar_menus(menus)),
  updated_at timestamptz not null default now(),
  unique (id, user_id)
);

comment on table public.bars is 'The page of a bar: its name in the address, and which published menus it shows.';

create index bars_user_id on public.bars (user_id);

alter table public.brands
  add foreign key (bar_id, user_id) references public.bars (id, user_id) on delete cascade;

-- Names that an account gave up.
create table public.former_bar_names (
  name text primary key constraint former_bar_names_name_valid check (public.is_bar_name(name)),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The bar that had it; null once that was removed, and the name leads nowhere.
  bar_id uuid references public.bars (id) on delete set null
);

comment on table public.former_bar_names is 'Names that bars have given up. They lead to the page that their bar has now.';

create index former_bar_names_user on public.former_bar_names (user_id);
create index former_bar_names_bar on public.former_bar_names (bar_id);

-- Names of deleted accounts: nobody takes them for 180 days. The hash does not say whose they were.
create table public.reserved_bar_names (
  name_hash bytea primary key constraint reserved_bar_names_hash_length check (octet_length(name_hash) = 32),
  given_up_at timestamptz not null default now()
);

comment on table public.reserved_bar_names is 'SHA-256 of the names of bars whose accounts were deleted in the last 180 days.';

-- The owner too: an upsert sets every column that it is given. The policies allow one's own id alone.
grant select, delete,
  insert (id, user_id, name, display_name, time_zone, opening_hours, menus),
  update (id, user_id, name, display_name, time_zone, opening_hours, menus)
  on public.bars to authenticated;
grant select on public.former_bar_names to authenticated;

alter table public.reserved_bar_names enable row level security;

call public.end_tokens_with_sessions('public.bars');

create policy "Owners see their own bars" on public.bars
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Owners reserve names for their own bars" on public.bars
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Owners change their own bars" on public.bars
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Owners remove their own bars" on public.bars
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.end_tokens_with_sessions('public.former_bar_names');

create policy "Owners see the names that they had" on public.former_bar_names
  for select to authenticated
  using ((select auth.uid()) = user_id);

create function public.is_reserved_bar_name(name text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.reserved_bar_names
    where name_hash = sha256(convert_to(name, 'UTF8')) and given_up_at > now() - interval '180 days'
  );
$$;

create function public.reserve_bar_name(name text)
returns void
language sql
set search_path = ''
as $$
  insert into public.reserved_bar_names (name_hash) values (sha256(convert_to(name, 'UTF8')))
  on conflict (name_hash) do update set given_up_at = excluded.given_up_at;
$$;

-- Triggers of bars. Those of one moment run in the order of their names: the account is locked before
-- the names, and nobody proves anything ("require_…") for a name that is taken ("guard_…").

call public.count_writes('public.bars');

create trigger limit_insert
  after insert on public.bars
  referencing new table as written
  for each statement execute function public.limit_rows('bars', '5');

-- No unique key holds over the tables of names, so writers of bars wait for each other before any row is locked.
create function public.lock_bar_names()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('bar names'));
  return null;
end;
$$;

create trigger lock_names
  before insert or update on public.bars
  for each statement execute function public.lock_bar_names();

-- Refuses a name that another bar has or had (409), and a further one for an account that has had ten others (422), so
-- that nobody collects them; those it had it may always take again. Definer: nobody sees the names of others.
create function public.guard_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  held constant text = (select name from public.bars where id = new.id and user_id = new.user_id);
begin
  -- What an upsert writes comes by here twice.
  if held = new.name then
    return new;
  end if;
  if exists (select from public.bars where name = new.name and id <> new.id)
    or exists (select from public.former_bar_names where name = new.name and user_id <> new.user_id)
    or public.is_reserved_bar_name(new.name)
  then
    raise sqlstate 'PT409' using message = 'name_taken';
  end if;
  if (select auth.uid()) is not null and 10 < (
    select count(*) + (held is not null)::integer
    from public.former_bar_names where user_id = new.user_id and name <> new.name
  ) then
    raise sqlstate 'PT422' using message = 'quota_reached', detail = 'names', hint = '10';
  end if;
  return new;
end;
$$;

create trigger guard_name
  before insert or update on public.bars
  for each row execute function public.guard_bar_name();

-- Taking, changing or giving up a name asks for a recent proof (decision 63).
-- Definer: readers may not call require_recent_proof.
create function public.require_proof_for_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an upsert writes comes by here as an insert too.
  if tg_op <> 'DELETE' then
    if new.name is distinct from (
      select name from public.bars where id = new.id and user_id = new.user_id
    ) then
      perform public.require_recent_proof();
    end if;
    return new;
  end if;
  -- An account that is being deleted has been proven.
  if exists (select from auth.users where id = old.user_id) then
    perform public.require_recent_proof();
  end if;
  return old;
end;
$$;

create trigger require_proof
  before insert or update or delete on public.bars
  for each row execute function public.require_proof_for_bar_name();

-- Keeps the name that a bar gives up. Definer: former and reserved names are written here alone.
create function public.store_former_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    delete from public.former_bar_names where name = new.name;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and old.name = new.name) then
    return null;
  end if;
  if exists (select from auth.users where id = old.user_id) then
    insert into public.former_bar_names (name, user_id, bar_id)
    values (old.name, old.user_id, case when tg_op = 'UPDATE' then new.id end)
    on conflict do nothing;
  else
    perform public.reserve_bar_name(old.name);
  end if;
  return null;
end;
$$;

create trigger store_former_name
  after insert or update or delete on public.bars
  for each row execute function public.store_former_bar_name();

-- Reserves the former names of a deleted account. Definer, too.
create function public.reserve_former_bar_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- With its account there, a former name goes where its bar takes it again.
  if not exists (select from auth.users where id = old.user_id) then
    perform public.reserve_bar_name(old.name);
  end if;
  return null;
end;
$$;

create trigger reserve_name
  after delete on public.former_bar_names
  for each row execute function public.reserve_former_bar_name();

create trigger touch_row
  before update on public.bars
  for each row execute function public.touch_updated_at();

-- A menu stands on the page of one bar: one that takes it takes it from the others of the account.
create function public.take_menus_of_other_bars()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.bars as other
  set menus = (
    select coalesce(jsonb_agg(entry order by place), '[]')
    from jsonb_array_elements(other.menus) with ordinality as listed (entry, place)
    where not new.menus @> jsonb_build_array(jsonb_build_object('menuId', entry -> 'menuId'))
  )
  where other.user_id = new.user_id
    and other.id <> new.id
    and exists (
      select from jsonb_array_elements(other.menus) as entry
      where new.menus @> jsonb_build_array(jsonb_build_object('menuId', entry -> 'menuId'))
    );
  return null;
end;
$$;

create trigger take_menus
  after insert or update on public.bars
  for each row when (pg_trigger_depth() = 0)
  execute function public.take_menus_of_other_bars();

-- The bar on whose page a menu stands, or none.
create function public.find_bar_with(menu public.menus)
returns setof public.bars
language sql
stable
set search_path = ''
as $$
  select bar.* from public.bars as bar
  where bar.user_id = menu.user_id
    and bar.menus @> jsonb_build_array(jsonb_build_object('menuId', menu.id));
$$;

-- Whose a name is: 'own' of the caller's bar that is asked for, 'former' of the caller, 'taken' by another bar, or 'free'.
-- A question counts as a write, so that nobody goes through all names. Definer: nobody sees the names of others.
create function public.check_bar_name(name text, bar uuid default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid = (select auth.uid());
begin
  perform from auth.users where id = account for key share;
  perform public.require_live_session();
  perform public.add_account_writes(1);
  return coalesce(
    (
      select case when listed.user_id = account and listed.id = check_bar_name.bar then 'own' else 'taken' end
      from public.bars as listed where listed.name = check_bar_name.name
    ),
    (
      select case when former.user_id = account then 'former' else 'taken' end
      from public.former_bar_names as former where former.name = check_bar_name.name
    ),
    case when public.is_reserved_bar_name(check_bar_name.name) then 'taken' else 'free' end
  );
end;
$$;

grant execute on function public.check_bar_name(text, uuid) to authenticated;

-- The page of a name, of a former one the page that its bar has now, or null. Of its menus it has those that are
-- published, by their tokens. Definer: guests have no rights on the tables, so that nobody can list which bars there are.
create function public.read_bar(name text)
returns json
language sql
stable
security definer
set search_path = ''
as $$
  select json_build_object(
    'name', bar.name,
    'display_name', bar.display_name,
    'time_zone', bar.time_zone,
    'opening_hours', bar.opening_hours,
    'menus', coalesce(
      (
        select json_agg(
          json_build_object('token', publication.token, 'name', live.content -> 'name', 'hours', entry -> 'hours')
          order by place
        )
        from jsonb_array_elements(bar.menus) with ordinality as listed (entry, place)
        join public.menus as menu on menu.id::text = entry ->> 'menuId' and menu.user_id = bar.user_id
        join public.menu_publications as publication on publication.menu_id = menu.id
        cross join lateral public.read_live(publication) as live
      ),
      '[]'
    )
  )
  from public.bars as bar
  where bar.name = read_bar.name
    or bar.id = (select former.bar_id from public.former_bar_names as former where former.name = read_bar.name);
$$;

grant execute on function public.read_bar(text) to anon, authenticated;
