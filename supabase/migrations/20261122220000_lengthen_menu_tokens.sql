-- Tokens of published menus hold 128 bits of chance (OWASP ASVS 5, 11.5.1): of a uuid's 128, six are fixed. They are as
-- long as before, and those that are printed stay good.

alter table public.menu_publications
  alter column token set default translate(
    encode(
      substring(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')) from 1 for 16),
      'base64'
    ),
    '+/=', '-_'
  );
