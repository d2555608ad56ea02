import { useStore } from '@nanostores/react';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { isBottleEntry } from '../../domain/shelf/bottles.ts';
import type { ServedLine, ShelfMatch } from '../../domain/shelf/shelfMatch.ts';
import { howText, swapText } from './howText.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import type { ShelfMatcher } from './shelfMatcher.ts';
import type { Say } from './say.ts';
import { STYLE } from './styles.ts';
import { colon } from '../../text/colon.ts';

interface Props {
  say: Say;
  match: ShelfMatch;
  matcher: ShelfMatcher;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  /** What is missing of its garnish, in words. */
  garnish: readonly string[];
  onAsk: (message: string) => void;
}

/** What a row of a phone shows once its details are open. */
const FOLDED = 'max-sm:group-not-has-[details[open]]:hidden';

function isOwnBottle({ service }: ServedLine): boolean {
  return service.how === 'exact' && service.made !== true && isBottleEntry(service.by);
}

/** A drink and how far one is from it. */
export function MatchCard({ say, match, matcher, prefix, garnish, onAsk }: Props) {
  const stars = useStore($ownMarks)?.textOf(match.id);
  const recipe = matcher.recipeOf(match.id);
  if (recipe === undefined) return null;
  const { src, rendered } = pictureFiles(recipe.id, recipe.picture);
  const swaps = match.matched.filter(({ service }) => service.how === 'stand-in');
  const other = match.makes === undefined ? undefined : matcher.recipeOf(match.makes);
  const nameOf = (id: string) => capitalise(matcher.nameOf(id), say.locale);
  const lines = match.matched.map((served) => ({
    asked: served.line.ingredient,
    // What is poured: of a swap not what the recipe asks for, and of a bottle this one.
    poured:
      served.service.how === 'stand-in' || isOwnBottle(served) ? served.service.by : served.line.ingredient,
    isAgain: served.service.twice === true,
    ...howText(served, say, matcher),
  }));
  const inHand = lines.filter(({ isAgain }) => !isAgain);
  const have = inHand.map(({ poured }) => matcher.nameOf(poured));
  const need = match.missing.map(({ ingredient }) => matcher.nameOf(ingredient));
  const message =
    need.length === 0
      ? say('mix.ask.ready', { name: recipe.name, have: say.list(have) })
      : say('mix.ask.drink', { name: recipe.name, have: say.list(have), need: say.list(need) });
  return (
    // On a phone a row: what one has and the buttons come with the reasons.
    <article className="group grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-line pt-3 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5 print:break-inside-avoid">
      <picture className="block self-start overflow-hidden rounded-corner">
        {rendered && <source type="image/avif" srcSet={rendered.avif} sizes="7rem" />}
        <img
          src={recipe.own?.drawing() ?? src}
          alt=""
          width="800"
          height="1000"
          loading="lazy"
          decoding="async"
          className="w-full"
        />
      </picture>
      <div className="min-w-0">
        <p className={STYLE.label}>
          {say(`mix.${match.tier}`)} <span className="text-soft tabular-nums">{match.score}%</span>
        </p>
        <h4 tabIndex={-1} className="mt-1 font-serif text-card hyphens-auto">
          <a
            href={`${prefix}${recipe.path}`}
            className="decoration-brass decoration-1 underline-offset-4 hover:underline"
          >
            {recipe.name}
          </a>
        </h4>
        {stars !== undefined && stars !== '' && <p className="text-note text-brass">{stars}</p>}
        {recipe.own && (
          <p data-own className="text-note text-faint">
            {say('mix.own')}
          </p>
        )}
        {swaps.length > 0 && (
          <p data-swap className="mt-1 text-small">
            {swaps.map((swap) => swapText(swap, say, matcher)).join('; ')}
          </p>
        )}
        {match.missing.length === 0 && garnish.length > 0 && (
          <p data-garnish className="mt-1 text-note text-faint">
            {say('mix.garnish', { names: say.list(garnish) })}
          </p>
        )}
        {other !== undefined && (
          <p data-makes className="mt-1 text-small">
            <a href={`${prefix}${other.path}`} className="underline decoration-line hover:decoration-brass">
              {say('mix.swap.makes', { name: other.name })}
            </a>
          </p>
        )}
        <p className={`mt-3 text-note text-faint ${FOLDED}`}>{say('mix.have')}</p>
        <ul data-have className={FOLDED}>
          {inHand.map(({ asked, poured, brings }) => (
            <li key={asked} className="flex gap-2 py-0.5 text-small">
              <span className="mt-0.75 text-brass">
                <CheckIcon />
              </span>
              <span className="min-w-0">
                {nameOf(poured)}
                {brings !== '' && (
                  <bdi data-brings className="block text-note font-medium">
                    {brings}
                  </bdi>
                )}
              </span>
            </li>
          ))}
        </ul>
        <details data-why className="text-note text-soft print:hidden">
          <summary className="inline-flex min-h-9 cursor-pointer items-center underline decoration-line underline-offset-4 hover:decoration-brass">
            {say('mix.why')}
          </summary>
          <ul className="pb-1">
            {lines.map(({ asked, how }) => (
              <li key={asked}>
                {nameOf(asked)} <bdi className="text-faint">{how}</bdi>
              </li>
            ))}
          </ul>
        </details>
        {match.missing.length > 0 && (
          <p className="mt-2 text-small text-soft">
            <span className="text-note text-faint">{say('mix.need')}</span>{' '}
            {match.missing.map(({ ingredient }) => nameOf(ingredient)).join(', ')}
          </p>
        )}
        <div className={`mt-3 flex flex-wrap gap-2 *:px-2.5 max-sm:*:grow print:hidden ${FOLDED}`}>
          <a
            href={`${prefix}${recipe.path}`}
            aria-label={say('mix.view.of', { name: recipe.name })}
            className={STYLE.button}
          >
            {say('mix.view')}
          </a>
          {match.missing.length > 0 && recipe.own === undefined && (
            <a
              href={`${prefix}/shopping-list?drinks=${recipe.id}`}
              aria-label={say('mix.shop.drink', { name: recipe.name })}
              className={STYLE.button}
            >
              {say('mix.shop')}
            </a>
          )}
          {/* The bartender knows the drinks of the catalogue alone. */}
          {recipe.own === undefined && (
            <button
              type="button"
              aria-label={`${say('mix.ask')}${colon(say.locale)} ${recipe.name}`}
              onClick={() => {
                onAsk(message);
              }}
              className={STYLE.button}
            >
              {say('mix.ask')}
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
