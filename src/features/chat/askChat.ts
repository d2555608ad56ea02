/**
 * Told to the document when somebody asks the chat from elsewhere: the dialog opens with `detail.message` and sends it
 * (specification, section 4).
 */
export const ASK_EVENT = 'mixmaster:ask';

/** What the chat is asked with. */
export interface Ask {
  /** The first message; where it is blank, the dialog only opens. */
  message: string;
  /** What the answer is to be mixed from; else the shelf of this browser. */
  shelf?: readonly string[];
}

/** Opens the chat with a first message. */
export function askChat(ask: Ask): void {
  document.dispatchEvent(new CustomEvent(ASK_EVENT, { detail: ask }));
}
