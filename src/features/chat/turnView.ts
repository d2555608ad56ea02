import type { WishChip } from '../../contracts/chat/chat.ts';
import type { Locale } from '../../contracts/site/locale.ts';
import { citedIds, citedOwnIds } from '../../domain/chat/citations.ts';
import { parseAnswer, plainText } from '../../domain/chat/answerText.ts';
import { copyText } from '../../ui/copyText.ts';
import { showHearts } from '../favorites/shownHearts.ts';
import { showBlocks } from './answerElements.ts';
import type { ChatTexts } from './chatTexts.ts';
import type { Turn } from './conversation.ts';
import type { DirectoryDrink } from './drinkDirectory.ts';
import { drinkCards } from './drinkCards.ts';
import { endingText } from './endingText.ts';
import { showLeaveOutForm } from './leaveOutForm.ts';

/** What the messages of a conversation are made of. */
export interface TurnParts {
  turn: HTMLTemplateElement;
  card: HTMLTemplateElement;
  followUp: HTMLTemplateElement;
  box: HTMLTemplateElement;
  texts: ChatTexts;
  /** What stands before the paths of recipes in the language. */
  prefix: string;
  locale: Locale;
  drinks(): Readonly<Record<string, DirectoryDrink>>;
  /** The reader has said what is to be left out of what was asked; perhaps nothing. */
  onLeaveOut(chips: readonly WishChip[]): void;
}

/** A question and its answer on the screen. */
export interface TurnView {
  element: HTMLElement;
  /** Shows what has come of the answer; the dots stay until it can be seen. */
  grow(): void;
  /** Shows the whole answer, its cards and what can be done with it. */
  end(): void;
  /** Shows the text and the cards of a whole answer again, with names that have come since. */
  showDrinks(): void;
}

/** Makes the view of a turn from its template. */
export function createTurnView(turn: Turn, parts: TurnParts): TurnView {
  const { texts, prefix, locale, drinks } = parts;
  const fragment = parts.turn.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => fragment.querySelector(`[data-${name}]`) as HTMLElement;
  const [element, dots, text, notice] = [part('turn'), part('dots'), part('text'), part('notice')];
  const [cards, actions, copy] = [part('cards'), part('actions'), part('copy')];
  const [next, retry] = [part('follow-ups'), part('retry')];
  const askForm = part('ask') as HTMLFormElement;
  const inAnswer = [text, part('ask-text'), part('ask-options')];
  part('question').append(turn.question);

  const blocks = (isWhole: boolean) =>
    parseAnswer(turn.answer, { nameOf: (id) => drinks()[id]?.name, isWhole });
  const addressOf = (id: string) => prefix + (drinks()[id]?.path ?? '');
  copy.addEventListener('click', () => {
    void copyText(plainText(blocks(true)), texts.copied, { title: texts.copyFailed, tone: 'error' });
  });

  /** An answer may be in another language than the page. */
  const showLanguage = () => {
    if (turn.language) for (const said of inAnswer) said.lang = turn.language;
  };
  const showDrinks = () => {
    showBlocks(text, blocks(true), addressOf);
    const ids = [...citedOwnIds(turn.answer), ...citedIds(turn.answer)];
    const shown = drinkCards(ids, drinks(), parts.card, prefix, locale);
    cards.replaceChildren(...shown);
    showHearts(cards);
    cards.hidden = shown.length === 0;
    copy.hidden = !text.hasChildNodes();
  };

  return {
    element,
    grow: () => {
      showLanguage();
      showBlocks(text, blocks(false), addressOf);
      dots.hidden = text.hasChildNodes();
    },
    showDrinks,
    end: () => {
      dots.hidden = true;
      showLanguage();
      showDrinks();
      const said = endingText(turn, texts, locale);
      notice.textContent = said;
      notice.hidden = said === '';
      element.dataset['ending'] = turn.ending.status;
      actions.hidden = false;
      // Before the time that the notice names, another try would be refused, too.
      if (turn.ending.status === 'limited' && turn.ending.seconds !== undefined) {
        retry.hidden = true;
        setTimeout(() => {
          retry.hidden = false;
        }, turn.ending.seconds * 1000);
      }
      const followUps = turn.ending.status === 'whole' ? (turn.ending.followUps ?? []) : [];
      next.replaceChildren(...followUps.map((said) => followUpButton(said, parts.followUp, turn.language)));
      next.hidden = followUps.length === 0;
      const question = turn.ending.status === 'whole' ? turn.ending.ask : undefined;
      if (question) {
        const isInAnswer = turn.answer.includes(question.text);
        showLeaveOutForm(askForm, question, isInAnswer, parts.box, texts.leaveOut, parts.onLeaveOut);
      }
    },
  };
}

/** A button that says what it stands for, and sends it. */
function followUpButton(text: string, template: HTMLTemplateElement, language?: Locale): Node {
  const item = template.content.cloneNode(true) as DocumentFragment;
  const button = item.querySelector('button') as HTMLButtonElement;
  button.textContent = text;
  if (language) button.lang = language;
  button.dataset['followUp'] = text;
  return item;
}
