-- The recipes that a reader keeps: each once.

create table if not exists public.favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  cocktail_id text not null constraint favorites_cocktail_id_shape check (cocktail_id ~ '^[0-9]{1,10}$'),
  cocktail_name text not null
    constraint favorites_cocktail_name_length check (char_length(cocktail_name) between 1 and 120)
    constraint favorites_cocktail_name_trimmed check (cocktail_name = public.trim_name(cocktail_name)),
  created_at timestamptz not null default now(),
  constraint favorites_once unique (user_id, cocktail_id)
);

comment on table public.favorites is 'Recipes that a reader keeps; the recipes themselves are files of the site.';
comment on column public.favorites.cocktail_name is 'In the language of the reader when it was added.';

-- The list of one reader, the newest first; the unique constraint has the index for one recipe.
create index if not exists favorites_by_reader on public.favorites (user_id, created_at desc);

alter table public.favorites enable row level security;

-- Column grants: whose favorite it is and since when is not for the reader to say.
revoke all on public.favorites from anon, authenticated;
grant select, delete on public.favorites to authenticated;
grant insert (cocktail_id, cocktail_name) on public.favorites to authenticated;
grant all on public.favorites to service_role;

drop policy if exists "Readers see their own favorites" on public.favorites;
create policy "Readers see their own favorites" on public.favorites
  for select to authenticated
  using ((select auth.uid()) = user_id);

drop policy if exists "Readers add favorites of their own" on public.favorites;
create policy "Readers add favorites of their own" on public.favorites
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

drop policy if exists "Readers remove their own favorites" on public.favorites;
create policy "Readers remove their own favorites" on public.favorites
  for delete to authenticated
  using ((select auth.uid()) = user_id);
