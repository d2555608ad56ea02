-- What readers write on the contact page. Anyone may send, nobody but the operator reads.

-- The checks of the forms trim as those of a name do, and anyone may send a form.
grant execute on function public.trim_name(text) to anon;

create table if not exists public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_messages_name_length check (char_length(name) between 1 and 80)
    constraint contact_messages_name_trimmed check (name = public.trim_name(name)),
  email text not null
    constraint contact_messages_email_length check (char_length(email) between 3 and 254)
    constraint contact_messages_email_shape check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  message text not null
    constraint contact_messages_message_length check (char_length(message) between 1 and 4000)
    constraint contact_messages_message_trimmed check (message = public.trim_name(message)),
  locale text not null constraint contact_messages_locale check (locale in ('en', 'nl', 'de', 'es', 'fr')),
  created_at timestamptz not null default now()
);

comment on table public.contact_messages is 'Messages of the contact page, deleted after a year at the latest.';
comment on column public.contact_messages.locale is 'The language of the page, in which to answer.';

create index if not exists contact_messages_by_age on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;

-- Column grants: a sender decides neither the id nor the time.
revoke all on public.contact_messages from anon, authenticated;
grant insert (name, email, message, locale) on public.contact_messages to anon, authenticated;
grant all on public.contact_messages to service_role;

drop policy if exists "Anyone sends a message" on public.contact_messages;
create policy "Anyone sends a message" on public.contact_messages
  for insert to anon, authenticated
  with check (true);

-- For a table with created_at: drops the rows that are older than a year.
-- Definer: who sends a message may delete none.
create or replace function public.forget_after_a_year()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  execute format('delete from public.%I where created_at < now() - interval ''1 year''', tg_table_name);
  return null;
end;
$$;

revoke execute on function public.forget_after_a_year() from public, anon, authenticated;

drop trigger if exists forget_old_contact_messages on public.contact_messages;
create trigger forget_old_contact_messages
  after insert on public.contact_messages
  for each statement execute function public.forget_after_a_year();
