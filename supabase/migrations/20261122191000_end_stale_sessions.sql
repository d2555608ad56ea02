-- Sessions that are too old, or that nobody has used for too long, end here (decision 23): of the plans of Supabase
-- not all know such limits. The functions of the site ask for it before they continue a session.

-- Definer: the sessions belong to Supabase Auth. What hangs on a session, such as its refresh tokens, goes with it.
create or replace function public.end_stale_sessions(most_days int, idle_days int)
returns void
language sql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
  delete from auth.sessions
  where created_at < now() - make_interval(days => most_days)
    -- Supabase Auth writes this one without a time zone, in UTC.
    or coalesce(refreshed_at::timestamptz, created_at) < now() - make_interval(days => idle_days);
$$;

comment on function public.end_stale_sessions(int, int) is 'Ends sessions older than so many days, or unused for so many.';

revoke execute on function public.end_stale_sessions(int, int) from public, anon, authenticated;
grant execute on function public.end_stale_sessions(int, int) to service_role;
