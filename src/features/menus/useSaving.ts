import { useEffect, useEffectEvent, useState } from 'react';
import type { Menu } from '../../contracts/menus/menu.ts';
import {
  toMenuDraft,
  toMenuInput,
  isSameMenu,
  findMissing,
  type MenuDraft,
} from '../../domain/menus/menuDraft.ts';
import { $menusToSend, noteMenuToSend } from '../../stores/unsent.ts';
import { showToast } from '../../ui/toast.ts';
import { changeMenu, keepProblem, makeMenu, type KeepProblem } from './menuCalls.ts';
import type { Say } from './menuMessages.ts';
import type { Editor } from './useEditor.ts';

/** What is sent, and in the place of which stored menu; null for a new one. */
interface Order {
  base: Menu | null;
  draft: MenuDraft;
  /** Whether what is replaced was somebody else's, and is kept as an earlier version in any case. */
  keepsBefore?: boolean;
}

interface Saving {
  /** Whether the question before saving is open; it may be closed while the menu is sent. */
  isAsking: boolean;
  isSending: boolean;
  /** How often a menu has been saved here. */
  savedCount: number;
  problem: KeepProblem | undefined;
  /** Asks to save, or says by a toast what is lacking. */
  ask(): void;
  cancel(): void;
  /** Sends the menu in the place of the one that was opened, unless something else is to be sent. */
  send(order?: Order): Promise<void>;
  /** Forgets what went wrong. */
  settle(): void;
}

/**
 * Saving what is worked on; what is not kept stays in the editor and in this browser. What was to be saved without a
 * network is sent when there is one, or when its editor opens again.
 */
export function useSaving(editor: Editor, say: Say, onSaved: (menu: Menu) => void): Saving {
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [savedCount, setSavedCount] = useState(0);
  const [failure, setFailure] = useState<{ turn: number; problem: KeepProblem }>();

  function finish(menu: Menu, draft: MenuDraft, isNew: boolean) {
    const done = isNew ? 'menus.done.saved' : 'menus.done.updated';
    noteMenuToSend(editor.id, false);
    editor.settle(menu, draft);
    setFailure(undefined);
    onSaved(menu);
    setSavedCount((now) => now + 1);
    showToast({ title: say(done), text: say(`${done}.text`) });
  }

  async function send({ base, draft, keepsBefore = false }: Order = editor) {
    setIsAsking(true);
    setIsSending(true);
    setFailure(undefined);
    try {
      const input = toMenuInput(draft);
      const kept = base === null ? makeMenu(input, editor.id) : changeMenu({ ...input, keepsBefore }, base);
      finish(await kept, draft, base === null);
    } catch (error) {
      const found = keepProblem(error);
      noteMenuToSend(editor.id, found.reason === 'offline');
      if (found.reason === 'conflict' && isSameMenu(toMenuDraft(found.current), draft)) {
        // It was kept, and only the answer was lost.
        finish(found.current, draft, false);
      } else {
        if (found.reason === 'gone') editor.rebase(null);
        setFailure({ turn: editor.turn, problem: found });
        showToast({ title: say('menus.error'), text: say('menus.error.save'), tone: 'error' });
      }
    }
    setIsSending(false);
    setIsAsking(false);
  }

  const sendLater = useEffectEvent(() => {
    if ($menusToSend.get().includes(editor.id) && !isSending) void send();
  });
  useEffect(() => {
    if (navigator.onLine) sendLater();
    addEventListener('online', sendLater);
    return () => {
      removeEventListener('online', sendLater);
    };
  }, [editor.id]);

  return {
    isAsking,
    isSending,
    savedCount,
    problem: failure?.turn === editor.turn ? failure.problem : undefined,
    ask() {
      const lack = findMissing(editor.draft);
      if (lack === undefined) setIsAsking(true);
      else
        showToast({ title: say(`menus.lack.${lack}`), text: say(`menus.lack.${lack}.text`), tone: 'error' });
    },
    cancel() {
      setIsAsking(false);
    },
    send,
    settle() {
      setFailure(undefined);
    },
  };
}
