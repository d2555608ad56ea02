-- How often one sender may use the forms: five times an hour for each form.

-- Turns of the last hour. The sender is a hash that says nothing without the salt, and no message points here.
create table if not exists public.form_turns (
  id bigint generated always as identity primary key,
  form text not null constraint form_turns_form check (form in ('contact', 'submission')),
  sender bytea not null constraint form_turns_sender_length check (octet_length(sender) = 32),
  taken_at timestamptz not null default now()
);

create index if not exists form_turns_by_sender on public.form_turns (sender, form);

comment on table public.form_turns is 'Who used a form in the last hour, as a salted hash.';

-- A single row; a new salt comes as soon as no turn needs the old one.
create table if not exists public.form_salt (
  is_only boolean primary key default true constraint form_salt_is_only check (is_only),
  salt uuid not null default gen_random_uuid()
);

insert into public.form_salt default values on conflict do nothing;

-- Without a policy and without grants: only the function below reads and writes them.
alter table public.form_turns enable row level security;
alter table public.form_salt enable row level security;
revoke all on public.form_turns, public.form_salt from anon, authenticated;
grant all on public.form_turns, public.form_salt to service_role;

-- Takes a turn if the sender has one left. Definer: nobody else may see who used a form.
create or replace function public.take_form_turn(form text, address text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  current_salt uuid;
  own_sender bytea;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted.
  select salt into strict current_salt from public.form_salt where is_only for update;
  delete from public.form_turns where taken_at <= now() - interval '1 hour';
  if not exists (select from public.form_turns) then
    update public.form_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;

  own_sender = sha256(convert_to(current_salt::text || address, 'UTF8'));
  if 5 <= (
    select count(*) from public.form_turns as turn
    where turn.sender = own_sender and turn.form = take_form_turn.form
  ) then
    return false;
  end if;
  insert into public.form_turns (form, sender) values (take_form_turn.form, own_sender);
  return true;
end;
$$;

revoke execute on function public.take_form_turn(text, text) from public;
grant execute on function public.take_form_turn(text, text) to anon, authenticated, service_role;
