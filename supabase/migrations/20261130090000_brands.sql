-- The look of menus (decision 54): accent, type pairing, page design, and whether the site is named. An account has one
-- for all its menus, and each of its bars may have another for those on its page (decision 81).

create table public.brands (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null for the look of the account. A bar of another account is none: bars.sql refers to both columns.
  bar_id uuid,
  accent text constraint brands_accent_colour check (accent ~ '^#[0-9a-f]{6}$'),
  pairing text not null default 'house' constraint brands_pairing_known check (pairing in ('house', 'modern', 'deco')),
  design text not null default 'pictures' constraint brands_design_known check (design in ('pictures', 'list')),
  names_product boolean not null default true,
  logo_alt text
    constraint brands_logo_alt_length check (char_length(logo_alt) between 1 and 120)
    constraint brands_logo_alt_trimmed check (logo_alt = public.trim_name(logo_alt)),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (user_id, bar_id),
  unique (id, user_id)
);

comment on table public.brands is 'How the menus of an account look, or those of one of its bars, for guests and in print.';

-- The owner too: an upsert sets every column that it is given. The policies allow one's own id alone.
grant select, delete,
  insert (user_id, bar_id, accent, pairing, design, names_product, logo_alt),
  update (user_id, bar_id, accent, pairing, design, names_product, logo_alt)
  on public.brands to authenticated;

call public.end_tokens_with_sessions('public.brands');

create policy "Owners see their own brand" on public.brands
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Owners make their own brand" on public.brands
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Owners change their own brand" on public.brands
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Owners remove their own brand" on public.brands
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.brands');

create trigger touch_row
  before update on public.brands
  for each row execute function public.touch_updated_at();

-- The logo. Only the site writes it: what it serves as a picture it has read pixel by pixel and written anew
-- (netlify/services/logos/).

create table public.brand_logos (
  brand_id uuid primary key,
  user_id uuid not null,
  -- The beginning of the SHA-256 of the file.
  id text not null constraint brand_logos_id_shape check (id ~ '^[0-9a-f]{32}$'),
  png bytea not null constraint brand_logos_png_size check (octet_length(png) between 1 and 307200),
  width integer not null constraint brand_logos_width_range check (width between 1 and 1200),
  height integer not null constraint brand_logos_height_range check (height between 1 and 600),
  tone text not null constraint brand_logos_tone_known check (tone in ('any', 'dark', 'light')),
  foreign key (brand_id, user_id) references public.brands (id, user_id) on delete cascade
);

comment on table public.brand_logos is 'Logos of brands, as the functions have written them anew.';

create index brand_logos_id on public.brand_logos (id);
create index brand_logos_user_id on public.brand_logos (user_id);

grant select, delete on public.brand_logos to authenticated;

call public.end_tokens_with_sessions('public.brand_logos');

create policy "Owners see their own logo" on public.brand_logos
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Owners remove their own logo" on public.brand_logos
  for delete to authenticated
  using ((select auth.uid()) = user_id);

create trigger lock_account
  before insert or update or delete on public.brand_logos
  for each statement execute function public.lock_account();

-- Stores the logo of a brand, of the account or of a bar, in place of the one before. The site writes the brand first,
-- with the rights of its owner, which counts as a write. The brand is locked meanwhile; where it is gone, nothing is
-- stored.
-- Definer: service_role has no rights in the schema auth.
create function public.store_brand_logo(
  account uuid, bar uuid, id text, png text, width integer, height integer, tone text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  brand uuid;
begin
  perform from auth.users where auth.users.id = account for key share;
  select listed.id into brand from public.brands as listed
  where listed.user_id = account and listed.bar_id is not distinct from store_brand_logo.bar
  for key share;
  if not found then
    return;
  end if;
  insert into public.brand_logos as stored (brand_id, user_id, id, png, width, height, tone)
  values (
    brand, account, store_brand_logo.id, decode(store_brand_logo.png, 'base64'), store_brand_logo.width,
    store_brand_logo.height, store_brand_logo.tone
  )
  on conflict (brand_id) do update set
    id = excluded.id, png = excluded.png, width = excluded.width, height = excluded.height, tone = excluded.tone;
end;
$$;

-- The file of an own logo in base64; null where there is none.
create function public.read_own_logo(id text)
returns text
language sql
stable
set search_path = ''
as $$
  select replace(encode(logo.png, 'base64'), chr(10), '')
  from public.brand_logos as logo
  where logo.user_id = (select auth.uid()) and logo.id = read_own_logo.id
  limit 1;
$$;

grant execute on function public.read_own_logo(text) to authenticated;
