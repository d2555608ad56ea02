import { randomUUID } from 'node:crypto';
import {
  READER_TABLES,
  type READER_FUNCTIONS as READERS,
  type STRANGER_FUNCTIONS,
} from '../../netlify/lib/databaseRights.ts';

/*
 * Every table, and every function that is no trigger and no check of a column, by who may ask for it. The contract walks
 * all of them; walked.test.ts holds the lists to the migrations.
 */

/** 32 characters, as a logo has them. */
export const LOGO_ID = 'a'.repeat(32);
/** "logo" in base64. */
export const LOGO = 'bG9nbw==';

/** Tables that readers see of their own, and where the publishable key alone gets nothing. */
export const OWN_TABLES = Object.keys(READER_TABLES);

/** Tables of the functions. */
export const CLOSED_TABLES = [
  'account_writes',
  'chat_guard',
  'password_changes',
  'password_notices',
  'proven_sessions',
  'rate_limit_areas',
  'rate_limit_uses',
  'rate_limits',
  'reserved_bar_names',
  'translation_claims',
  'translations',
];

/** Functions that the secret key alone may call, with what they are called with. */
export const SERVICE_FUNCTIONS: Record<string, object> = {
  is_ready: {},
  check_setup: {},
  consume_sign_in_attempt: {
    step: 'password',
    address: '192.0.2.1',
    email: 'a@b',
    proof: null,
    link_key: null,
  },
  refund_rate_limit: { uses: [] },
  consume_model_call: { visitor: '192.0.2.1', account: null },
  count_menu_view: { token: 'a'.repeat(22), locale: 'de', address: '192.0.2.1' },
  consume_rate_limit: { action: 'contact', subjects: { address: ['192.0.2.1'] } },
  claim_translation: { hash: 'a'.repeat(64), target: 'de', visitor: '192.0.2.1', account: null },
  release_translation: { hash: 'a'.repeat(64), target: 'de' },
  store_translation: { hash: 'a'.repeat(64), target: 'de', translation: 'walked' },
  remove_password: { account: randomUUID() },
  open_password_window: { session: randomUUID() },
  expire_password_window: { session: randomUUID() },
  close_password_window: { session: randomUUID() },
  end_stale_sessions: { most_days: 30, idle_days: 14 },
  delete_expired_rows: {},
  read_followed_shelf: { token: 'a'.repeat(22) },
  read_published_menu: { token: 'a'.repeat(22) },
  limit_sign_in_mails: { an_hour: 300 },
  are_sign_in_mails_scarce: {},
  is_proven_email: { email: 'a@b' },
  session_exists: { session: randomUUID() },
  delete_stale_audit_entries: {},
  consume_password_notice: { account: randomUUID(), kind: 'set' },
  collect_pending_notices: {},
  store_brand_logo: { account: randomUUID(), id: LOGO_ID, png: LOGO, width: 1, height: 1, tone: 'any' },
};

/** Functions that serve others, and that nobody calls by their name. */
export const INNER_FUNCTIONS: Record<string, object> = {
  add_account_writes: { added: 1 },
  lock_rate_limits: { area: 'forms' },
  rate_limits_since: { is_daily: true },
  count_rate_limit_uses: { area: 'forms', action: 'contact', counted_by: 'address', parts: ['192.0.2.1'] },
  has_recent_proof: {},
  require_live_session: {},
  require_recent_proof: {},
  is_reserved_bar_name: { name: 'not-there' },
  reserve_bar_name: { name: 'not-there' },
};

/** Functions that readers call for themselves, and the publishable key alone may not. */
export const READER_FUNCTIONS: Record<(typeof READERS)[number], object> = {
  check_bar_name: { name: 'not-there' },
  change_menu: {
    menu: randomUUID(),
    known_version: 1,
    name: 'x',
    description: null,
    restaurant_name: null,
    currency: null,
    price_lists: [],
    cocktail_ids: [],
    sections: [],
  },
  change_own_drink: { drink: randomUUID(), known_version: 1, fields: {} },
  close_menu_version: { menu: randomUUID() },
  consume_account_writes: { cost: 1 },
  delete_own_account: {},
  has_live_session: {},
  has_own_password: {},
  list_menu_views: {},
  read_own_logo: {},
};

/** Functions that strangers call, with what nobody has, and what they are answered. */
export const OPEN_FUNCTIONS: Record<(typeof STRANGER_FUNCTIONS)[number], { body: object; answer: unknown }> =
  {
    is_alive: { body: {}, answer: true },
    read_embed_origins: { body: { token: 'a'.repeat(22) }, answer: null },
    read_bar: { body: { name: 'not-there' }, answer: null },
    read_brand_logo: { body: { id: 'f'.repeat(32) }, answer: null },
  };
