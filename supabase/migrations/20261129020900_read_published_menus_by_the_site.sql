-- What a published menu holds includes the amounts of its owner's own drinks, from which the site works out strength and
-- facts. No page shows amounts, so the functions alone read it, with the secret key.

revoke execute on function public.read_published_menu(text) from public, anon, authenticated;
grant execute on function public.read_published_menu(text) to service_role;
