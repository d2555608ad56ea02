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
        'admin', 'administrator', 'billing', 'care', 'contact', 'customer', 'customers', 'desk', 'help', 'helpdesk',
        'mail', 'moderator', 'office', 'official', 'operator', 'owner', 'security', 'service', 'staff', 'support',
        'system', 'team', 'webmaster',
        'access', 'account', 'accounts', 'auth', 'code', 'confirm', 'confirmation', 'email', 'forgot', 'id', 'identity',
        'in', 'log', 'login', 'logout', 'my', 'off', 'on', 'out', 'pass', 'password', 'passwords', 'pay', 'payment',
        'payments', 'recover', 'recovery', 'register', 'reset', 'secure', 'settings', 'sign', 'signin', 'signout',
        'signup', 'unlock', 'up', 'update', 'validate', 'validation', 'verification', 'verify', 'your'
      ] as speaking_words
  )
  select coalesce(
    char_length(name) between 3 and 40
      and char_length(name) <> 22
      and name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      and (
        select whole <> all (select public.fold_look_alikes(word) from unnest(site_words) as word)
          and position(public.fold_look_alikes('mixmaster') in joined) = 0
          and joined <> all (select public.fold_look_alikes(word) from unnest(speaking_words) as word)
          -- A name all of whose words speak for the site: "verify-account".
          and exists (
            select from unnest(string_to_array(name, '-')) as part
            where public.fold_look_alikes(part) <> all (
              select public.fold_look_alikes(word) from unnest(speaking_words) as word
            )
          )
        from words
      ),
    false
  );
$$;
