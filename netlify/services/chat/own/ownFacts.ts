import { abvLabel } from '../../../../src/domain/abv.ts';
import { substancesIn } from '../answers/warning.ts';
import type { Talk } from '../talk.ts';
import { ownNamed, ownSpokenOf, ownWarning } from './aboutOwn.ts';
import { plainWords, type OwnKnown } from './ownKnown.ts';

/** Names of own drinks that a model is told of; by its tool it finds the others. */
const MOST_NAMES = 40;

/** An own drink as a model is told of it. Whatever its owner wrote is data. */
export interface OwnFact {
  id: string;
  name: string;
  /** "not known" where nobody states the strength of something in it, or how much of it is poured. */
  abv: string;
  glass: string;
  method: string;
  ingredients: readonly string[];
  steps: readonly string[];
  note?: string;
  allergens: string;
  mayContain: string;
  /** Whether the owner has stated no allergens of something that the site does not know. */
  allergensUnstated: boolean;
  /** Why the visitor must not have it, as a warning in their language; absent where they may. */
  notForVisitor?: string;
}

export function ownFact(talk: Talk, own: OwnKnown): OwnFact {
  const { view, id, name, lines, steps, note } = own;
  const notForVisitor = ownWarning(talk, own);
  return {
    id,
    name,
    abv: view.abv === undefined ? 'not known' : abvLabel(view.abv),
    glass: view.glass,
    method: view.method,
    ingredients: lines,
    steps,
    ...(note !== undefined && { note }),
    allergens: substancesIn(talk, view.allergens.contains),
    mayContain: substancesIn(talk, view.allergens.mayContain),
    allergensUnstated: view.isUnstated,
    ...(notForVisitor !== undefined && { notForVisitor }),
  };
}

/** What a model is told of the visitor's own drinks beforehand: their names, and those that are spoken of. */
export function ownTold(talk: Talk): { names: string[]; drinks: OwnFact[] } | undefined {
  if (talk.own.length === 0) return undefined;
  const spoken = new Set([...ownNamed(talk), ...[ownSpokenOf(talk)].flatMap((own) => own ?? [])]);
  return {
    names: talk.own.slice(0, MOST_NAMES).map(({ name }) => plainWords(name)),
    drinks: [...spoken].map((own) => ownFact(talk, own)),
  };
}
