-- Favorites: recipes, which are files of the site, and own drinks, each once.

create table public.favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  cocktail_id text not null
    constraint favorites_cocktail_id_shape
      check (cocktail_id ~ '^([0-9]{1,10}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  own_drink uuid generated always as (case when cocktail_id ~ '^[0-9a-f]{8}-' then cocktail_id::uuid end) stored,
  cocktail_name text not null
    constraint favorites_cocktail_name_length check (char_length(cocktail_name) between 1 and 120)
    constraint favorites_cocktail_name_trimmed check (cocktail_name = public.trim_name(cocktail_name)),
  created_at timestamptz not null default now(),
  constraint favorites_once unique (user_id, cocktail_id),
  -- By owner and id: nobody can keep somebody else's drink, nor find out that it exists.
  constraint favorites_own_drink
    foreign key (user_id, own_drink) references public.own_drinks (user_id, id) on delete cascade
);

comment on table public.favorites is
  'Recipes, which are files of the site, and own drinks that a reader keeps.';
comment on column public.favorites.own_drink is 'The id where it is one of an own drink; null of a recipe.';
comment on column public.favorites.cocktail_name is 'In the language of the reader when it was added.';

-- For the list of one reader, newest first; the unique constraint has the index for one recipe.
create index favorites_by_reader on public.favorites (user_id, created_at desc);
create index favorites_by_own_drink on public.favorites (user_id, own_drink) where own_drink is not null;

-- Column grants: a reader sets neither owner nor time.
grant select, delete, insert (cocktail_id, cocktail_name) on public.favorites to authenticated;

call public.end_tokens_with_sessions('public.favorites');

create policy "Readers see their own favorites" on public.favorites
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Readers add favorites of their own" on public.favorites
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Readers remove their own favorites" on public.favorites
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.favorites');

create trigger limit_insert
  after insert on public.favorites
  referencing new table as written
  for each statement execute function public.limit_rows('favorites', '2000');
