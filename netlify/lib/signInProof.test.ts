import { expect, it } from 'vitest';
import { addressWithKey, keyInAddress, hashProof, newProof } from './signInProof.ts';

it('takes the key of a link into an address of the site, and out again', () => {
  const proof = newProof();
  const address = addressWithKey('https://mixmaster.example/api/auth/code?x=1', proof);
  expect(address).toBe(`https://mixmaster.example/?key=${hashProof(proof)}`);
  expect(keyInAddress(address)).toBe(hashProof(proof));
  expect(address).not.toContain(proof);
});

it.each([null, '', 'key=a', '/?key=a', 'https://mixmaster.example', 'https://mixmaster.example/?token=a'])(
  'finds no key in %j',
  (address) => {
    expect(keyInAddress(address)).toBeUndefined();
  },
);
