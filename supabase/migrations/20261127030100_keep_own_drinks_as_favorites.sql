-- A favorite is a recipe of the catalogue, or a drink of the reader's own: it goes with that drink.

alter table public.favorites drop constraint if exists favorites_cocktail_id_shape;
alter table public.favorites add constraint favorites_cocktail_id_shape
  check (cocktail_id ~ '^([0-9]{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');

alter table public.favorites add column if not exists own_drink uuid
  generated always as (case when cocktail_id ~ '^[0-9a-f]{8}-' then cocktail_id::uuid end) stored;

comment on column public.favorites.own_drink is 'The id where it is one of an own drink; null of a recipe.';
comment on table public.favorites is
  'Recipes, which are files of the site, and own drinks that a reader keeps.';

-- By owner and id: a drink of somebody else's cannot be kept, nor its existence be found out.
alter table public.favorites drop constraint if exists favorites_own_drink;
alter table public.favorites add constraint favorites_own_drink
  foreign key (user_id, own_drink) references public.own_drinks (user_id, id) on delete cascade;

create index if not exists favorites_by_own_drink on public.favorites (user_id, own_drink)
  where own_drink is not null;
