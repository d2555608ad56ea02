import { openChatByButton } from './chatOpening.ts';
import { placeChatButton } from './buttonPlace.ts';

const button = document.querySelector<HTMLElement>('[data-chat]');
if (button) {
  openChatByButton(button);
  placeChatButton(button);
}
