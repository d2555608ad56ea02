import { expect, test } from 'vitest';
import { GLASS_PROFILES } from './glassProfiles.ts';
import { layerBands } from './liquid.ts';
import { getLevel, getVessel, type Vessel } from './vessel.ts';

const GLASSES = Object.keys(GLASS_PROFILES);
const layer = (share: number) => ({ colour: '#c9822f', clarity: 'clear' as const, share });

function volume({ innerAt }: Vessel, from: number, to: number): number {
  const slices = 400;
  const step = (to - from) / slices;
  return Array.from(
    { length: slices },
    (_, index) => innerAt(from + (index + 0.5) * step) ** 2 * step,
  ).reduce((a, b) => a + b, 0);
}

test.each(GLASSES)('layers in a %s are as high as their share of the volume', (glass) => {
  const vessel = getVessel(glass);
  const shares = [0.2, 0.3, 0.5];
  const bands = layerBands(vessel, { layers: shares.map(layer), fill: 0.8 });
  const capacity = volume(vessel, vessel.floor, vessel.height);
  for (const [index, { from, to }] of bands.entries()) {
    expect(volume(vessel, from, to) / capacity).toBeCloseTo(0.8 * (shares[index] ?? 0), 2);
  }
});

test('a cone needs more height for its lower third than for its upper', () => {
  const [low, , high] = layerBands(getVessel('martini'), {
    layers: [layer(1 / 3), layer(1 / 3), layer(1 / 3)],
    fill: 1,
  });
  expect((low?.to ?? 0) - (low?.from ?? 0)).toBeGreaterThan(2 * ((high?.to ?? 0) - (high?.from ?? 0)));
});

test.each(GLASSES)('a %s rises from the table to its lip and stays in the picture', (glass) => {
  const vessel = getVessel(glass);
  expect(getLevel(vessel, 0)).toBeCloseTo(vessel.floor, 0);
  expect(getLevel(vessel, 1)).toBeCloseTo(vessel.height, 0);
  expect(vessel.height).toBeGreaterThan(250);
  expect(vessel.height).toBeLessThan(740);
  expect(vessel.mouth).toBeGreaterThan(40);
});

test('glasses keep their order of size', () => {
  const heights = ['shot', 'rocks', 'highball', 'flute'].map((glass) => getVessel(glass).height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
