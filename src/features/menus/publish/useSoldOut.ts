import { useRef, useState } from 'react';
import type { Menu } from '../../../contracts/menus/menu.ts';
import { markSoldOut } from './publicationCalls.ts';

interface Wish {
  menuId: string;
  /** Whether each drink that was pressed is sold out. */
  marks: ReadonlyMap<string, boolean>;
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
        onChange(await markSoldOut(sent.menuId, sent.marks));
      }
    } catch (error) {
      onFail(error);
    }
    latest.current = undefined;
    setWished(undefined);
  }

  return {
    ids: wished?.menuId === menu.id ? withMarks(kept, wished.marks) : kept,
    set(cocktailIds, isSoldOut) {
      const marks = new Map(latest.current?.menuId === menu.id ? latest.current.marks : []);
      for (const id of cocktailIds) marks.set(id, isSoldOut);
      const next = { menuId: menu.id, marks };
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

function withMarks(kept: readonly string[], marks: ReadonlyMap<string, boolean>): string[] {
  const pressed = [...marks].flatMap(([id, isSoldOut]) => (isSoldOut ? [id] : []));
  return [...kept.filter((id) => !marks.has(id)), ...pressed];
}
