-- The migrations are for an empty project, and each is applied once. Over a database with data a second run would stop
-- half-way: some of the older ones refuse rows that came later, and the rights that they give, which later ones take
-- away, would stay. So the first of all looks whether there are tables that the history of migrations knows nothing of.

do $$
declare
  is_known boolean := false;
begin
  if to_regclass('public.profiles') is null then
    return;
  end if;
  -- A database that is older than this file knows the next one.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select exists (select from supabase_migrations.schema_migrations where version = $1)'
    into is_known using '20261121100000';
  end if;
  if not is_known then
    raise exception 'The migrations are for an empty database: this one has tables, and no history of migrations.'
      using hint = 'If the tables are those of Mixmaster, mark the migrations as applied: docs/operations.md, Backup and restore.';
  end if;
end;
$$;
