-- A menu that is put away: it stays with its earlier versions, is on no page for guests, and comes back when its owner
-- wants it (decision 55).

alter table public.menus add column if not exists is_archived boolean not null default false;

comment on column public.menus.is_archived is 'Put away by its owner; it cannot be published then.';

grant update (is_archived) on public.menus to authenticated;

-- What a menu says, of a row as json: every column but those that are about it.
create or replace function public.menu_content(menu jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select menu - array['id', 'user_id', 'version', 'created_at', 'updated_at', 'draft', 'bytes', 'is_archived'];
$$;

revoke execute on function public.menu_content(jsonb) from public, anon, authenticated;

-- A change raises the version and is dated. To be put away or taken back is none: whoever edits the menu meanwhile goes
-- on, and it keeps its place among the others.
-- Definer: readers do not call what tells the content.
create or replace function public.note_menu_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.is_archived = old.is_archived
    or public.menu_content(to_jsonb(new)) is distinct from public.menu_content(to_jsonb(old))
  then
    new.version = old.version + 1;
    new.updated_at = now();
  end if;
  return new;
end;
$$;

revoke execute on function public.note_menu_change() from public, anon, authenticated;

drop trigger if exists touch_menu on public.menus;
drop trigger if exists raise_menu_version on public.menus;
drop trigger if exists note_change on public.menus;
create trigger note_change
  before update on public.menus
  for each row execute function public.note_menu_change();

-- A menu that is put away is taken down with that, so that it is never both.
create or replace function public.take_down_archived_menu()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.menu_publications where menu_id = new.id;
  return null;
end;
$$;

revoke execute on function public.take_down_archived_menu() from public, anon, authenticated;

drop trigger if exists take_down_archived on public.menus;
create trigger take_down_archived
  after update on public.menus
  for each row
  when (new.is_archived and not old.is_archived)
  execute function public.take_down_archived_menu();
