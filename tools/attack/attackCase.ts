import { sendRaw, type Answer, type Order } from './sendRaw.ts';

/** What attacks aim at; the command prints its counts by these. */
export const KINDS = [
  'authorization',
  'hostile bodies',
  'paths and headers',
  'stored markup',
  'markup in PDF',
  'markup in structured data',
  'cost',
  'access',
] as const;
type Kind = (typeof KINDS)[number];

/** One thing that an attacker tries. */
export interface AttackCase {
  kind: Kind;
  /** What is tried, in a few words. */
  name: string;
  /** Tries it, and says how it got through; undefined where the site held. */
  attempt(): Promise<string | undefined>;
}

/** How the site has to take a request. */
interface Expectation {
  /** Every status that is right. */
  statuses: readonly number[];
  /** What must not stand in the answer: the words of another reader. */
  secret?: string;
  /** Says what else is wrong with the answer, if anything. */
  check?(answer: Answer): string | undefined;
}

const SERVER_ERROR = 500;
/** A line of a stack, or a path of a module. */
const STACK = /\n[ \t]+at .+:\d|node_modules|file:\/\/\//;
const SHOWN_LETTERS = 120;

/** An attempt that sends one request and looks at the answer. */
export function sending(site: string, order: Order, expectation: Expectation): AttackCase['attempt'] {
  return async () => {
    try {
      return findBreach(await sendRaw(site, order), expectation);
    } catch (error) {
      return `was not answered: ${String(error)}`;
    }
  };
}

/** Why an answer is a breach; undefined where the site held. */
export function findBreach(answer: Answer, { statuses, secret, check }: Expectation): string | undefined {
  const { status, text, headers } = answer;
  if (status >= SERVER_ERROR) return `answered ${status}`;
  if (!statuses.includes(status)) {
    return `answered ${status} instead of ${statuses.join(' or ')}: ${text.slice(0, SHOWN_LETTERS)}`;
  }
  if (STACK.test(text)) return 'shows a stack';
  if (secret !== undefined && text.includes(secret)) return 'shows what another reader wrote';
  if (headers['access-control-allow-origin'] !== undefined) return 'lets other sites read the answer';
  return check?.(answer);
}
