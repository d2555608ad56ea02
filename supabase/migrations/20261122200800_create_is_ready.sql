-- A sign of life for GET /api/health that only the secret key gets, and only from a database with this migration.

create or replace function public.is_ready()
returns boolean
language sql
stable
set search_path = ''
as $$
  select true;
$$;

revoke execute on function public.is_ready() from public, anon, authenticated;
grant execute on function public.is_ready() to service_role;
