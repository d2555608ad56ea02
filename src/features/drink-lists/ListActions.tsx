import type { DrinkNames } from '../../contracts/drinks/drinkNames.ts';
import { copyText } from '../../ui/copyText.ts';
import { BUTTON } from '../../ui/styles.ts';
import { listText } from './DrinkTiles.tsx';
import type { ListTranslator } from './listTexts.ts';

interface Props {
  t: ListTranslator;
  prefix: string;
  names: DrinkNames;
  name: string;
  drinks: readonly string[];
}

/** What can be done with any list: as text, on paper, and shopping for it. */
export function ListActions({ t, prefix, names, name, drinks }: Props) {
  const look = `${BUTTON.action} px-4`;
  return (
    <>
      <button
        type="button"
        className={look}
        onClick={() =>
          void copyText(listText(name, drinks, names), t('lists.copied-text'), {
            title: t('lists.not-copied'),
            tone: 'error',
          })
        }
      >
        {t('lists.copy-text')}
      </button>
      <button
        type="button"
        className={look}
        onClick={() => {
          window.print();
        }}
      >
        {t('lists.print')}
      </button>
      <a href={`${prefix}/shopping-list?drinks=${drinks.join(',')}`} className={look}>
        {t('lists.shop')}
      </a>
    </>
  );
}
