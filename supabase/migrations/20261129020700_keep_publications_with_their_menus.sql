-- A publication belongs to one menu for good. Moved to another, it would show an archived menu under its address, since
-- only an insert is checked (open_publication).

create or replace function public.keep_publication_menu()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'A publication stays with its menu.' using errcode = '42501';
end;
$$;

revoke execute on function public.keep_publication_menu() from public, anon, authenticated;

-- An upsert sets the column to what it is: the right to write it cannot go.
create or replace trigger keep_menu
  before update on public.menu_publications
  for each row when (new.menu_id <> old.menu_id)
  execute function public.keep_publication_menu();
