import { featuresOf } from './features.ts';

/** A learnt model as it is kept: `npm run learn:bartender` writes it. */
export interface Model<Label extends string> {
  labels: readonly Label[];
  /** The table has two to this power places. */
  bits: number;
  /** How many letters of a word are looked at together. */
  letters: readonly number[];
  /** What a message has of each label before it says anything. */
  bias: readonly number[];
  /** What one step of a weight is worth, per label. */
  steps: readonly number[];
  /** Weights of four bits, by place and in it by label, two in a byte, as base64. */
  weights: string;
}

/** How likely a message is which label, together 1. */
export type Likelihoods<Label extends string> = Readonly<Record<Label, number>>;

/** The weight in the middle of the four bits. */
export const MIDDLE = 8;

/** Prepares a model for use. */
export function createClassifier<Label extends string>({
  labels,
  bits,
  letters,
  bias,
  steps,
  weights,
}: Model<Label>): (words: readonly string[]) => Likelihoods<Label> {
  const table = Buffer.from(weights, 'base64');
  return (words) => {
    const places = featuresOf(words, bits, letters);
    const sums = new Float64Array(labels.length);
    for (const place of places) {
      const start = place * labels.length;
      for (let label = 0; label < labels.length; label++) {
        const byte = table[(start + label) >> 1] ?? 0;
        sums[label] = (sums[label] ?? 0) + ((start + label) % 2 === 0 ? byte & 15 : byte >> 4) - MIDDLE;
      }
    }
    const scores = labels.map(
      (_, label) =>
        (bias[label] ?? 0) + ((sums[label] ?? 0) * (steps[label] ?? 0)) / Math.sqrt(places.length),
    );
    const most = Math.max(...scores);
    const parts = scores.map((score) => Math.exp(score - most));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return Object.fromEntries(
      labels.map((label, at) => [label, (parts[at] ?? 0) / whole]),
    ) as Likelihoods<Label>;
  };
}
