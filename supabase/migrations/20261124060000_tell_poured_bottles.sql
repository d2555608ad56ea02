-- Which bottles a bar pours, as its owner's shelf named them when the menu was published ("amaretto:disaronno"): guests
-- read strength, allergens and diets of these.

alter table public.menu_publications
  add column if not exists bottles text[] not null default '{}'
    constraint menu_publications_bottles_count check (cardinality(bottles) <= 300)
    constraint menu_publications_bottles_whole check (array_position(bottles, null) is null)
    constraint menu_publications_bottles_words check (
      array_to_string(bottles, ' ') ~ '^([a-z0-9-]+:[a-z0-9-]+( [a-z0-9-]+:[a-z0-9-]+)*)?$'
    )
    constraint menu_publications_bottles_length check (length(array_to_string(bottles, ' ')) <= 300 * 61);

grant insert (bottles), update (bottles) on public.menu_publications to authenticated;
