-- The rule of pg-safeupdate, which hosted Supabase loads into every connection of its data API: a DELETE or UPDATE
-- without WHERE is refused, inside functions too. Debian has no package of it, and the embedded Postgres cannot load it,
-- so this enforces the same rule in SQL. It is applied at every start, after the migrations.

create schema if not exists local_rules;
grant usage on schema local_rules to public;

-- Each DELETE or UPDATE without a WHERE of its own in a statement, the body of a function or a whole migration; also
-- inside parentheses and in the text of dynamic SQL.
create or replace function local_rules.changes_without_where(sql text)
returns setof text
language plpgsql
immutable
set search_path = ''
as $$
declare
  innermost constant text := '\(([^()]*)\)';
  change constant text :=
    '(?i)\m((?:delete\s+from|update\s+(?:only\s+)?(?!set\M)[\w.%]+\s+(?:(?:as\s+)?(?!set\M)\w+\s+)?set)\M.*)';
  pieces text[];
  text_left text;
  shorter text;
begin
  -- Comments first, as they may hold apostrophes.
  text_left = regexp_replace(sql, '(''[^'']*'')|--[^\n]*', '\1', 'g');
  pieces = array(select hit[1] from regexp_matches(text_left, '''([^'']*)''', 'g') as hit);
  text_left = regexp_replace(regexp_replace(text_left, '''[^'']*''', ' value ', 'g'), '"[^"]*"', 'name', 'g');
  loop
    pieces = pieces || array(select hit[1] from regexp_matches(text_left, innermost, 'g') as hit);
    shorter = regexp_replace(text_left, innermost, ' ', 'g');
    exit when shorter = text_left;
    text_left = shorter;
  end loop;
  return query
    select trim(regexp_replace(one.statement, '\s+', ' ', 'g'))
    from unnest(pieces || text_left) as piece,
      string_to_table(piece, ';') as part,
      substring(part from change) as one (statement)
    where one.statement !~* '\mwhere\M';
end;
$$;

-- Refuses a statement as pg-safeupdate does. Definer, as the setting is a superuser's: messages in another language
-- would not be found in the context.
create or replace function local_rules.refuse_without_where()
returns trigger
language plpgsql
security definer
set search_path = ''
set lc_messages = 'C'
as $$
declare
  context text;
  inside text[];
  statement text;
begin
  get diagnostics context = pg_context;
  -- Where the change was made: the line after this function's own.
  context = substring(context from position(E'\n' in context || E'\n') + 1);
  inside = regexp_match(context, '^SQL function "(\w+)" statement');
  if context like 'SQL statement "%' then
    statement = regexp_replace(substring(context from 16), '"\n(PL/pgSQL function|SQL function|SQL statement) .*$|"$', '');
  elsif inside is not null then
    select string_agg(prosrc, ';') into statement
    from pg_catalog.pg_proc
    where proname = inside[1] and pronamespace in (select oid from pg_catalog.pg_namespace where nspname = 'public');
  else
    statement = current_query();
  end if;
  if exists (
    select from local_rules.changes_without_where(statement) as refused where refused ilike tg_op || '%'
  ) then
    raise exception '% requires a WHERE clause', tg_op using errcode = 'cardinality_violation';
  end if;
  return null;
end;
$$;

do $$
declare
  counted record;
begin
  for counted in
    select relnamespace::regnamespace as space, relname as name
    from pg_class
    where relnamespace in ('public'::regnamespace, 'auth'::regnamespace) and relkind = 'r'
  loop
    execute format(
      'create or replace trigger needs_where before update or delete on %I.%I for each statement
         when (current_setting(''local_rules.needs_where'', true) = ''on'')
         execute function local_rules.refuse_without_where()',
      counted.space, counted.name
    );
  end loop;
end;
$$;
