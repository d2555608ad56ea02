import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../../../netlify/services/catalogue.ts';
import { LOCALES } from '../../../src/contracts/locale.ts';
import { createConversationExam } from './conversationExam.ts';
import { conversations, strangers } from './examCase.ts';
import { createJudge } from './judgeAnswer.ts';

/** What the open half was worth when it was last looked at, less what one changed answer makes. */
const LEAST_RIGHT = 0.8;
const MOST_WRONG = 0.12;
/** The same of the five strangers who came later. */
const LATER = { leastRight: 0.64, mostWrong: 0.31 };

const catalogue = functionCatalogue();

describe('the conversations of strangers', () => {
  const examine = createConversationExam(catalogue);

  it.each(LOCALES)('are held about as well as was measured: the open half in %s', (locale) => {
    const turns = conversations('open', locale).flatMap((conversation) => examine(conversation, locale));
    const part = (grade: string) => turns.filter((turn) => turn.grade === grade).length / turns.length;
    expect(turns.length).toBeGreaterThan(50);
    expect(part('right')).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(part('wrong')).toBeLessThanOrEqual(MOST_WRONG);
  });

  it.each(LOCALES)('are held about as well as was measured: the later strangers in %s', (locale) => {
    const turns = strangers(locale).flatMap((conversation) => examine(conversation, locale));
    const part = (grade: string) => turns.filter((turn) => turn.grade === grade).length / turns.length;
    expect(turns.length).toBeGreaterThan(100);
    expect(part('right')).toBeGreaterThanOrEqual(LATER.leastRight);
    expect(part('wrong')).toBeLessThanOrEqual(LATER.mostWrong);
  });
});

describe('the judge of answers', () => {
  const judge = createJudge(catalogue);
  const grade = (expected: Parameters<typeof judge>[0], answer: string) =>
    judge(expected, { answer, locale: 'en', care: [] }).grade;

  it('knows drinks by their names, what is in them and how strong they are', () => {
    expect(grade({ names: [['Negroni']] }, 'Take [[11002]].')).toBe('right');
    expect(grade({ every: { with: ['gin'], minAbv: 20 } }, '[[11002]]')).toBe('right');
    expect(grade({ every: { without: ['gin'] } }, '[[11002]]')).toBe('wrong');
    expect(grade({ suggests: { min: 2 } }, '[[11002]] and [[11003]]')).toBe('right');
  });

  it('tells a part from nothing, and a broken ban from both', () => {
    expect(grade({ says: [['gin'], ['rum']] }, 'Gin it is.')).toBe('partly');
    expect(grade({ says: [['gin'], ['rum']] }, 'Whisky.')).toBe('wrong');
    expect(grade({ says: [['gin']], namesNot: ['Negroni'] }, 'Gin: [[11002]]')).toBe('wrong');
    expect(grade({ says: [['gin']], safety: 'pregnancy' }, 'Gin.')).toBe('wrong');
  });

  it('judges nothing where nothing is expected', () => {
    expect(grade({}, 'See you!')).toBe('not judged');
  });
});
