import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BottleIndex } from '../../contracts/shelf/bottleIndex.ts';
import { surelyPoured } from '../../domain/shelf/bottles.ts';
import { bottlesIn } from '../../domain/costs/ownBottles.ts';
import { bottleLoader } from '../../stores/ownBottles.ts';
import { $shelf } from '../../stores/shelf.ts';
import { fillIn } from '../../text/fillIn.ts';
import { STYLE } from './styles.ts';

interface Props {
  /** Ids of the drinks of a menu. */
  ids: readonly string[];
}

/** Tells the owner by which of their bottles strength and allergens are told; nothing if by none. */
export function MenuBottles({ ids }: Props) {
  const shelf = useStore($shelf, { ssr: 'initial' });
  const index = useBottles(surelyPoured(shelf).length > 0);
  const names = index === undefined ? [] : bottlesIn(index, shelf, ids);
  if (index === undefined || names.length === 0) return null;
  return <p className="text-small text-soft">{textOf(index, 'bottles.counted', names)}</p>;
}

interface PublishedProps extends Props {
  /** The bottles of which guests are told. */
  bottles: readonly string[];
  /** Has guests told of those that are on the shelf now. */
  onTake: (bottles: string[]) => void;
}

/** Says of which bottles guests of a published menu are told, and takes those that are on the shelf now. */
export function PublishedBottles({ ids, bottles, onTake }: PublishedProps) {
  const shelf = useStore($shelf, { ssr: 'initial' });
  const poured = surelyPoured(shelf);
  const index = useBottles(poured.length + bottles.length > 0);
  if (index === undefined) return null;
  const [told, now] = [bottles, poured].map((own) => bottlesIn(index, own, ids));
  const hasChanged = told?.join() !== now?.join();
  if (!hasChanged && told?.length === 0) return null;
  return (
    <div className="text-small text-soft">
      <p>{textOf(index, 'bottles.guests', told)}</p>
      {hasChanged && (
        <p>
          {textOf(index, 'bottles.changed', now)}{' '}
          <button
            type="button"
            className={STYLE.link}
            onClick={() => {
              onTake(poured);
            }}
          >
            {index.texts['bottles.take']}
          </button>
        </p>
      )}
    </div>
  );
}

/** What is known of bottles, once somebody needs it and it has come. */
function useBottles(isNeeded: boolean): BottleIndex | undefined {
  useEffect(() => {
    // Where it does not come, nothing is said of bottles.
    if (isNeeded) bottleLoader.load().catch(() => undefined);
  }, [isNeeded]);
  const state = useStore(bottleLoader.$state, { ssr: 'initial' });
  return state.status === 'ready' ? state.value : undefined;
}

function textOf({ texts }: BottleIndex, key: string, names: readonly string[] = []): string {
  const any = texts['bottles.any'] ?? '';
  return fillIn(texts[key] ?? '', { names: names.length === 0 ? any : names.join(', ') });
}
