import { listAvoided } from '../../domain/diet/avoidedWords.ts';
import { excludesNothing } from '../../domain/diet/exclusion.ts';
import { addWishes } from '../../domain/wishes/wishes.ts';
import { $avoided } from '../../stores/diet.ts';
import type { WishChip } from '../../contracts/chat/chat.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import type { LeaveOut } from '../../contracts/search/wishes.ts';
import { SHELF_LIMITS } from '../../contracts/shelf/shelfLimits.ts';
import { citedOwnIds } from '../../domain/chat/citations.ts';
import { parseAnswer, plainText } from '../../domain/chat/answerText.ts';
import { timeOfDay } from '../../domain/chat/timeOfDay.ts';
import { oncePerFrame } from '../../lib/oncePerFrame.ts';
import { openDialog } from '../../ui/dialog.ts';
import { ingredientOfEntry } from '../../domain/shelf/bottles.ts';
import { $shelf } from '../../stores/shelf.ts';
import type { Ask } from './askChat.ts';
import { closeByBack } from './backCloses.ts';
import { askMixmaster } from './chatCall.ts';
import type { ChatTexts } from './chatTexts.ts';
import { createChipRow } from './chipRow.ts';
import { createChips, type Change } from './chips.ts';
import { createComposer } from './composer.ts';
import { createConversation, type Turn } from './conversation.ts';
import { createDrinkDirectory } from './drinkDirectory.ts';
import { endingText } from './endingText.ts';
import { fitToKeyboard } from '../../lib/fitToKeyboard.ts';
import { createSpeaker } from './speaker.ts';
import { stickToEnd } from './stickToEnd.ts';
import { createTurnView, type TurnView } from './turnView.ts';

interface Chat {
  open(ask: Ask | undefined): Promise<void>;
}

/** The switch "Only with what I have" is the chip of this wish, where there is a shelf. */
const SHELF = { kind: 'shelf' } as const;

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
  const { drinks = '', prefix = '', texts: json = '{}', avoidable = '{}' } = dialog.dataset;
  const texts = JSON.parse(json) as ChatTexts;
  const locale = document.documentElement.lang as Locale;
  const avoidableNames = JSON.parse(avoidable) as Readonly<Record<string, string>>;
  const book = createDrinkDirectory(drinks, () => {
    for (const [turn, view] of views) {
      if (turn.ending.status === 'coming') showGrowth(turn);
      else view.showDrinks();
    }
  });
  const chips = createChips();
  const parts = {
    turn: part<HTMLTemplateElement>('turn-template'),
    card: part<HTMLTemplateElement>('card-template'),
    followUp: part<HTMLTemplateElement>('follow-up-template'),
    ...{ texts, prefix, locale },
    box: part<HTMLTemplateElement>('box-template'),
    drinks: () => book.drinks ?? {},
    onLeaveOut: (chosen: readonly WishChip[]) => {
      ticked = chosen.flatMap(({ wish }) => (wish.kind === 'leave-out' ? wish.what : []));
      row.show(chips.add(chosen));
      conversation.retry();
    },
  };
  const views = new Map<Turn, TurnView>();
  let isMix = false;
  /** What was ticked where an answer to the newest question asked what to leave out; undefined where none has. */
  let ticked: LeaveOut[] | undefined;
  /** How the switch stood when the last question was sent, or when its answer turned it. */
  let wasStrict = false;
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
    speaker.hear(turn.answer, false, turn.language);
    follower.follow();
  });

  const row = createChipRow(part('chip-row'), {
    ...{ chips, texts },
    template: part<HTMLTemplateElement>('chip-template'),
    say: speaker.say,
    onAskAgain: () => {
      conversation.retry();
    },
    goToWriting: (isByKeyboard) => {
      if (isByKeyboard && !composer.isSending()) composer.focus();
      else goToWriting();
    },
  });
  /** Takes over the chips of an answer; that of the shelf turns the switch, where it is shown. */
  const receiveChips = (all: readonly WishChip[]): Change => {
    if (strictLabel.hidden) return chips.receive(all);
    const others = all.filter(({ wish }) => wish.kind !== SHELF.kind);
    // What the reader has switched since the question stays.
    if (strict.checked === wasStrict) strict.checked = wasStrict = others.length < all.length;
    return chips.receive(others);
  };

  const conversation = createConversation({
    ask: async (messages, onPiece, signal) => {
      const avoids = $avoided.get();
      const drink = document.querySelector<HTMLElement>('[data-recipe]')?.dataset['recipe'];
      wasStrict = strict.checked;
      const withdrawn = chips.withdrawn();
      const wishes = chips.all().map(({ wish }) => wish);
      const request = {
        ...{ messages, language: locale, shelf: [...shelf] },
        mode: isMix || strict.checked ? ('mix' as const) : ('ask' as const),
        strict: strict.checked,
        wishes: addWishes(wishes, strict.checked ? [SHELF] : []),
        ...(withdrawn.length > 0 && { withdrawn }),
        ...(ticked && { ticked }),
        ...(drink !== undefined && { drink }),
        ...(!excludesNothing(avoids) && { avoids }),
      };
      const onChips = (all: readonly WishChip[]) => {
        if (!signal.aborted) row.show(receiveChips(all));
      };
      // Most answers speak of recipes alone: the reader's own drinks are fetched where one is named.
      let answer = '';
      let own: Promise<void> | undefined;
      const onOwnPiece = (piece: string, spoken?: Locale) => {
        answer += piece;
        if (citedOwnIds(answer).length > 0) own ??= book.loadOwn(locale);
        onPiece(piece, spoken);
      };
      const [ending] = await Promise.all([
        askMixmaster(request, { onText: onOwnPiece, onChips }, signal),
        book.load(),
      ]);
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
      chips.begin(turn.isAgain);
      if (!turn.isAgain) ticked = undefined;
      row.setSending(true);
      void book.load();
      speaker.begin();
      speaker.say(texts.typing);
      follower.goToEnd();
    },
    onPiece: showGrowth,
    onEnd: (turn) => {
      views.get(turn)?.end();
      speaker.hear(turn.answer, true, turn.language);
      speaker.say(endingText(turn, texts, locale));
      const question = turn.ending.status === 'whole' ? turn.ending.ask?.text : undefined;
      if (question !== undefined && !turn.answer.includes(question)) speaker.say(question, turn.language);
      const wasHere = composer.hasFocus() || document.activeElement === log;
      composer.setSending(false);
      row.setSending(false);
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
    if (matchMedia('(pointer: fine)').matches && !composer.isSending()) composer.focus();
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
  dialog.addEventListener('close', () => {
    conversation.clear();
    chips.clear();
  });
  // Also after it was changed on the page that the chip leads to.
  $avoided.subscribe((avoided) => {
    row.showAvoided(listAvoided(avoided).map((word) => avoidableNames[word] ?? word));
  });
  fitToKeyboard(dialog);

  return {
    open: async (ask) => {
      conversation.clear();
      chips.clear();
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
      row.setSending(false);
      await closeByBack(dialog);
      openDialog(dialog);
      // Only now what lies beside what can be measured.
      row.show();
      follower.goToEnd();
      void book.load();
      if (!conversation.send(ask?.message ?? '')) goToWriting();
    },
  };
}
