-- Rows that were written past the functions and broke the export of their own account: the tables now refuse what the
-- schemas do not read. And the shown name of a bar may neither turn the direction of the text nor speak for the site.

-- Numbers too small to measure anything are refused, as in src/contracts/ownDrink.ts.
create or replace function public.is_own_number(value jsonb, most int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'number' then octet_length(value::text) <= 24
      and (value::text::numeric = 0 or value::text::numeric between 0.001 and most)
    else false
  end;
$$;

-- The UUIDs of RFC 9562, which the schemas read (z.uuid()). Not valid: rows from before stay, and can be deleted.
create or replace function public.is_uuid(value text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    value ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
      or value in ('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
    false
  );
$$;

revoke execute on function public.is_uuid(text) from public, anon;
-- Who writes a row runs the checks of its columns.
grant execute on function public.is_uuid(text) to authenticated, service_role;

alter table public.own_drinks drop constraint if exists own_drinks_id_uuid;
alter table public.own_drinks add constraint own_drinks_id_uuid check (public.is_uuid(id::text)) not valid;

-- As before, of the UUIDs that the schemas read.
create or replace function public.is_bar_menus(menus jsonb)
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

-- Whether words, in a–z, 0–9 and hyphens, speak for the site; the same rule as src/contracts/barName.ts.
create or replace function public.speaks_for_site(name text)
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

-- As before.
create or replace function public.is_bar_name(name text)
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
      and not public.speaks_for_site(name)
      and (
        select whole <> all (select public.fold_look_alikes(word) from unnest(site_words) as word) from words
      ),
    false
  );
$$;

-- Whether the shown name of a bar has no control of text direction and does not speak for the site, also with accents,
-- signs between its letters, invisible ones or Cyrillic ones that look Latin. As `isMisleadingName` in
-- src/contracts/barName.ts.
create or replace function public.is_honest_bar_title(title text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select title !~ '[\u202a-\u202e\u2066-\u2069]'
    and not public.speaks_for_site(trim('-' from regexp_replace(
      translate(
        lower(regexp_replace(normalize(title, NFKD), '[\u00ad\u0300-\u036f\u200b-\u200f\u2060\ufeff]', '', 'g')),
        'аеіорсхутмѕ', 'aeiopcxytms'
      ),
      '[^a-z0-9]+', '-', 'g'
    )));
$$;

revoke execute on function public.speaks_for_site(text) from public, anon;
revoke execute on function public.is_honest_bar_title(text) from public, anon;
-- Who writes a bar runs the checks of its names.
grant execute on function public.speaks_for_site(text) to authenticated, service_role;
grant execute on function public.is_honest_bar_title(text) to authenticated, service_role;

update public.bars set display_name = name where not public.is_honest_bar_title(display_name);
alter table public.bars drop constraint if exists bars_display_name_honest;
alter table public.bars
  add constraint bars_display_name_honest check (public.is_honest_bar_title(display_name));
