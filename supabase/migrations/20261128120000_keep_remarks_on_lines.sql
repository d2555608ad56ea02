-- A line of a reader's drink may say more: a note, that it is optional, and what may be poured in its place.

-- Whether these are 1 to 16 lines, each an ingredient of the catalogue by its id, or one by its name with a strength
-- and a colour or none; with a unit, and a number or none.
create or replace function public.is_own_lines(lines jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  line jsonb;
  fields jsonb;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 16 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(lines) - 1 loop
    line = lines -> at;
    if jsonb_typeof(line) <> 'object' then
      return false;
    end if;
    fields = line - array['note', 'optional', 'or'];
    if jsonb_typeof(line -> 'unit') is distinct from 'string'
      or line ->> 'unit' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      or char_length(line ->> 'unit') > 60
      or jsonb_typeof(line -> 'garnish') is distinct from 'boolean'
      or not coalesce(public.is_own_number(line -> 'amount', 2000), false)
      or line -> 'amount' = '0' then
      return false;
    end if;
    if not public.are_line_remarks(line) then
      return false;
    end if;
    if line ? 'ingredient' then
      if fields - array['ingredient', 'unit', 'amount', 'garnish'] <> '{}'
        or jsonb_typeof(line -> 'ingredient') <> 'string'
        or line ->> 'ingredient' !~ '^[a-z0-9]+(-[a-z0-9]+)*$'
        or char_length(line ->> 'ingredient') > 60 then
        return false;
      end if;
    elsif fields - array['name', 'strength', 'colour', 'unit', 'amount', 'garnish'] <> '{}'
      or jsonb_typeof(line -> 'name') is distinct from 'string'
      or not public.is_menu_text(line -> 'name', 80)
      or not coalesce(public.is_own_number(line -> 'strength', 96), false)
      or not coalesce(line -> 'colour' = 'null' or line ->> 'colour' ~ '^#[0-9a-f]{6}$', false) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- Whether the remarks on a line, where it has some, are a note, `true`, and 1 to 4 names.
create or replace function public.are_line_remarks(line jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
declare
  others constant jsonb = line -> 'or';
begin
  if line ? 'note'
    and not coalesce(jsonb_typeof(line -> 'note') = 'string' and public.is_menu_text(line -> 'note', 120), false) then
    return false;
  end if;
  if line ? 'optional' and line -> 'optional' is distinct from 'true' then
    return false;
  end if;
  if not line ? 'or' then
    return true;
  end if;
  if jsonb_typeof(others) is distinct from 'array' or jsonb_array_length(others) not between 1 and 4 then
    return false;
  end if;
  for at in 0 .. jsonb_array_length(others) - 1 loop
    if not coalesce(jsonb_typeof(others -> at) = 'string' and public.is_menu_text(others -> at, 80), false) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

revoke execute on function public.is_own_lines(jsonb) from public, anon;
revoke execute on function public.are_line_remarks(jsonb) from public, anon;
-- Who writes a drink runs the checks of its columns.
grant execute on function public.is_own_lines(jsonb) to authenticated, service_role;
grant execute on function public.are_line_remarks(jsonb) to authenticated, service_role;
