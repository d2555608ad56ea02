import { MIDDLE, type Model } from '../../../netlify/services/chat/learnt/classifier.ts';
import { featuresOf } from '../../../netlify/services/chat/learnt/features.ts';

/** A message of which it is known what it is. */
export interface Example<Label extends string> {
  words: readonly string[];
  label: Label;
  /** How much it counts. */
  weight: number;
}

export interface Training {
  bits: number;
  letters: readonly number[];
  /** How often every example is looked at. */
  rounds: number;
}

const RATE = 0.3;
/** A label that is this sure already learns nothing from an example. */
const SURE = 1e-4;
const RATE_OF_BIAS = 0.02;

/** Learns by which words and letters messages of each label are known (multinomial logistic regression, AdaGrad). */
export function trainModel<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  { bits, letters, rounds }: Training,
): Model<Label> {
  const count = labels.length;
  const weights = new Float32Array(count << bits);
  const steps = new Float32Array(count << bits).fill(1e-3);
  const bias = new Float64Array(count);
  const chance = seededChance(1);
  const learnt = examples.map(({ words, label, weight }) => ({
    places: featuresOf(words, bits, letters),
    label: labels.indexOf(label),
    weight,
  }));
  for (let round = 0; round < rounds; round++) {
    for (const { places, label, weight } of shuffled(learnt, chance)) {
      const length = Math.sqrt(places.length);
      const scores = Float64Array.from(bias);
      for (const place of places) {
        for (let one = 0; one < count; one++) add(scores, one, at(weights, place * count + one) / length);
      }
      const most = Math.max(...scores);
      let whole = 0;
      for (let one = 0; one < count; one++) whole += scores[one] = Math.exp(at(scores, one) - most);
      for (let one = 0; one < count; one++) {
        const error = (at(scores, one) / whole - Number(one === label)) * weight;
        add(bias, one, -RATE_OF_BIAS * error);
        if (Math.abs(error) < SURE) continue;
        const slope = error / length;
        for (const place of places) {
          const own = place * count + one;
          add(steps, own, slope * slope);
          add(weights, own, (-RATE * slope) / Math.sqrt(at(steps, own)));
        }
      }
    }
  }
  return packed(weights, bias, labels, { bits, letters });
}

/** The weights in four bits each. */
function packed<Label extends string>(
  weights: Float32Array,
  bias: Float64Array,
  labels: readonly Label[],
  { bits, letters }: Pick<Training, 'bits' | 'letters'>,
): Model<Label> {
  const count = labels.length;
  const steps = labels.map((_, one) => {
    const own = Array.from({ length: 1 << bits }, (_, place) => Math.abs(at(weights, place * count + one)))
      .filter((weight) => weight > 0)
      .sort((a, b) => a - b);
    // A few weights are far larger than the rest: they are cut rather than that all others become coarse.
    return (own[Math.floor(own.length * LARGEST)] ?? 1) / (MIDDLE - 1);
  });
  const table = Buffer.alloc((weights.length + 1) >> 1);
  for (const [place, weight] of weights.entries()) {
    const step = Math.round(weight / (steps[place % count] ?? 1));
    const value = Math.max(1 - MIDDLE, Math.min(MIDDLE - 1, step)) + MIDDLE;
    const half = place % 2 === 0 ? value : value << 4;
    table[place >> 1] = (table[place >> 1] ?? 0) | half;
  }
  return {
    labels,
    bits,
    letters,
    bias: [...bias].map((one) => Number(one.toFixed(4))),
    steps: steps.map((one) => Number(one.toPrecision(4))),
    weights: table.toString('base64'),
  };
}
const LARGEST = 0.99;

/** Numbers from 0 up to 1 that are the same in every run. */
export function seededChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

type Numbers = Float32Array | Float64Array;

function at(numbers: Numbers, place: number): number {
  return numbers[place] ?? 0;
}

function add(numbers: Numbers, place: number, more: number): void {
  numbers[place] = at(numbers, place) + more;
}
