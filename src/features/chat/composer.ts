/** Where one writes: the input with its buttons, and the quick ideas that fill it. */
export interface Composer {
  /** Whether an answer is coming: then nothing can be written or sent, but stopped. */
  setSending(isSending: boolean): void;
  isSending(): boolean;
  /** Fills the input and goes there. */
  fill(text: string): void;
  /** Gives what could not be sent back, unless something else has been written. */
  restore(text: string): void;
  /** Takes away what is being sent, where it still stands here. */
  release(text: string): void;
  focus(): void;
  /** Whether the focus is in the form. */
  hasFocus(): boolean;
}

interface Actions {
  onSend(text: string): void;
  onStop(): void;
}

/** Makes the form of the dialog act: Enter sends, Shift and Enter begin a new line (specification, section 5). */
export function createComposer(form: HTMLFormElement, { onSend, onStop }: Actions): Composer {
  const part = <Kind extends HTMLElement>(name: string) => form.querySelector(`[data-${name}]`) as Kind;
  const input = part<HTMLTextAreaElement>('input');
  const send = part<HTMLButtonElement>('send');
  const stop = part<HTMLButtonElement>('stop');

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSend(input.value);
  });
  input.addEventListener('keydown', (event) => {
    // While a word is composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    form.requestSubmit();
  });
  stop.addEventListener('click', onStop);

  const focus = () => {
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  };
  return {
    setSending: (isSending) => {
      input.disabled = isSending;
      send.disabled = isSending;
      send.ariaBusy = String(isSending);
      stop.hidden = !isSending;
    },
    isSending: () => send.disabled,
    fill: (text) => {
      input.value = text;
      focus();
    },
    restore: (text) => {
      if (input.value.trim() === '') input.value = text;
    },
    release: (text) => {
      if (input.value.trim() === text) input.value = '';
    },
    focus,
    hasFocus: () => form.contains(document.activeElement),
  };
}
