/** Whether there is a chat to open: a dialog with the id `chat`. Until then nothing leads to it. */
export const CHAT_IS_OPEN = false as boolean;
