-- How often codes may be asked for and passwords and codes be tried. Supabase counts by the address that calls it,
-- which is that of the functions for every reader.

alter table public.form_turns drop constraint if exists form_turns_form;
alter table public.form_turns add constraint form_turns_form
  check (form in ('contact', 'submission', 'code-email', 'code-address', 'check-email', 'check-address'));

-- Takes a turn for an e-mail address and one for who asks, if both have one left: in an hour five codes for an
-- e-mail address and thirty from one sender, twenty tries for an e-mail address and a hundred from one sender.
-- Definer: nobody else may see who tried to sign in.
create or replace function public.take_sign_in_turn(step text, email text, address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_salt uuid;
  by_email bytea;
  by_address bytea;
  most_by_email constant int = case step when 'code' then 5 when 'check' then 20 end;
  most_by_address constant int = case step when 'code' then 30 when 'check' then 100 end;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted.
  select salt into strict current_salt from public.form_salt where is_only for update;
  delete from public.form_turns where taken_at <= now() - interval '1 hour';
  if not exists (select from public.form_turns) then
    update public.form_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;

  by_email = sha256(convert_to(current_salt::text || email, 'UTF8'));
  by_address = sha256(convert_to(current_salt::text || address, 'UTF8'));
  if most_by_email <= (
    select count(*) from public.form_turns as turn
    where turn.sender = by_email and turn.form = step || '-email'
  ) or most_by_address <= (
    select count(*) from public.form_turns as turn
    where turn.sender = by_address and turn.form = step || '-address'
  ) then
    return false;
  end if;
  insert into public.form_turns (form, sender)
  values (step || '-email', by_email), (step || '-address', by_address);
  return true;
end;
$$;

revoke execute on function public.take_sign_in_turn(text, text, text) from public;
grant execute on function public.take_sign_in_turn(text, text, text) to anon, authenticated, service_role;
