import { readFileSync } from 'node:fs';
import { ENCODERS, type Encoded, type Encoders } from './encode.ts';

const made = new Map<string, Encoded>();

/** For tests of the command: encodes each different picture once, as the pictures of their stand-ins are all the same. */
export const ENCODE_ONCE: Encoders = {
  drink: (master) => once('drink', master, () => ENCODERS.drink(master)),
  hero: (master, hero) => once(`${hero.id} ${hero.shape}`, master, () => ENCODERS.hero(master, hero)),
};

async function once(kind: string, master: string, encode: () => Promise<Encoded>): Promise<Encoded> {
  const key = `${kind} ${readFileSync(master, 'base64')}`;
  const encoded = made.get(key) ?? (await encode());
  made.set(key, encoded);
  return encoded;
}
