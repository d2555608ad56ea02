-- The budget of a day counts calls of the model: an answer of the chat takes up to four, and was counted as one. The
-- chat takes its turn first, without a call, and counts each call before it is made.

alter table public.chat_turns drop constraint if exists chat_turns_purpose;
alter table public.chat_turns
  add constraint chat_turns_purpose check (purpose in ('chat', 'translation', 'call'));

-- Counts a call of the model for the chat, if the budget of the day has room, and the address and the account each had
-- less than a twentieth of it. A turn of the chat was taken before, so that the day has begun.
create or replace function public.consume_model_call(visitor text, account uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  guard public.chat_guard%rowtype;
  by_address bytea;
  by_account bytea;
begin
  -- The lock lets one at a time through, so that calls of the same moment are all counted.
  select * into strict guard from public.chat_guard where is_only for update;
  by_address = sha256(convert_to(guard.salt::text || 'address' || visitor, 'UTF8'));
  by_account = sha256(convert_to(guard.salt::text || 'account' || account::text, 'UTF8'));
  if guard.model_calls >= guard.model_calls_a_day or exists (
    select from public.chat_turns as turn
    where turn.subject in (by_address, by_account) and turn.purpose = 'call'
    group by turn.subject
    having count(*) >= ceil(guard.model_calls_a_day / 20.0)
  ) then
    return false;
  end if;
  insert into public.chat_turns (purpose, subject, taken_at, is_model_call)
  select 'call', subject, clock_timestamp(), true
  from unnest(array[by_address, by_account]) as subject where subject is not null;
  update public.chat_guard set model_calls = model_calls + 1 where is_only;
  return true;
end;
$$;

revoke execute on function public.consume_model_call(text, uuid) from public, anon, authenticated;
grant execute on function public.consume_model_call(text, uuid) to service_role;
