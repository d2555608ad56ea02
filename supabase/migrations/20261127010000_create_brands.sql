-- The look of an account's menus (decision 54): its accent, type pairing, page design, and whether the site is named.
-- The logo is a row of its own, which nobody writes but the functions: what they serve as a picture they have read pixel
-- by pixel and written anew (netlify/services/logos/).

create table if not exists public.brands (
  user_id uuid primary key references auth.users (id) on delete cascade,
  accent text constraint brands_accent_colour check (accent ~ '^#[0-9a-f]{6}$'),
  pairing text not null default 'house' constraint brands_pairing_known check (pairing in ('house', 'modern', 'deco')),
  design text not null default 'pictures' constraint brands_design_known check (design in ('pictures', 'list')),
  names_product boolean not null default true,
  logo_alt text constraint brands_logo_alt_length check (char_length(logo_alt) between 1 and 120),
  updated_at timestamptz not null default now()
);

comment on table public.brands is 'How the menus of an account look, for guests and in print.';

create table if not exists public.brand_logos (
  user_id uuid primary key references public.brands (user_id) on delete cascade,
  -- The beginning of the SHA-256 of the file.
  id text not null constraint brand_logos_id_shape check (id ~ '^[0-9a-f]{32}$'),
  png bytea not null constraint brand_logos_png_size check (octet_length(png) between 1 and 307200),
  width integer not null constraint brand_logos_width_range check (width between 1 and 1200),
  height integer not null constraint brand_logos_height_range check (height between 1 and 600),
  tone text not null constraint brand_logos_tone_known check (tone in ('any', 'dark', 'light'))
);

create index if not exists brand_logos_id on public.brand_logos (id);

comment on table public.brand_logos is 'Logos of brands, as the functions have written them anew.';

alter table public.brands enable row level security;
alter table public.brand_logos enable row level security;

revoke all on public.brands from anon, authenticated;
revoke all on public.brand_logos from anon, authenticated;
grant select, delete on public.brands to authenticated;
-- The id as well: an upsert sets every column that it is given; the policy keeps it the own one.
grant insert (user_id, accent, pairing, design, names_product, logo_alt),
  update (user_id, accent, pairing, design, names_product, logo_alt)
  on public.brands to authenticated;
grant select, delete on public.brand_logos to authenticated;
grant all on public.brands, public.brand_logos to service_role;

drop policy if exists "Owners see their own brand" on public.brands;
create policy "Owners see their own brand" on public.brands
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Owners make their own brand" on public.brands;
create policy "Owners make their own brand" on public.brands
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Owners change their own brand" on public.brands;
create policy "Owners change their own brand" on public.brands
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

drop policy if exists "Owners remove their own brand" on public.brands;
create policy "Owners remove their own brand" on public.brands
  for delete to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Owners see their own logo" on public.brand_logos;
create policy "Owners see their own logo" on public.brand_logos
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Owners remove their own logo" on public.brand_logos;
create policy "Owners remove their own logo" on public.brand_logos
  for delete to authenticated
  using ((select auth.uid()) = user_id);

create or replace trigger hold_account before insert or update or delete on public.brands
  for each statement execute function public.hold_account();

create or replace trigger hold_account before insert or update or delete on public.brand_logos
  for each statement execute function public.hold_account();

drop trigger if exists touch_row on public.brands;
create trigger touch_row
  before update on public.brands
  for each row execute function public.touch_updated_at();

drop trigger if exists count_insert on public.brands;
create trigger count_insert
  after insert on public.brands
  referencing new table as written
  for each statement execute function public.count_account_writes();

drop trigger if exists count_update on public.brands;
create trigger count_update
  after update on public.brands
  referencing new table as written
  for each statement execute function public.count_account_writes();

-- Keeps the logo of a brand, in the place of the one before. The functions write the brand first, with the rights of its
-- owner, which counts as a write; where it is gone meanwhile, nothing is kept.
-- Definer: service_role has no rights in the schema auth.
create or replace function public.keep_brand_logo(
  account uuid, id text, png text, width integer, height integer, tone text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where auth.users.id = account for key share;
  insert into public.brand_logos as kept (user_id, id, png, width, height, tone)
  select brand.user_id, keep_brand_logo.id, decode(keep_brand_logo.png, 'base64'), keep_brand_logo.width,
    keep_brand_logo.height, keep_brand_logo.tone
  from public.brands as brand where brand.user_id = account
  on conflict (user_id) do update set
    id = excluded.id, png = excluded.png, width = excluded.width, height = excluded.height, tone = excluded.tone;
end;
$$;

revoke execute on function public.keep_brand_logo(uuid, text, text, integer, integer, text)
  from public, anon, authenticated;
grant execute on function public.keep_brand_logo(uuid, text, text, integer, integer, text) to service_role;

-- The file of the own logo in base64; null where there is none.
create or replace function public.read_own_logo()
returns text
language sql
stable
set search_path = ''
as $$
  select replace(encode(logo.png, 'base64'), chr(10), '')
  from public.brand_logos as logo where logo.user_id = (select auth.uid());
$$;

revoke execute on function public.read_own_logo() from public, anon;
grant execute on function public.read_own_logo() to authenticated;
