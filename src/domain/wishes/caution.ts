import type { Scoped, Sentence } from './scopes.ts';
import type { Found, Span } from './spans.ts';
import type { ClauseCue } from './words.ts';

/** What a body does, and what a doctor says. */
const OF_HEALTH: readonly ClauseCue[] = ['symptom', 'body', 'forbidden', 'health'];
const OF_BODY = new Set<string>(['clause:symptom', 'clause:body', 'clause:health']);
const STATES_OF_HEALTH = ['state:lactose', 'state:coeliac', 'state:allergy', 'turn:allergic'];

/**
 * Leaves out everything that people react to, wherever a message speaks of health or refuses something of the kind, and
 * does not say that it is wanted: of a list every item counts. A chip too many is better than a drink too dangerous.
 *
 * @param bearsAllergen whether a thing may hold something that people react to
 * @param isBottle whether it is a drink with alcohol: beside something to leave out it is what is wished
 * @param isBehindWith whether it stands behind "with"
 * @returns whether the message speaks of health
 */
export function leaveOutCautiously(
  scoped: readonly Scoped[],
  sentences: readonly Sentence[],
  { spans, marks }: Found,
  bearsAllergen: (span: Span) => boolean,
  isBottle: (span: Span) => boolean,
  isBehindWith: (span: Span) => boolean,
): boolean {
  const isOfHealth =
    sentences.some(({ cues }) => OF_HEALTH.some((cue) => cues.has(cue))) ||
    spans.some(({ meanings }) => meanings.some((meaning) => STATES_OF_HEALTH.includes(meaning)));
  for (const entry of scoped) {
    const { span, mode, isExplicit, sentence } = entry;
    if (
      !bearsAllergen(span) ||
      (isExplicit && !isFelt(entry)) ||
      sentence.deniesAllergy ||
      isTakenBack(sentence)
    )
      continue;
    if (isBottle(span) && scoped.some((other) => other !== entry && bearsAllergen(other.span))) continue;
    const isBeside = scoped.some(
      (other) =>
        other !== entry && other.sentence === sentence && isRefused(other) && bearsAllergen(other.span),
    );
    if (mode === 'unclear' ? isOfHealth || isBeside : mode === 'want' && isOfHealth) {
      entry.mode = 'leave';
      entry.isExplicit = false;
    }
  }
  return isOfHealth;

  /** "When I drink milk my belly hurts": what is felt stands behind it. "Something with milk for my belly" is a wish. */
  function isFelt({ span, sentence: { end, cues } }: Scoped): boolean {
    if (cues.has('ask') && isBehindWith(span)) return false;
    return marks.some(
      ({ meaning, places: [place = -1] }) => OF_BODY.has(meaning) && place >= span.end && place < end,
    );
  }
}

function isRefused({ mode }: Scoped): boolean {
  return mode === 'not' || mode === 'leave';
}

function isTakenBack({ cues }: Sentence): boolean {
  return cues.has('back') || cues.has('gone') || cues.has('no-more');
}
