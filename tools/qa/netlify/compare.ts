import type { Answer, Order } from '../../attack/sendRaw.ts';

/** Headers that tell of the server and the moment, not of the answer. */
const OF_THE_MOMENT = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'x-request-id',
  'etag',
  'last-modified',
  'age',
]);

/** Where two answers to the same request differ, each as `what: ours, theirs`. */
export function compareAnswers(ours: Answer, theirs: Answer): Record<string, [string, string]> {
  const [a, b] = [partsOf(ours), partsOf(theirs)];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].toSorted();
  return Object.fromEntries(
    names
      .map((name) => [name, [a[name] ?? '–', b[name] ?? '–']] as [string, [string, string]])
      .filter(([, [one, other]]) => one !== other),
  );
}

function partsOf({ status, headers, text }: Answer): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => !OF_THE_MOMENT.has(name) && !name.startsWith('x-nf-'),
  );
  return {
    status: String(status),
    ...Object.fromEntries(kept.map(([name, value]) => [name, valueOf(name, [value ?? ''].flat())])),
    body: bodyOf(text),
  };
}

function bodyOf(text: string): string {
  return (
    text
      // What the bartender says is drawn by lot, how it comes is not.
      .replaceAll(/^(data: \{.*\}\n\n)+/gm, 'data: …\n\n')
      .replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, 'http://site')
      .replaceAll(/"latencyMs":\d+/g, '"latencyMs":…')
  );
}

function valueOf(name: string, values: string[]): string {
  // What a cookie holds is drawn by lot.
  if (name === 'set-cookie') return values.map((value) => value.replace(/=[^;]*/, '=…')).join(' | ');
  if (name !== 'content-type') return values.join(' | ');
  return values
    .join(' | ')
    .toLowerCase()
    .replaceAll(' ', '')
    .replace(/;charset=utf-8$/, '');
}

/** A difference that is known: which answers have it, in what, and why. */
export interface Known {
  /** Of the method and path, as a regular expression. */
  requests: string;
  /** What differs: a header, `status`, `body`. */
  in: string[];
  reason: string;
}

export interface Comparison {
  order: Order;
  differences: Record<string, [string, string]>;
}

export const getName = ({ method, path }: Order) => `${method} ${path}`;

/**
 * Splits what differs into what nobody knows yet, by request, and the known differences that were not met.
 */
export function judge(
  comparisons: readonly Comparison[],
  known: readonly Known[],
): { unknown: Comparison[]; vanished: Known[] } {
  const met = new Set<Known>();
  const unknown = comparisons.flatMap(({ order, differences }) => {
    const left = Object.entries(differences).filter(([what]) => {
      const found = known.filter(
        (one) => one.in.includes(what) && new RegExp(one.requests).test(getName(order)),
      );
      for (const one of found) met.add(one);
      return found.length === 0;
    });
    return left.length === 0 ? [] : [{ order, differences: Object.fromEntries(left) }];
  });
  return { unknown, vanished: known.filter((one) => !met.has(one)) };
}
