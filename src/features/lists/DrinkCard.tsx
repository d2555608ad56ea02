import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { ListedDrink, ListIndex } from '../../contracts/drinks/listIndex.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { $dietNote } from '../../stores/dietMarks.ts';
import { $favoriteIds } from '../../stores/favorites.ts';
import { $ownMarks } from '../../stores/ownMarks.ts';
import { $marked } from '../../stores/shelfMarks.ts';
import { DIET_NOTE } from '../../ui/styles.ts';
import { FAVORITE_STYLE, HEART } from '../favorites/heart.ts';
import { CARD_STYLE, FACTS_JOINT, QUICK_VIEW_ICONS } from '../recipe/cardStyle.ts';
import { PICTURE_SIZES } from '../recipe/pictureSizes.ts';
import { shelfNote } from '../shelf/shelfNote.ts';
import { fillIn } from '../../text/fillIn.ts';
import { percentText } from '../../text/percentText.ts';
import { listAsked } from './listAsked.ts';
import type { ListMessages } from './listMessages.ts';

interface Props {
  drink: ListedDrink;
  index: ListIndex;
  locale: Locale;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  /** A further fact behind spirit and taste. */
  note: string | undefined;
  /** For how many its recipe opens. */
  guests?: number | undefined;
  messages: CardMessages;
}

/** What a card says. */
export type CardMessages = Pick<ListMessages, 'favorite' | 'contents' | 'have' | 'abv'>;

/** A drink in a filtered list, as RecipeCard.astro shows it in the whole one. */
export const DrinkCard = memo(function DrinkCard({
  drink,
  index,
  locale,
  prefix,
  note,
  guests,
  messages,
}: Props) {
  const { src, rendered } = pictureFiles(drink.id, drink.picture);
  const spirit = drink.spirit === undefined ? undefined : index.spirits[drink.spirit];
  const facts = [spirit, drink.taste].filter((fact) => fact !== undefined);
  const contents = drink.ingredients.flatMap((place) => index.ingredients[place]?.name ?? []);
  const asks = listAsked(drink, index);
  const isFavorite = useStore($favoriteIds).has(drink.id);
  const had = shelfNote(asks, useStore($marked), messages.have);
  return (
    <article className={CARD_STYLE.card} data-card>
      <div className={CARD_STYLE.frame}>
        <picture className="block">
          {rendered && <source type="image/avif" srcSet={rendered.avif} sizes={PICTURE_SIZES.list} />}
          <img
            src={src}
            alt=""
            width="800"
            height="1000"
            loading="lazy"
            decoding="async"
            className={CARD_STYLE.picture}
          />
        </picture>
        <button
          type="button"
          data-favorite={drink.id}
          data-name={drink.name}
          aria-pressed={isFavorite}
          aria-label={fillIn(messages.favorite, { name: drink.name })}
          className={FAVORITE_STYLE.picture}
        >
          <svg viewBox="0 0 24 24" width="19" height="19" aria-hidden="true">
            <path d={HEART} />
          </svg>
        </button>
        <button
          type="button"
          data-quick-view
          aria-expanded="false"
          aria-label={fillIn(messages.contents, { name: drink.name })}
          className={CARD_STYLE.quickView}
        >
          <svg
            viewBox="0 0 24 24"
            width="19"
            height="19"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            {QUICK_VIEW_ICONS.map((d) => (
              <path key={d} d={d} />
            ))}
          </svg>
        </button>
      </div>
      <h2 className={CARD_STYLE.heading}>
        <a
          href={`${prefix}${drink.path}${guests === undefined ? '' : `#for=${guests}`}`}
          className={CARD_STYLE.link}
        >
          {drink.name}
        </a>
      </h2>
      <p className={CARD_STYLE.abv}>{fillIn(messages.abv, { percent: percentText(drink.abv, locale) })}</p>
      <p className={CARD_STYLE.facts}>
        <span className={CARD_STYLE.taste}>{facts.join(FACTS_JOINT)}</span>{' '}
        {note !== undefined && <span className={CARD_STYLE.note}>{note}</span>}
      </p>
      <p className={CARD_STYLE.contents}>
        <span className={CARD_STYLE.glass}>{drink.glass}</span>{' '}
        <span className={CARD_STYLE.contentsText}>{contents.join(FACTS_JOINT)}</span>
      </p>
      <p data-shelf-note={had.hasAll ? 'all' : ''}>{had.text}</p>
      <p className={CARD_STYLE.ownStars}>{useStore($ownMarks)?.textOf(drink.id)}</p>
      <p data-diet-note className={DIET_NOTE}>
        {useStore($dietNote)(drink.id)}
      </p>
    </article>
  );
});
