-- As before, but the brand is held while its logo is kept: one tab that went back to the look of the site at the moment
-- when another sent a logo had that one fail, as its row had no brand any more. Now whoever comes second waits, and
-- where the brand is gone, nothing is kept.
-- Definer: service_role has no rights in the schema auth.
create or replace function public.keep_brand_logo(
  account uuid, id text, png text, width integer, height integer, tone text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from auth.users where auth.users.id = account for key share;
  perform from public.brands as brand where brand.user_id = account for key share;
  if not found then
    return;
  end if;
  insert into public.brand_logos as kept (user_id, id, png, width, height, tone)
  values (
    account, keep_brand_logo.id, decode(keep_brand_logo.png, 'base64'), keep_brand_logo.width,
    keep_brand_logo.height, keep_brand_logo.tone
  )
  on conflict (user_id) do update set
    id = excluded.id, png = excluded.png, width = excluded.width, height = excluded.height, tone = excluded.tone;
end;
$$;

revoke execute on function public.keep_brand_logo(uuid, text, text, integer, integer, text)
  from public, anon, authenticated;
grant execute on function public.keep_brand_logo(uuid, text, text, integer, integer, text) to service_role;
