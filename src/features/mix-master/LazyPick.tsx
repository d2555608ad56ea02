import { useEffect, useState, type ComponentProps } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import type { Messages } from '../../i18n/messages.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import type { DrinkPick } from './DrinkPick.tsx';

const MESSAGES = {
  en: () => loadPart(() => import('../../i18n/en/drinkPick.json')),
  nl: () => loadPart(() => import('../../i18n/nl/drinkPick.json')),
  de: () => loadPart(() => import('../../i18n/de/drinkPick.json')),
  es: () => loadPart(() => import('../../i18n/es/drinkPick.json')),
  fr: () => loadPart(() => import('../../i18n/fr/drinkPick.json')),
} satisfies Record<Locale, unknown>;

interface Part {
  Pick: typeof DrinkPick;
  messages: Messages<'drinkPick'>;
}

/** Loads what picks a drink once there are two to pick from; a first visit has none. */
export function LazyPick(props: Omit<ComponentProps<typeof DrinkPick>, 'messages'>) {
  const { ids, locale } = props;
  const [part, setPart] = useState<Part>();
  const isWanted = ids.length > 1;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([loadPart(() => import('./DrinkPick.tsx')), MESSAGES[locale]()]).then(
      ([{ DrinkPick: Pick }, { default: messages }]) => {
        setPart({ Pick, messages });
      },
      // The groups below show all of them.
      () => undefined,
    );
  }, [isWanted, locale]);
  return isWanted && part ? <part.Pick {...props} messages={part.messages} /> : null;
}
