import { capitalise } from '../../domain/drinks/lineText.ts';
import type { ShelfMatcher, Purchase } from './shelfMatcher.ts';
import type { Say } from './say.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  matcher: ShelfMatcher;
  single: Purchase | undefined;
  pair: Purchase | undefined;
  prefix: string;
  onAdd: (ids: readonly string[]) => void;
  /** Puts them on the shopping list. */
  onShop: (ids: readonly string[]) => void;
}

/** The one thing and the two things whose purchase opens most new drinks, and which those are. */
export function BuyNext({ say, matcher, single, pair, prefix, onAdd, onShop }: Props) {
  const offers = [
    { label: say('mix.buy.single'), purchase: single },
    { label: say('mix.buy.pair'), purchase: pair },
  ];
  if (single === undefined && pair === undefined) return null;
  return (
    <section className="mt-8" aria-labelledby="buy-next" data-buy>
      <h3 id="buy-next" className="font-serif text-card">
        {say('mix.buy')}
      </h3>
      <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {offers.map(
          ({ label, purchase }, place) =>
            purchase && (
              // What is bought goes, and the focus moves on, rather than staying on a button that now means another thing.
              <article key={purchase.ingredients.join()} className="border-t border-line pt-5">
                <p className={STYLE.label}>{label}</p>
                <h4 id={`buy-next-${place}`} className="mt-1 font-serif text-card hyphens-auto">
                  {namesOf(purchase, say, matcher)}
                </h4>
                <p className="mt-1 text-small text-soft">
                  {say.count('mix.buy.opens', purchase.unlocks.length)}
                </p>
                <ul className="mt-3 flex flex-wrap gap-x-4 text-small">
                  {purchase.unlocks.map((id) => (
                    <li key={id}>
                      <a
                        href={prefix + (matcher.recipeOf(id)?.path ?? '')}
                        className="inline-flex min-h-9 items-center underline decoration-line underline-offset-4 hover:decoration-brass"
                      >
                        {matcher.recipeOf(id)?.name}
                      </a>
                    </li>
                  ))}
                </ul>
                <button
                  type="button"
                  aria-describedby={`buy-next-${place}`}
                  onClick={() => {
                    onAdd(purchase.ingredients);
                  }}
                  className={`mt-3 ${STYLE.button}`}
                >
                  {say('mix.buy.add')}
                </button>{' '}
                <button
                  type="button"
                  aria-describedby={`buy-next-${place}`}
                  onClick={() => {
                    onShop(purchase.ingredients);
                  }}
                  className={`mt-3 ${STYLE.button}`}
                >
                  {say('mix.buy.shop')}
                </button>
              </article>
            ),
        )}
      </div>
    </section>
  );
}

function namesOf({ ingredients }: Purchase, say: Say, { nameOf }: ShelfMatcher): string {
  return capitalise(say.list(ingredients.map(nameOf)), say.locale);
}
