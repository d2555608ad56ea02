import { useRef, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { publish } from './publicationCalls.ts';

export interface SoldOut {
  /** Ids of the drinks, as the reader sees them. */
  ids: readonly string[];
  /** Says of drinks that they are sold out, or are there again. */
  set(cocktailIds: readonly string[], isSoldOut: boolean): void;
}

/**
 * What is sold out on a published menu: changed at once on the screen, sent one call after another so that the last
 * wish wins, taken back to what the site keeps where a call fails.
 */
export function useSoldOut(
  menu: Pick<Menu, 'id' | 'publication'>,
  onChange: (menu: Menu) => void,
  onFail: (error: unknown) => void,
): SoldOut {
  const kept = menu.publication?.soldOut ?? [];
  const [wished, setWished] = useState<readonly string[]>();
  const latest = useRef<readonly string[]>(undefined);
  const isSending = useRef(false);

  async function send(): Promise<void> {
    let answer: Menu | undefined;
    try {
      for (let sent; sent !== latest.current;) {
        sent = latest.current;
        answer = await publish(menu.id, sent ?? []);
      }
    } catch (error) {
      onFail(error);
    }
    latest.current = undefined;
    setWished(undefined);
    if (answer) onChange(answer);
  }

  return {
    ids: wished ?? kept,
    set(cocktailIds, isSoldOut) {
      const rest = (latest.current ?? kept).filter((id) => !cocktailIds.includes(id));
      const next = isSoldOut ? [...rest, ...cocktailIds] : rest;
      latest.current = next;
      setWished(next);
      if (isSending.current) return;
      isSending.current = true;
      void send().finally(() => {
        isSending.current = false;
      });
    },
  };
}
