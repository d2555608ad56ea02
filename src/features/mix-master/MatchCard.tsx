import { capitalise } from '../../domain/lineText.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import type { ShelfMatch } from '../../domain/shelfMatch.ts';
import { howText } from './howText.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import type { Kitchen } from './kitchen.ts';
import type { Say } from './say.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  match: ShelfMatch;
  kitchen: Kitchen;
  /** Path that the ids of recipes stand behind. */
  recipes: string;
  onAsk: (message: string) => void;
}

/** A drink and how far one is from it. */
export function MatchCard({ say, match, kitchen, recipes, onAsk }: Props) {
  const recipe = kitchen.recipeOf(match.id);
  if (recipe === undefined) return null;
  const { src, rendered } = pictureFiles(recipe.id, recipe.picture);
  const nameOf = (id: string) => capitalise(kitchen.nameOf(id), say.locale);
  const have = match.matched.map(({ line }) => kitchen.nameOf(line.ingredient));
  const need = match.missing.map(({ ingredient }) => kitchen.nameOf(ingredient));
  const message =
    need.length === 0
      ? say('mix.ask.ready', { name: recipe.name, have: say.list(have) })
      : say('mix.ask.drink', { name: recipe.name, have: say.list(have), need: say.list(need) });
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-t border-line pt-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-5 print:break-inside-avoid">
      <picture className="block self-start overflow-hidden rounded-corner">
        {rendered && (
          <>
            <source type="image/avif" srcSet={rendered.avif} sizes="7rem" />
            <source type="image/webp" srcSet={rendered.webp} sizes="7rem" />
          </>
        )}
        <img src={src} alt="" width="800" height="1000" loading="lazy" decoding="async" className="w-full" />
      </picture>
      <div className="min-w-0">
        <p className={STYLE.label}>
          {say(`mix.${match.tier}`)} <span className="text-soft tabular-nums">{match.score}%</span>
        </p>
        <h4 className="mt-1 font-serif text-card hyphens-auto">{recipe.name}</h4>
        <p className="mt-3 text-note text-faint">{say('mix.have')}</p>
        <ul>
          {match.matched.map((matched) => {
            const { how, brings } = howText(matched, say, kitchen);
            return (
              <li key={matched.line.ingredient} className="flex gap-2 py-0.5 text-small">
                <span className="mt-0.75 text-brass">
                  <CheckIcon />
                </span>
                <span className="min-w-0">
                  {nameOf(matched.line.ingredient)} <bdi className="text-note text-faint">{how}</bdi>
                  {brings !== '' && (
                    <bdi data-brings className="block text-note font-medium">
                      {brings}
                    </bdi>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        {match.missing.length > 0 && (
          <>
            <p className="mt-2 text-note text-faint">{say('mix.need')}</p>
            <p className="text-small text-soft">
              {match.missing.map(({ ingredient }) => nameOf(ingredient)).join(', ')}
            </p>
          </>
        )}
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2.5 print:hidden">
          <a
            href={`${recipes}/${recipe.id}`}
            aria-label={say('mix.view.of', { name: recipe.name })}
            className={STYLE.button}
          >
            {say('mix.view')}
          </a>
          <button
            type="button"
            aria-label={`${say('mix.ask')}: ${recipe.name}`}
            onClick={() => {
              onAsk(message);
            }}
            className={STYLE.button}
          >
            {say('mix.ask')}
          </button>
        </div>
      </div>
    </article>
  );
}
