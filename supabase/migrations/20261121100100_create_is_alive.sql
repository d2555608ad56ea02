-- A sign of life for GET /api/health that reads no table.

create or replace function public.is_alive()
returns boolean
language sql
stable
set search_path = ''
as $$
  select true;
$$;

revoke execute on function public.is_alive() from public;
grant execute on function public.is_alive() to anon, authenticated, service_role;
