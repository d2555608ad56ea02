-- Pictures of submitted recipes are looked at by https alone, as the form and its schema ask.

update public.recipe_submissions set photo = 'https' || substr(photo, 5) where photo ~* '^http://';

alter table public.recipe_submissions drop constraint if exists recipe_submissions_photo_address;
alter table public.recipe_submissions
  add constraint recipe_submissions_photo_address check (photo ~* '^https://');
