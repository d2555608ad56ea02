import type { SupabaseClient } from '@supabase/supabase-js';
import { localeOfPath } from '../../src/web/localPath.ts';
import { readEnvironment } from '../lib/environment.ts';
import { NotFoundError, SignInError } from '../lib/errors.ts';
import { createChallenge, isOfFlow, newFlow, type ProviderFlow } from '../lib/providerFlow.ts';
import { createSignIn } from './signIn.ts';
import { arrive, readGoal, type Arrival } from './signInPages.ts';

const PROVIDERS = ['google', 'github'] as const;
type Provider = (typeof PROVIDERS)[number];

/** The services to sign in with that `PUBLIC_AUTH_PROVIDERS` names, separated by commas. */
function configuredProviders(): Provider[] {
  const wanted = (process.env['PUBLIC_AUTH_PROVIDERS'] ?? '').split(',').map((name) => name.trim());
  return PROVIDERS.filter((provider) => wanted.includes(provider));
}

/**
 * Begins a sign-in at Google or GitHub.
 * @returns the address at which the service asks the reader, who then comes back to `/api/auth/callback`, and what
 * this browser has to remember until then
 * @throws NotFoundError for a service that is not configured.
 */
export function setOut(
  name: string,
  next: string | null,
  siteUrl: string,
): { address: string; flow: ProviderFlow } {
  const provider = configuredProviders().find((other) => other === name);
  if (!provider) throw new NotFoundError('This way to sign in is not offered.');
  const flow = newFlow(readGoal(next).next);
  const back = new URL('/api/auth/callback', siteUrl);
  back.searchParams.set('flow', flow.state);
  const address = new URL('/auth/v1/authorize', readEnvironment().SUPABASE_URL);
  address.search = new URLSearchParams({
    provider,
    redirect_to: back.href,
    code_challenge: createChallenge(flow),
    code_challenge_method: 's256',
  }).toString();
  return { address: address.href, flow };
}

/**
 * Signs in a reader whom Google or GitHub sent back to the browser that set out; the code is absent where the reader
 * declined. Whoever comes with an address that another browser was sent to signs nobody in.
 * @param flow what this browser began, if it did; over as soon as its reader is back
 */
export async function finishProviderSignIn(
  supabase: SupabaseClient,
  ip: string,
  query: URLSearchParams,
  flow: ProviderFlow | undefined,
): Promise<Arrival> {
  const isOwn = flow !== undefined && isOfFlow(query.get('flow'), flow);
  const goal = readGoal(isOwn ? flow.next : null);
  const code = query.get('code');
  const { page } = await arrive(goal, 'provider', () => {
    if (!isOwn) throw new SignInError('wrong_code', 'This browser did not set out for there.');
    if (!code) throw new SignInError('wrong_code', 'The service sent nobody back.');
    return createSignIn(supabase, ip).withProvider(code, { locale: localeOfPath(goal.next) });
  });
  return { page, isOver: isOwn };
}
