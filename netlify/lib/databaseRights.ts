/*
 * What the migrations leave to readers (role `authenticated`) and strangers (role `anon`, the publishable key alone).
 * Health compares a database with it; supabase/rights.test.ts compares the migrations.
 */

/** What readers may do with the rows of their own. */
export const READER_TABLES = {
  bars: 'select insert update delete',
  bottle_prices: 'select insert update delete',
  brand_logos: 'select delete',
  brands: 'select insert update delete',
  contact_messages: 'select',
  cost_settings: 'select insert update delete',
  diets: 'select insert update delete',
  drink_lists: 'select insert update delete',
  drink_log: 'select insert update delete',
  favorites: 'select insert delete',
  former_bar_names: 'select',
  menu_publications: 'select insert update delete',
  menu_versions: 'select',
  menu_views: 'select',
  menus: 'select insert update delete',
  own_drinks: 'select insert update delete',
  profiles: 'select update',
  recipe_submissions: 'select',
  shelves: 'select insert update',
} as const;

export const STRANGER_FUNCTIONS = [
  'is_alive',
  'read_bar',
  'read_brand_logo',
  'read_embed_origins',
  'read_shared_list',
  'read_star_averages',
] as const;

/** What readers may call beside those of strangers. */
export const READER_FUNCTIONS = [
  'change_bar_role',
  'change_edited_menu',
  'check_bar_name',
  'change_drink_lists',
  'change_drink_log',
  'change_menu',
  'change_own_drink',
  'change_service',
  'change_shelf',
  'close_menu_version',
  'consume_account_writes',
  'create_household',
  'delete_own_account',
  'has_live_session',
  'has_own_password',
  'invite_to_bar',
  'invite_to_household',
  'join_bar',
  'join_household',
  'list_housemates',
  'list_menu_views',
  'look_at_bar',
  'look_at_household',
  'publish_menu',
  'read_bar_staff',
  'read_edited_menus',
  'read_household',
  'read_live_menu',
  'read_own_logo',
  'read_service',
  'remove_bar_staff',
  'remove_household_member',
  'show_menu',
  'withdraw_bar_invitation',
  'withdraw_household_invitation',
] as const;

/** Every right, as `check_setup` of the database words it: `authenticated update menus`, `anon call is_alive`. */
export const EXPECTED_RIGHTS: ReadonlySet<string> = new Set([
  ...Object.entries(READER_TABLES).flatMap(([table, acts]) =>
    acts.split(' ').map((act) => `authenticated ${act} ${table}`),
  ),
  ...STRANGER_FUNCTIONS.flatMap((name) => [`anon call ${name}`, `authenticated call ${name}`]),
  ...READER_FUNCTIONS.map((name) => `authenticated call ${name}`),
]);
