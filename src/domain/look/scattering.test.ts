import { expect, test } from 'vitest';
import { calculateScattering } from './scattering.ts';

const gin = { category: 'spirit', clarity: 'clear', ml: 50 } as const;
const cloudy = { category: 'juice', clarity: 'cloudy', ml: 50 } as const;
const opaque = { category: 'mixer', clarity: 'opaque', ml: 50 } as const;
const soda = { category: 'mixer', clarity: 'cloudy', fizzy: true, ml: 50 } as const;

test.each([
  ['nothing', [], 0],
  ['what is clear', [gin], 0],
  ['what is not said to be cloudy', [{ category: 'spirit', ml: 50 }], 0],
  ['juice', [cloudy], 4],
  ['juice in three times as much', [gin, gin, cloudy], 1.33],
  ['thick juice', [{ ...opaque, category: 'juice', colour: '#f2a52b' }], 14],
  ['an opaque thing of unknown colour', [opaque], 14],
  ['one of a deep blue', [{ ...opaque, colour: '#0000ff' }], 14],
  ['coffee, which is dark and not cloudy', [{ ...opaque, colour: '#1e110a' }], 0.5],
  ['dark juice', [{ ...cloudy, colour: '#1e110a' }], 4],
  ['cream', [{ ...opaque, category: 'dairy', colour: '#fbf5e6' }], 60],
  ['whey', [{ ...cloudy, category: 'dairy' }], 4],
  ['a cloudy soda, which is a faint haze', [soda], 1],
  ['a clear soda', [{ ...soda, clarity: 'clear' }], 0],
  ['a cloudy mixer that is still', [{ ...soda, fizzy: false }], 4],
  ['a cloudy beer', [{ ...soda, category: 'beer' }], 4],
] as const)('%s throws light aside so often in a centimetre', (_, parts, often) => {
  expect(calculateScattering(parts)).toBe(often);
});
