-- Names under which somebody could speak for the site are reserved by kind, also written with look-alike characters; the
-- same rules as src/contracts/barName.ts.

-- Letters and digits that look alike become one: "0" and "o", "1", "i" and "l", "rn" and "m", "vv" and "w" and so on.
create or replace function public.fold_look_alikes(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  select replace(replace(translate(name, '01i345789', 'olleastbg'), 'rn', 'm'), 'vv', 'w');
$$;

revoke execute on function public.fold_look_alikes(text) from public, anon;
-- Who writes a bar runs the check of its name.
grant execute on function public.fold_look_alikes(text) to authenticated, service_role;

create or replace function public.is_bar_name(name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  with words as (
    select
      public.fold_look_alikes(name) as whole,
      public.fold_look_alikes(replace(name, '-', '')) as joined,
      -- Words of the pages and addresses of the site.
      array[
        'about', 'age', 'api', 'app', 'bar', 'bars', 'bartender', 'blog', 'chat', 'cocktail', 'cocktails', 'cookies',
        'demo', 'embed', 'example', 'favorites', 'feed', 'forum', 'guides', 'health', 'home', 'icons', 'imprint', 'index',
        'ingredients', 'legal', 'lists', 'menu', 'menu-builder', 'menus', 'mix-master', 'names', 'new', 'news', 'null',
        'offline', 'own-drinks', 'pictures', 'plans', 'press', 'pricing', 'privacy', 'profile', 'robots', 'root', 'search',
        'shop', 'shots', 'sitemap', 'static', 'status', 'submit-recipe', 'terms', 'test', 'undefined', 'www'
      ] as site_words,
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
  select coalesce(
    char_length(name) between 3 and 40
      and char_length(name) <> 22
      and name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      and (
        select whole <> all (select public.fold_look_alikes(word) from unnest(site_words) as word)
          and position(public.fold_look_alikes('mixmaster') in joined) = 0
          and joined <> all (select public.fold_look_alikes(word) from unnest(speaking_words) as word)
          -- A name that says nothing else: "verify-account", "your-account".
          and not coalesce((
            select bool_or(part = any (folded.speaking)) and bool_and(part = any (folded.speaking || folded.joining))
            from unnest(string_to_array(name, '-')) as word
            cross join lateral (select public.fold_look_alikes(word) as part) as read
            cross join lateral (
              select
                (select array_agg(public.fold_look_alikes(one)) from unnest(speaking_words) as one) as speaking,
                (select array_agg(public.fold_look_alikes(one)) from unnest(joining_words) as one) as joining
            ) as folded
          ), false)
        from words
      ),
    false
  );
$$;
