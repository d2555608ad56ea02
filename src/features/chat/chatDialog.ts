import { excludesNothing } from '../../domain/exclusion.ts';
import { $avoided } from '../../stores/diet.ts';
import type { Locale } from '../../contracts/locale.ts';
import { SHELF_LIMITS } from '../../contracts/shelfLimits.ts';
import { citedOwnIds } from '../../domain/chat/citations.ts';
import { parseAnswer, plainText } from '../../domain/chat/answerText.ts';
import { timeOfDay } from '../../domain/chat/timeOfDay.ts';
import { oncePerFrame } from '../../lib/oncePerFrame.ts';
import { openDialog } from '../../ui/dialog.ts';
import { ingredientOfEntry } from '../../domain/bottles.ts';
import { $shelf } from '../../stores/shelf.ts';
import type { Ask } from './askChat.ts';
import { closeByBack } from './backCloses.ts';
import { askMixmaster } from './chatCall.ts';
import type { ChatTexts } from './chatTexts.ts';
import { createComposer } from './composer.ts';
import { createConversation, type Turn } from './conversation.ts';
import { createDrinkBook } from './drinkBook.ts';
import { endingText } from './endingText.ts';
import { fitToKeyboard } from '../../lib/fitToKeyboard.ts';
import { createSpeaker } from './speaker.ts';
import { stickToEnd } from './stickToEnd.ts';
import { createTurnView, type TurnView } from './turnView.ts';

interface Chat {
  open(ask: Ask | undefined): Promise<void>;
}

const chats = new WeakMap<HTMLDialogElement, Chat>();

/** Opens the chat anew, with a first message where there is one (specification, section 4). */
export async function openChat(dialog: HTMLDialogElement, ask?: Ask): Promise<void> {
  const chat = chats.get(dialog) ?? createChat(dialog);
  chats.set(dialog, chat);
  await chat.open(ask);
}

function createChat(dialog: HTMLDialogElement): Chat {
  const part = <Kind extends HTMLElement>(name: string) => dialog.querySelector(`[data-${name}]`) as Kind;
  const [log, intro, list, latest] = [part('log'), part('intro'), part('turns'), part('latest')];
  const strictLabel = part('strict');
  const strict = strictLabel.querySelector('input') as HTMLInputElement;
  const { drinks = '', prefix = '', texts: json = '{}' } = dialog.dataset;
  const texts = JSON.parse(json) as ChatTexts;
  const locale = document.documentElement.lang as Locale;
  const book = createDrinkBook(drinks);
  const parts = {
    turn: part<HTMLTemplateElement>('turn-template'),
    card: part<HTMLTemplateElement>('card-template'),
    followUp: part<HTMLTemplateElement>('follow-up-template'),
    ...{ texts, prefix, locale },
    drinks: () => book.drinks ?? {},
  };
  const views = new Map<Turn, TurnView>();
  let isMix = false;
  let shelf: readonly string[] = [];

  const follower = stickToEnd(log, (isAway) => {
    latest.hidden = !isAway || list.childElementCount === 0;
  });
  const speaker = createSpeaker(part('speech'), (sentence) =>
    plainText(parseAnswer(sentence, { nameOf: (id) => book.drinks?.[id]?.name, isWhole: true })),
  );
  const showGrowth = oncePerFrame((turn: Turn) => {
    if (book.drinks === undefined || turn.ending.status !== 'coming') return;
    views.get(turn)?.grow();
    speaker.hear(turn.answer, false);
    follower.follow();
  });

  const conversation = createConversation({
    ask: async (messages, onPiece, signal) => {
      const avoids = $avoided.get();
      const request = {
        ...{ messages, language: locale, shelf: [...shelf] },
        mode: isMix || strict.checked ? ('mix' as const) : ('ask' as const),
        strict: strict.checked,
        ...(!excludesNothing(avoids) && { avoids }),
      };
      // Most answers speak of recipes alone: the reader's own drinks are fetched where one is named.
      let answer = '';
      let own: Promise<void> | undefined;
      const onOwnPiece = (piece: string) => {
        answer += piece;
        if (citedOwnIds(answer).length > 0) own ??= book.loadOwn(locale);
        onPiece(piece);
      };
      const [ending] = await Promise.all([askMixmaster(request, onOwnPiece, signal), book.load()]);
      await own;
      return ending;
    },
    onBegin: (turn) => {
      const view = createTurnView(turn, parts);
      views.set(turn, view);
      intro.hidden = true;
      list.append(view.element);
      // What is disabled, chosen or asked again is about to lose the focus.
      log.focus();
      composer.release(turn.question);
      composer.setSending(true);
      // Pieces may come before the names that they are shown with.
      void book.load().then(() => {
        showGrowth(turn);
      });
      speaker.begin();
      speaker.say(texts.typing);
      follower.goToEnd();
    },
    onPiece: showGrowth,
    onEnd: (turn) => {
      views.get(turn)?.end();
      speaker.hear(turn.answer, true);
      speaker.say(endingText(turn, texts, locale));
      const wasHere = composer.hasFocus() || document.activeElement === log;
      composer.setSending(false);
      if (turn.answer === '' && turn.ending.status !== 'stopped') composer.restore(turn.question);
      if (wasHere) goToWriting();
      follower.follow();
    },
    onDrop: (turn) => {
      views.get(turn)?.element.remove();
      views.delete(turn);
    },
  });
  const composer = createComposer(part<HTMLFormElement>('form'), {
    onSend: conversation.send,
    onStop: conversation.stop,
  });
  /** On a phone the keyboard would cover what there is to read. */
  const goToWriting = () => {
    if (matchMedia('(pointer: fine)').matches) composer.focus();
    else log.focus();
  };

  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const idea = target.closest<HTMLElement>('[data-idea]')?.dataset['idea'];
    if (idea !== undefined) composer.fill(idea);
    const followUp = target.closest<HTMLElement>('[data-follow-up]')?.dataset['followUp'];
    if (followUp !== undefined) conversation.send(followUp);
    if (target.closest('[data-retry]')) conversation.retry();
    if (target.closest('[data-latest]')) follower.goToEnd();
  });
  // It is scrolled by keyboard.
  log.tabIndex = 0;
  dialog.addEventListener('close', conversation.clear);
  fitToKeyboard(dialog);

  return {
    open: async (ask) => {
      conversation.clear();
      speaker.clear();
      views.clear();
      list.replaceChildren();
      intro.hidden = false;
      composer.setSending(false);
      dialog.dataset['timeOfDay'] = timeOfDay(new Date().getHours());
      isMix = ask !== undefined;
      // The bartender knows ingredients, and of a bottle no more than that.
      shelf = [...new Set((ask?.shelf ?? $shelf.get()).map(ingredientOfEntry))].filter(
        ({ length }) => length <= SHELF_LIMITS.letters,
      );
      strictLabel.hidden = shelf.length === 0;
      strict.checked = false;
      await closeByBack(dialog);
      openDialog(dialog);
      follower.goToEnd();
      void book.load();
      if (!conversation.send(ask?.message ?? '')) goToWriting();
    },
  };
}
