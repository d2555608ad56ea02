-- Recipes that readers submit. Anyone may send, nobody but the operator reads.

create table if not exists public.recipe_submissions (
  id uuid primary key default gen_random_uuid(),
  cocktail_name text not null
    constraint recipe_submissions_cocktail_name_length check (char_length(cocktail_name) between 1 and 80)
    constraint recipe_submissions_cocktail_name_trimmed check (cocktail_name = public.trim_name(cocktail_name)),
  ingredients text not null
    constraint recipe_submissions_ingredients_length check (char_length(ingredients) between 1 and 2000)
    constraint recipe_submissions_ingredients_trimmed check (ingredients = public.trim_name(ingredients)),
  method text not null
    constraint recipe_submissions_method_length check (char_length(method) between 1 and 4000)
    constraint recipe_submissions_method_trimmed check (method = public.trim_name(method)),
  glassware text not null
    constraint recipe_submissions_glassware_length check (char_length(glassware) between 1 and 80)
    constraint recipe_submissions_glassware_trimmed check (glassware = public.trim_name(glassware)),
  garnish text not null
    constraint recipe_submissions_garnish_length check (char_length(garnish) between 1 and 120)
    constraint recipe_submissions_garnish_trimmed check (garnish = public.trim_name(garnish)),
  story text
    constraint recipe_submissions_story_length check (char_length(story) between 1 and 2000)
    constraint recipe_submissions_story_trimmed check (story = public.trim_name(story)),
  your_name text
    constraint recipe_submissions_your_name_length check (char_length(your_name) between 1 and 80)
    constraint recipe_submissions_your_name_trimmed check (your_name = public.trim_name(your_name)),
  photo text
    constraint recipe_submissions_photo_length check (char_length(photo) <= 500)
    constraint recipe_submissions_photo_address check (photo ~* '^https?://'),
  locale text not null
    constraint recipe_submissions_locale check (locale in ('en', 'nl', 'de', 'es', 'fr')),
  created_at timestamptz not null default now()
);

comment on table public.recipe_submissions is 'Recipes of readers, deleted after a year at the latest.';
comment on column public.recipe_submissions.locale is 'The language in which the recipe is written.';

create index if not exists recipe_submissions_by_age on public.recipe_submissions (created_at);

alter table public.recipe_submissions enable row level security;

-- Column grants: a sender decides neither the id nor the time.
revoke all on public.recipe_submissions from anon, authenticated;
grant insert (cocktail_name, ingredients, method, glassware, garnish, story, your_name, photo, locale)
  on public.recipe_submissions to anon, authenticated;
grant all on public.recipe_submissions to service_role;

drop policy if exists "Anyone submits a recipe" on public.recipe_submissions;
create policy "Anyone submits a recipe" on public.recipe_submissions
  for insert to anon, authenticated
  with check (true);

drop trigger if exists forget_old_recipe_submissions on public.recipe_submissions;
create trigger forget_old_recipe_submissions
  after insert on public.recipe_submissions
  for each statement execute function public.forget_after_a_year();
