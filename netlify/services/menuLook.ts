import { PAIRINGS, type Pairing } from '../../src/contracts/bars/brandLimits.ts';
import { lookSheet } from '../../src/domain/branding/lookSheet.ts';
import { NotFoundError } from '../lib/errors.ts';

/** Follows from its address and the deploy alone, which empties Netlify's cache. */
const CACHED = {
  'content-type': 'text/css; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  'netlify-cdn-cache-control': 'public, durable, max-age=31536000',
};
const NAME = /^(?:house|([0-9a-f]{6}))-([a-z]+)\.css$/;

/**
 * The stylesheet of a bar's look by its name (`lookPath` of src/web/brandFiles.ts): "8a5a17-deco.css". A style that stands
 * in the page itself would need a hash in its policy, which is never added for what somebody chose.
 *
 * @throws NotFoundError for a name that is none
 */
export function answerLook(name: string): Response {
  const [, colour, pairing] = NAME.exec(name) ?? [];
  if (!isPairing(pairing)) throw new NotFoundError();
  return new Response(lookSheet(colour === undefined ? null : `#${colour}`, pairing), { headers: CACHED });
}

function isPairing(word: string | undefined): word is Pairing {
  return PAIRINGS.some((pairing) => pairing === word);
}
