import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
import {
  changeMenu,
  keepProblem,
  makeMenu,
  publishChanges,
  type KeepProblem,
  type PublishChange,
} from './menuCalls.ts';
import { hasUnsaved } from '../../stores/menuDrafts.ts';
import type { Say } from './menuMessages.ts';
import { getSaveState, isSavedByItself, isUnpublished, type SaveState } from './saveState.ts';
import type { Editor } from './useEditor.ts';

/** What is sent, and in the place of which stored menu; null for a new one. */
interface Order {
  base: Menu | null;
  draft: MenuDraft;
  /** Whether what is replaced was somebody else's, and is kept as an earlier version in any case. */
  keepsBefore?: boolean;
}

/** Pause after a change before it is saved by itself. */
const AUTOSAVE_DELAY_MS = 3000;

interface Saving {
  /** Whether the question before saving is open; it may be closed while the menu is sent. */
  isAsking: boolean;
  isSending: boolean;
  state: SaveState;
  problem: KeepProblem | undefined;
  /** Saves; asks before a menu is saved first, and before changes go live. Says by a toast what is lacking. */
  ask(): void;
  cancel(): void;
  /** Sends the menu in the place of the one that was opened, unless something else is to be sent. */
  send(order?: Order): Promise<void>;
  /** Saves what is changed and publishes it, now or at a time. */
  publish(change: PublishChange): Promise<void>;
  /** Forgets what went wrong. */
  settle(): void;
}

interface Listeners {
  /** A menu that was saved by a press. */
  onSaved: (menu: Menu) => void;
  /** A menu that was saved by itself. */
  onAutosaved: (menu: Menu) => void;
}

/** Saves an order; gives the stored menu where an earlier try was stored and only its answer was lost. */
async function store({ base, draft, keepsBefore = false }: Order, key: string): Promise<Menu> {
  const input = toMenuInput(draft);
  try {
    return await (base === null ? makeMenu(input, key) : changeMenu({ ...input, keepsBefore }, base));
  } catch (error) {
    const found = keepProblem(error);
    if (found.reason === 'conflict' && isSameMenu(toMenuDraft(found.current), draft)) return found.current;
    throw error;
  }
}

/**
 * Saves and publishes the menu of an editor. What is not saved stays in the editor and in this browser. Changes of a
 * saved menu are saved by themselves, and published by a press. What could not be saved without a network is sent when
 * there is one, or when its editor opens again.
 */
export function useSaving(
  editor: Editor,
  publication: Menu['publication'],
  say: Say,
  { onSaved, onAutosaved }: Listeners,
): Saving {
  const { base, draft, isRestored } = editor;
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ turn: number; draft: MenuDraft; problem: KeepProblem }>();
  const problem = failure?.turn === editor.turn ? failure.problem : undefined;
  // A draft that was refused is tried again once it was changed.
  const current = problem !== undefined && failure?.draft === draft ? problem.reason : undefined;
  const state = getSaveState({ base, draft, isSending, problem: current });

  /** Whether the outcome is said: it is where the button was pressed, also while the menu was being saved by itself. */
  const isPressed = useRef(false);

  function finish(menu: Menu, isNew: boolean) {
    noteMenuToSend(editor.id, false);
    editor.settle(menu);
    setFailure(undefined);
    if (isPressed.current) {
      onSaved(menu);
      sayDone(isNew);
    } else onAutosaved(menu);
  }

  function sayDone(isNew: boolean) {
    const done = isNew ? 'menus.done.saved' : 'menus.done.updated';
    showToast({ title: say(done), text: say(`${done}.text`) });
  }

  async function send(order: Order = editor, isQuiet = false) {
    isPressed.current = !isQuiet;
    setIsSending(true);
    setFailure(undefined);
    try {
      finish(await store(order, editor.id), order.base === null);
    } catch (error) {
      const found = keepProblem(error, order.base);
      noteMenuToSend(editor.id, found.reason === 'offline');
      if (found.reason === 'gone' || found.reason === 'no-editor') {
        editor.rebase(null);
        // What was to be published is there no more.
        setIsAsking(false);
      }
      setFailure({ turn: editor.turn, draft: order.draft, problem: found });
      if (isPressed.current)
        showToast({ title: say('menus.error'), text: say('menus.error.save'), tone: 'error' });
    }
    setIsSending(false);
    // A question that was opened while the menu was being saved by itself stays.
    if (!isQuiet) setIsAsking(false);
  }

  async function publish(change: PublishChange) {
    if (base === null || isSending) return;
    setIsSending(true);
    setFailure(undefined);
    let isStored = !hasUnsaved({ base, draft });
    try {
      const saved = isStored ? base : await store(editor, editor.id);
      isStored = true;
      noteMenuToSend(editor.id, false);
      editor.settle(saved);
      const menu = await publishChanges(saved, change);
      editor.settle(menu);
      onSaved(menu);
      const done = change.at === undefined ? 'menus.done.updated' : 'menus.done.planned';
      showToast({ title: say(done), text: say(`${done}.text`) });
    } catch (error) {
      const found = keepProblem(error, base);
      if (found.reason === 'no-editor') editor.rebase(null);
      // It is saved later, but not published: its owner may have changed their mind by then.
      if (!isStored) noteMenuToSend(editor.id, found.reason === 'offline');
      setFailure({ turn: editor.turn, draft, problem: found });
      showToast({ title: say('menus.error'), text: say('menus.publish.failed'), tone: 'error' });
    }
    setIsSending(false);
    setIsAsking(false);
  }

  const sendLater = useEffectEvent(() => {
    if ($menusToSend.get().includes(editor.id) && !isSending) void send(editor, publication !== null);
  });
  useEffect(() => {
    if (navigator.onLine) sendLater();
    addEventListener('online', sendLater);
    return () => {
      removeEventListener('online', sendLater);
    };
  }, [editor.id]);

  // Work of an earlier visit waits until its owner goes on with it or throws it away.
  const isWaiting = !isRestored && isSavedByItself(state, { draft });
  const sendQuietly = useEffectEvent(() => {
    void send(editor, true);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(sendQuietly, AUTOSAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting, draft]);

  return {
    isAsking,
    isSending,
    state,
    problem,
    ask() {
      const lack = findMissing(draft);
      if (lack !== undefined) {
        showToast({ title: say(`menus.lack.${lack}`), text: say(`menus.lack.${lack}.text`), tone: 'error' });
      } else if (base === null || isUnpublished({ ...base, publication }, state)) setIsAsking(true);
      else if (publication?.planned) setIsAsking(true);
      else if (state === 'saved') sayDone(false);
      else if (isSending) isPressed.current = true;
      else void send();
    },
    cancel() {
      setIsAsking(false);
    },
    send,
    publish,
    settle() {
      setFailure(undefined);
    },
  };
}
