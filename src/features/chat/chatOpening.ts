import { fetchedDialog } from '../../lib/fetchedDialog.ts';
import { loadPart } from '../../lib/lazyPart.ts';
import { showToast } from '../../ui/toast.ts';
import { ASK_EVENT, type Ask } from './askChat.ts';

/**
 * Makes a button, and whoever asks the chat, open it. The dialog and what makes it work are fetched when it is opened
 * for the first time, so that a page without a conversation carries neither; `data-chat` says where its HTML is.
 */
export function openChatByButton(button: HTMLElement): void {
  const { chat: address = '', unloaded = '', failed = '' } = button.dataset;
  let isOpening = false;

  const open = async (ask?: Ask) => {
    if (isOpening) return;
    isOpening = true;
    button.ariaBusy = 'true';
    try {
      const [{ openChat }, dialog] = await Promise.all([
        loadPart(() => import('./chatDialog.ts')),
        fetchedDialog('chat', address),
      ]);
      await openChat(dialog, ask);
    } catch {
      showToast({ title: unloaded, text: failed, tone: 'error' });
    }
    button.ariaBusy = null;
    isOpening = false;
  };

  button.addEventListener('click', () => void open());
  document.addEventListener(ASK_EVENT, (event) => void open((event as CustomEvent<Ask>).detail));
}
