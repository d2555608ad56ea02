import { ApiFailure } from './api.ts';
import { TRUSTED_TYPES_POLICY } from '../contracts/site/trustedTypes.ts';

interface Policy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * A page takes HTML and the addresses of scripts from here alone, where its browser has Trusted Types. What comes out
 * is an object then, which only looks like a text to who hands it on.
 */
const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL(address) {
    const { origin } = new URL(address, location.href);
    if (origin !== location.origin) throw new TypeError(`${address} is not ours.`);
    return address;
  },
};
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;

/**
 * The HTML of a file of this site, as it came.
 *
 * @throws ApiFailure where there is no such file
 */
export async function fetchHtml(path: string): Promise<string> {
  // The worker keeps what is asked for as a page.
  const answer = await fetch(path, { mode: 'same-origin', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new ApiFailure(answer.status, answer.statusText);
  return policy.createHTML(await answer.text());
}

/** The address of a script of this site, for a worker. */
export function scriptAddress(address: string): string {
  return policy.createScriptURL(address);
}
