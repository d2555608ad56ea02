import type { SupabaseClient } from '@supabase/supabase-js';
import { authDataOf } from '../lib/authReply.ts';
import { NotFoundError } from '../lib/errors.ts';

const PROVIDERS = ['google', 'github'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The services to sign in with that `PUBLIC_AUTH_PROVIDERS` names, separated by commas. */
export function configuredProviders(names = process.env['PUBLIC_AUTH_PROVIDERS'] ?? ''): Provider[] {
  const wanted = names.split(',').map((name) => name.trim());
  return PROVIDERS.filter((provider) => wanted.includes(provider));
}

/**
 * The address at which a service asks the reader, who then comes back to `/api/auth/callback`.
 * @throws NotFoundError for a service that is not configured.
 */
export async function providerAddress(
  supabase: SupabaseClient,
  name: string,
  siteUrl: string,
): Promise<string> {
  const provider = configuredProviders().find((other) => other === name);
  if (!provider) throw new NotFoundError('This way to sign in is not offered.');
  const redirectTo = new URL('/api/auth/callback', siteUrl).href;
  const reply = await supabase.auth.signInWithOAuth({
    provider,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const { url } = authDataOf(reply);
  if (!url) throw new Error(`Supabase gave no address for ${provider}.`);
  return url;
}
