-- What the functions refuse the tables refuse too: blank texts and nested arrays, written past the functions, made the
-- export of the account fail. A time zone is read as UTC where it is none (netlify/services/bars.ts): Postgres and the
-- functions do not know the same ones.

update public.bars set display_name = coalesce(nullif(public.trim_name(display_name), ''), name)
where display_name <> public.trim_name(display_name);
update public.bars set opening_hours = nullif(public.trim_name(opening_hours), '')
where opening_hours <> public.trim_name(opening_hours);
update public.brands set logo_alt = nullif(public.trim_name(logo_alt), '')
where logo_alt <> public.trim_name(logo_alt);

do $$
declare
  rule record;
begin
  for rule in
    select * from (values
      ('bars', 'bars_display_name_trimmed', 'display_name = public.trim_name(display_name)'),
      ('bars', 'bars_opening_hours_trimmed', 'opening_hours = public.trim_name(opening_hours)'),
      ('brands', 'brands_logo_alt_trimmed', 'logo_alt = public.trim_name(logo_alt)'),
      ('diets', 'diets_avoids_flat', 'coalesce(array_ndims(avoids), 1) = 1'),
      ('menu_publications', 'menu_publications_bottles_flat', 'coalesce(array_ndims(bottles), 1) = 1'),
      ('menu_publications', 'menu_publications_embed_origins_flat', 'coalesce(array_ndims(embed_origins), 1) = 1'),
      ('menu_publications', 'menu_publications_sold_out_flat', 'coalesce(array_ndims(sold_out), 1) = 1'),
      ('menus', 'menus_cocktail_ids_flat', 'coalesce(array_ndims(cocktail_ids), 1) = 1'),
      ('shelves', 'shelves_entries_flat', 'coalesce(array_ndims(entries), 1) = 1')
    ) as listed (written_table, name, condition)
  loop
    execute format('alter table public.%I drop constraint if exists %I', rule.written_table, rule.name);
    execute format('alter table public.%I add constraint %I check (%s)', rule.written_table, rule.name, rule.condition);
  end loop;
end;
$$;
