import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import { $dietNote } from '../../stores/dietMarks.ts';
import { pictureFiles } from '../../web/pictureFiles.ts';
import { DIET_NOTE } from '../../ui/styles.ts';
import { CARD_STYLE, GRID_STYLE } from '../recipe/cardStyle.ts';
import { PICTURE_SIZES } from '../recipe/pictureSizes.ts';

interface Props {
  /** What stands in the place of a drink that is no longer here. */
  gone: string;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  names: DrinkNames;
  /** Ids of recipes, in order. */
  drinks: readonly string[];
  /** Heading level below that of the list. */
  heading?: 'h2' | 'h3';
  /** What stands below each drink. */
  children?: (drinkId: string, name: string) => ReactNode;
}

/** The drinks of a list as cards, in its order. */
export function DrinkTiles({ gone, prefix, names, drinks, heading: Heading = 'h3', children }: Props) {
  const noteOf = useStore($dietNote);
  return (
    <ol className={`mt-6 ${GRID_STYLE}`} data-list-drinks>
      {drinks.map((id) => {
        const drink = names[id];
        const { src, rendered } = pictureFiles(id, drink?.picture);
        return (
          <li key={id} data-list-drink={id} className="flex flex-col print:break-inside-avoid">
            {drink === undefined ? (
              <p className="text-soft">{gone}</p>
            ) : (
              <article className="group relative">
                <div className="overflow-hidden rounded-corner">
                  <picture className="block">
                    {rendered && (
                      <source type="image/avif" srcSet={rendered.avif} sizes={PICTURE_SIZES.grid} />
                    )}
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
                </div>
                <Heading className={CARD_STYLE.heading}>
                  <a href={`${prefix}${drink.path}`} className={CARD_STYLE.link}>
                    {drink.name}
                  </a>
                </Heading>
                <p data-diet-note className={DIET_NOTE}>
                  {noteOf(id)}
                </p>
              </article>
            )}
            {children?.(id, drink?.name ?? gone)}
          </li>
        );
      })}
    </ol>
  );
}

/** A list as a text to send. */
export function listText(title: string, drinks: readonly string[], names: DrinkNames): string {
  const known = drinks.flatMap((id) => names[id]?.name ?? []);
  return [title, ...known.map((name, place) => `${place + 1}. ${name}`)].join('\n');
}
