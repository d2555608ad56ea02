import { useRef, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { publish } from './publicationCalls.ts';

interface Wish {
  menuId: string;
  ids: readonly string[];
}

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
  // Another menu may be opened before the answer comes.
  const [wished, setWished] = useState<Wish>();
  const latest = useRef<Wish>(undefined);
  const isSending = useRef(false);

  async function send(): Promise<void> {
    try {
      for (let sent; latest.current && sent !== latest.current;) {
        sent = latest.current;
        onChange(await publish(sent.menuId, sent.ids));
      }
    } catch (error) {
      onFail(error);
    }
    latest.current = undefined;
    setWished(undefined);
  }

  return {
    ids: wished?.menuId === menu.id ? wished.ids : kept,
    set(cocktailIds, isSoldOut) {
      const now = latest.current?.menuId === menu.id ? latest.current.ids : kept;
      const rest = now.filter((id) => !cocktailIds.includes(id));
      const next = { menuId: menu.id, ids: isSoldOut ? [...rest, ...cocktailIds] : rest };
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
