-- A draft becomes one menu, however often it is sent: the key of the draft stays with the menu that was made of it.

alter table public.menus add column if not exists draft uuid;

comment on column public.menus.draft is 'The Idempotency-Key with which it was made; null where none was given.';

create unique index if not exists menus_once_per_draft on public.menus (user_id, draft);

grant insert (draft) on public.menus to authenticated;
