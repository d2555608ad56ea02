import { useState } from 'react';
import type { DrinkList } from '../../domain/drink-lists/drinkLists.ts';
import { TickBox } from '../../ui/TickBox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { ListTranslator } from './listTexts.ts';

interface Props {
  t: ListTranslator;
  list: DrinkList;
  /** By what name the household knows the others in it. */
  housemates: readonly string[];
  onPlace: (isAtHome: boolean) => void;
}

/** Puts a list into the household, or takes it out after a question: the others keep copies. */
export function HomeList({ t, list, housemates, onPlace }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isAtHome = list.isAtHome === true;
  return (
    <div className="mt-7 max-w-text print:hidden" data-home-list>
      <TickBox
        label={
          housemates.length === 0 ? t('lists.home.alone') : t('lists.home', { names: t.list(housemates) })
        }
        isTicked={isAtHome}
        isSwitch
        onTick={(isWanted) => {
          if (isWanted || housemates.length === 0) onPlace(isWanted);
          else setAsking(true);
        }}
        className="flex wrap-anywhere"
      />
      <p className="text-small text-soft">{t('lists.home.text')}</p>
      {isAsking && (
        <ConfirmDialog
          title={t('lists.home.ask')}
          text={t('lists.home.ask.text')}
          confirm={t('lists.home.take-out')}
          cancel={t('lists.cancel')}
          busy={undefined}
          isDangerous
          onConfirm={() => {
            setAsking(false);
            onPlace(false);
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
