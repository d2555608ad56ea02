-- How often codes may be asked for, and codes, passwords, links and refreshes be tried in an hour (decision 22). The
-- functions of the site count, with the secret key: nobody else may take or give back a turn.

drop function if exists public.take_sign_in_turn(text, text, text);
delete from public.form_turns where form not in ('contact', 'submission');
alter table public.form_turns drop constraint if exists form_turns_form;
alter table public.form_turns add constraint form_turns_form check (form in ('contact', 'submission'));

-- The most turns in an hour. A browser that asks for a code gets a proof of it, and the link of the e-mail a key; each
-- is good for five tries.
create table if not exists public.sign_in_limits (
  step text not null constraint sign_in_limits_step check (step in ('code', 'check', 'password', 'link', 'refresh')),
  counted_by text not null
    constraint sign_in_limits_counted_by
    check (counted_by in ('address', 'email', 'email and address', 'proof', 'link key')),
  most integer not null constraint sign_in_limits_most check (most > 0),
  primary key (step, counted_by)
);

comment on table public.sign_in_limits is 'How often in an hour each step of a sign-in may be taken, by whom it is counted.';

insert into public.sign_in_limits (step, counted_by, most)
values
  ('code', 'email and address', 5),
  ('code', 'address', 12),
  ('code', 'email', 10),
  ('code', 'proof', 1),
  ('code', 'link key', 1),
  ('check', 'proof', 5),
  ('check', 'address', 60),
  ('password', 'email and address', 10),
  ('password', 'address', 60),
  ('password', 'email', 30),
  ('link', 'link key', 5),
  ('link', 'address', 30),
  ('refresh', 'address', 60)
on conflict (step, counted_by) do nothing;

-- Turns of the last hour, one row for each limit that counts them. The subject is a hash that says nothing without
-- the salt.
create table if not exists public.sign_in_turns (
  id bigint generated always as identity primary key,
  step text not null,
  counted_by text not null,
  subject bytea not null constraint sign_in_turns_subject_length check (octet_length(subject) = 32),
  taken_at timestamptz not null,
  foreign key (step, counted_by) references public.sign_in_limits (step, counted_by) on delete cascade
);

create index if not exists sign_in_turns_by_subject on public.sign_in_turns (subject, step, taken_at desc);
create index if not exists sign_in_turns_by_age on public.sign_in_turns (taken_at);

comment on table public.sign_in_turns is 'Who tried to sign in during the last hour, as a salted hash.';

-- A single row; a new salt comes as soon as no turn needs the old one.
create table if not exists public.sign_in_salt (
  is_only boolean primary key default true constraint sign_in_salt_is_only check (is_only),
  salt uuid not null default gen_random_uuid()
);

insert into public.sign_in_salt default values on conflict do nothing;

-- Without a policy and without grants: readers have no business here.
alter table public.sign_in_limits enable row level security;
alter table public.sign_in_turns enable row level security;
alter table public.sign_in_salt enable row level security;
revoke all on public.sign_in_limits, public.sign_in_turns, public.sign_in_salt from anon, authenticated;
revoke all on sequence public.sign_in_turns_id_seq from anon, authenticated;
grant all on public.sign_in_limits, public.sign_in_turns, public.sign_in_salt to service_role;

-- Takes a turn at a step if each of its limits has one left. Answers {"turns": ids}, which give_back_sign_in_turn
-- takes, or {"wait": seconds}. A code that is tried without the proof that one was asked for, or a link with a key that
-- was never sent, is answered {"turns": null}, and counts all the same.
create or replace function public.take_sign_in_turn(step text, address text, email text, proof text, link_key text)
returns jsonb
language plpgsql
security invoker
set search_path = ''
as $$
declare
  span constant interval = interval '1 hour';
  current_salt uuid;
  moment timestamptz;
  subjects jsonb;
  wait integer;
  was_asked boolean;
  taken jsonb;
begin
  -- The lock lets one at a time through, so that turns of the same moment are all counted; the clock is read behind it.
  select salt into strict current_salt from public.sign_in_salt where is_only for update;
  moment = clock_timestamp();
  delete from public.sign_in_turns where taken_at <= moment - span;
  if not exists (select from public.sign_in_turns) then
    update public.sign_in_salt set salt = gen_random_uuid() where is_only returning salt into current_salt;
  end if;

  select jsonb_object_agg(
    counted_by,
    encode(sha256(convert_to(array_to_string(array[current_salt::text, counted_by] || parts, E'\n'), 'UTF8')), 'hex')
  )
  into subjects
  from (
    values
      ('address', array[address]),
      ('email', array[email]),
      ('email and address', array[email, address]),
      ('proof', array[email, proof]),
      ('link key', array[link_key])
  ) as subject (counted_by, parts)
  where array_position(parts, null) is null;

  -- A limit is used up by as many turns as it allows; the oldest of them says when the next is free.
  select ceil(extract(epoch from max(used_up.taken_at) + span - moment))::integer into wait
  from public.sign_in_limits as rule
  cross join lateral (
    select turn.taken_at
    from public.sign_in_turns as turn
    where turn.subject = decode(subjects ->> rule.counted_by, 'hex')
      and turn.step = rule.step and turn.counted_by = rule.counted_by
    order by turn.taken_at desc
    offset rule.most - 1
    limit 1
  ) as used_up
  where rule.step = take_sign_in_turn.step;
  if wait is not null then
    return jsonb_build_object('wait', greatest(wait, 1));
  end if;

  was_asked = case step
    when 'check' then exists (
      select from public.sign_in_turns as turn
      where turn.step = 'code' and turn.counted_by = 'proof' and turn.subject = decode(subjects ->> 'proof', 'hex')
    )
    when 'link' then link_key is null or exists (
      select from public.sign_in_turns as turn
      where turn.step = 'code' and turn.counted_by = 'link key'
        and turn.subject = decode(subjects ->> 'link key', 'hex')
    )
    else true
  end;
  with turn as (
    insert into public.sign_in_turns (step, counted_by, subject, taken_at)
    select rule.step, rule.counted_by, decode(subjects ->> rule.counted_by, 'hex'), moment
    from public.sign_in_limits as rule
    where rule.step = take_sign_in_turn.step and subjects ? rule.counted_by
    returning id
  )
  select jsonb_agg(id) into taken from turn;
  return jsonb_build_object('turns', case when was_asked then taken end);
end;
$$;

-- A try that succeeded was no guess.
create or replace function public.give_back_sign_in_turn(turns bigint[])
returns void
language sql
security invoker
set search_path = ''
as $$
  delete from public.sign_in_turns where id = any (turns);
$$;

revoke execute on function public.take_sign_in_turn(text, text, text, text, text) from public, anon, authenticated;
revoke execute on function public.give_back_sign_in_turn(bigint[]) from public, anon, authenticated;
grant execute on function public.take_sign_in_turn(text, text, text, text, text) to service_role;
grant execute on function public.give_back_sign_in_turn(bigint[]) to service_role;
