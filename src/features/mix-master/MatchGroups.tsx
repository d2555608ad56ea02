import { useEffect, useRef, useState } from 'react';
import type { ShelfMatch, Tier } from '../../domain/shelf/shelfMatch.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';
import { MatchCard } from './MatchCard.tsx';
import type { Say } from './say.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  /** The groups, in their order. */
  tiers: readonly Tier[];
  matches: readonly ShelfMatch[];
  matcher: ShelfMatcher;
  prefix: string;
  /** What is missing of the garnish of a drink, in words. */
  garnishMissing: (id: string) => readonly string[];
  onAsk: (message: string) => void;
}

/** Cards that a group shows at first. */
const FIRST: Record<Tier, number> = { perfect: 8, swap: 6, almost: 6, partial: 4 };
/** Cards that it shows more each time. */
const STEP = 16;

/** Groups of matches: the three of the specification, and those that take a swap. */
export function MatchGroups({ tiers, matches, ...rest }: Props) {
  return tiers.map((tier) => (
    <MatchGroup key={tier} tier={tier} matches={matches.filter((match) => match.tier === tier)} {...rest} />
  ));
}

function MatchGroup({
  say,
  tier,
  matches,
  matcher,
  prefix,
  garnishMissing,
  onAsk,
}: Omit<Props, 'tiers'> & { tier: Tier }) {
  const [limit, setLimit] = useState(FIRST[tier]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button stands behind what it showed, or is gone: one goes on with the first that is new.
    if (limit > FIRST[tier]) list.current?.children[limit - STEP]?.querySelector('h4')?.focus();
  }, [limit, tier]);
  if (matches.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby={`group-${tier}`} data-group={tier}>
      <h3 id={`group-${tier}`} className="font-serif text-card">
        {say(`mix.${tier}.group`, { number: matches.length })}
      </h3>
      <ul ref={list} className="mt-4 grid gap-x-10 gap-y-3 xl:grid-cols-2">
        {matches.slice(0, limit).map((match) => (
          <li key={match.id}>
            <MatchCard {...{ say, match, matcher, prefix, onAsk }} garnish={garnishMissing(match.id)} />
          </li>
        ))}
      </ul>
      {matches.length > limit && (
        <button
          type="button"
          onClick={() => {
            setLimit(limit + STEP);
          }}
          className={`mt-6 ${STYLE.button}`}
        >
          {say('mix.more')}
        </button>
      )}
    </section>
  );
}
