-- Anybody can open an account for an address with a name and a language of their choice. Until its reader has proven the
-- address, an account knows a language alone, which chooses the language of its e-mails; with the proof it forgets that
-- too, and the reader's own browser says it anew.

create or replace function public.forget_strangers_data()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.email_confirmed_at is null then
    new.raw_user_meta_data = case
      when new.raw_user_meta_data ->> 'language' ~ '^[a-z]{2}$'
        then jsonb_build_object('language', new.raw_user_meta_data -> 'language')
      else '{}'
    end;
  elsif tg_op = 'UPDATE' and old.email_confirmed_at is null then
    new.raw_user_meta_data = '{}';
    -- Supabase Auth writes the data that it read before once more, in the same transaction.
    perform set_config('mixmaster.proven_account', new.id::text, true);
  elsif current_setting('mixmaster.proven_account', true) = new.id::text then
    new.raw_user_meta_data = '{}';
  end if;
  return new;
end;
$$;

revoke execute on function public.forget_strangers_data() from public, anon, authenticated;

create or replace trigger forget_strangers_data
  before insert or update on auth.users
  for each row execute function public.forget_strangers_data();

-- The name of a profile is given by a reader who is in, never with the account.
create or replace function public.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;
