import { useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { createLoader } from '../../stores/loader.ts';
import { readDrinkNames } from '../../stores/ownDrinks.ts';
import { useLoader } from '../../stores/useLoader.ts';
import type { Say } from './ownDrinkMessages.ts';

interface Props {
  say: Say;
  locale: Locale;
  /** Id of a recipe of the catalogue. */
  recipe: string;
}

/** Which recipe a drink is a version of; nothing while its name is not known, and where the catalogue has lost it. */
export function AfterRecipe({ say, locale, recipe }: Props) {
  const [loader] = useState(() => createLoader(() => readDrinkNames(locale)));
  const names = useLoader(loader);
  const known = names.status === 'ready' ? names.value[recipe] : undefined;
  return (
    known && (
      <p className="mt-1 text-note text-faint" data-after={recipe}>
        {say('own.after')}{' '}
        <a
          href={localizedPath(locale, known.path)}
          className="inline-block py-1 text-soft underline decoration-line underline-offset-4 hover:decoration-brass"
        >
          <bdi>{known.name}</bdi>
        </a>
      </p>
    )
  );
}
