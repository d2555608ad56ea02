/**
 * Told to the document when somebody asks the chat from Mix Master: `detail.message` is the first message, which
 * the chat dialog opens with and sends (specification, section 4).
 */
export const ASK_EVENT = 'mixmaster:ask';

/** Opens the chat with a first message. */
export function askAi(message: string): void {
  document.dispatchEvent(new CustomEvent(ASK_EVENT, { detail: { message } }));
}
