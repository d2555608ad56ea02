import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALES, type Locale } from '../contracts/site/locale.ts';
import { PAGE_TEXTS } from '../features/pages/texts/pageTexts.ts';
import { messagesIn } from './messages.ts';

/** A term in one language: the word we use, words we never use, and words that are right for something else alone. */
const wording = z.strictObject({
  say: z.string(),
  never: z.array(z.string()).optional(),
  not: z.array(z.string()).optional(),
  why: z.string().optional(),
});
const glossary = z
  .strictObject({
    /** Keys of messages whose English text is agreed word for word. */
    agreed: z.array(z.string()),
    terms: z.array(
      z.strictObject({ key: z.string(), en: wording, nl: wording, de: wording, es: wording, fr: wording }),
    ),
  })
  .parse(JSON.parse(readFileSync('docs/voice/terms.json', 'utf8')));

/** The messages by their keys, with □ where something is filled in. */
const everyMessage = (locale: Locale): [string, string][] =>
  Object.entries(messagesIn(locale)).map(([key, text]) => [key, text.replaceAll(/\{\{\w+\}\}/g, '□')]);

const isAgreed = (locale: Locale, key: string) => locale === 'en' && glossary.agreed.includes(key);

interface Rule {
  name: string;
  /** What must not be found. */
  fault: RegExp;
  /** A text with the fault. */
  wrong: string;
  /** The same without it. */
  right: string;
  locales: readonly Locale[];
}

const RULES: readonly Rule[] = [
  { name: 'no straight quotation mark', fault: /["']/, wrong: "You're", right: 'You’re', locales: LOCALES },
  { name: 'one sign of ellipsis', fault: /\.\.\./, wrong: 'Saving...', right: 'Saving…', locales: LOCALES },
  { name: 'a dash from A to Z', fault: /A-Z/, wrong: 'Name A-Z', right: 'Name A–Z', locales: LOCALES },
  {
    name: 'English quotation marks',
    fault: /[„«»]/,
    wrong: '«Negroni»',
    right: '“Negroni”',
    locales: ['en'],
  },
  {
    name: 'Dutch quotation marks',
    fault: /[“”„«»]/,
    wrong: '“Negroni”',
    right: '‘Negroni’',
    locales: ['nl'],
  },
  { name: 'German quotation marks', fault: /[”«»]/, wrong: '“Negroni”', right: '„Negroni“', locales: ['de'] },
  {
    name: 'guillemets',
    fault: /[“”„‘]/,
    wrong: '“Negroni”',
    right: '«Negroni»',
    locales: ['es'],
  },
  {
    name: 'guillemets with narrow spaces',
    fault: /[“”„‘]|«(?!\u202f)|(?<!\u202f)»/,
    wrong: '« Negroni »',
    right: '«\u202fNegroni\u202f»',
    locales: ['fr'],
  },
  {
    name: 'a narrow fixed space before : ; ! ?',
    fault: /(?<![\u202f!?])[;!?]|(?<!\u202f):(?!\/\/)/,
    wrong: 'Pourquoi ?',
    right: 'Pourquoi\u202f?',
    locales: ['fr'],
  },
  {
    name: 'a percent sign that follows at once',
    fault: /\s%/u,
    wrong: '26 %',
    right: '26%',
    locales: ['en', 'nl'],
  },
  {
    name: 'a fixed space before the percent sign',
    fault: /(?<!\u00a0)%/,
    wrong: '26%',
    right: '26\u00a0%',
    locales: ['de', 'es'],
  },
  {
    name: 'a narrow fixed space before the percent sign',
    fault: /(?<!\u202f)%/,
    wrong: '26 %',
    right: '26\u202f%',
    locales: ['fr'],
  },
  {
    name: 'a space before the ellipsis, which stands for words',
    fault: /[\p{L}\d]…/u,
    wrong: 'Wird gesendet…',
    right: 'Wird gesendet …',
    locales: ['nl', 'de'],
  },
  {
    name: 'no space before the ellipsis',
    fault: /\s…/u,
    wrong: 'Saving …',
    right: 'Saving…',
    locales: ['en', 'es', 'fr'],
  },
  {
    name: 'a decimal comma',
    fault: /\d\.\d/,
    wrong: '0.5',
    right: '0,5',
    locales: ['nl', 'de', 'es', 'fr'],
  },
  {
    name: 'no space before a mark of punctuation',
    fault: /\s[,.;:!?](?!\d)/u,
    wrong: 'Why ?',
    right: 'Why?',
    locales: ['en', 'nl', 'de', 'es'],
  },
  {
    name: 'no German sentence that dodges the guest',
    fault: /(?<!\p{L})(?:(?:lässt|lassen|ließ|ließen) sich|vorhanden)(?!\p{L})/iu,
    wrong: 'Was vorhanden ist, lässt sich ändern.',
    right: 'Was du hast, kannst du ändern.',
    locales: ['de'],
  },
  {
    name: 'no hyphen for a dash',
    fault: /\s-\s/u,
    wrong: 'ice - and water',
    right: 'ice – and water',
    locales: LOCALES,
  },
  {
    name: 'a question or exclamation that is opened',
    fault: /^[^¿]*\?|^[^¡]*!/,
    wrong: 'Por qué?',
    right: '¿Por qué?',
    locales: ['es'],
  },
  {
    name: 'American spelling',
    fault:
      /\b(?:colour|favourit|flavour|neighbour|savoury|catalogue|(?:milli|centi)?(?:litre|metre)|towards|per cent)/i,
    wrong: 'no longer in our catalogue',
    right: 'no longer in our catalog',
    locales: ['en'],
  },
  {
    name: 'offline, not “without a network”',
    fault: /without a network/i,
    wrong: 'Recipes open without a network',
    right: 'Recipes open offline',
    locales: ['en'],
  },
  {
    name: 'nothing stands on a page, a limit is named as one, and whoever signs in does so themselves',
    fault: /\bstands? (?:here|there|on|beside)\b|\bas (?:many|much) as fits?\b|\bsigns you in\b/i,
    wrong: 'what they cost then stands here',
    right: 'you will see here what they cost',
    locales: ['en'],
  },
  {
    name: 'no article before the name of a drink, whose gender nobody knows',
    fault: /(?<!\p{L})une? □/iu,
    wrong: 'J’aimerais préparer un □.',
    right: 'J’aimerais préparer ce cocktail\u202f: □.',
    locales: ['fr'],
  },
  {
    name: 'no participle that agrees with a name',
    fault: /□ (?:ajouté|retiré|supprimé|enregistré)/u,
    wrong: '□ retiré.',
    right: 'Retiré des favoris\u202f: □.',
    locales: ['fr'],
  },
  {
    name: 'no plural between a number that may be one and the whole',
    fault: /□ \p{L}+s sur □/u,
    wrong: '□ boissons sur □',
    right: 'Boissons\u202f: □ sur □',
    locales: ['fr'],
  },
  {
    name: 'no English in French words',
    fault: /a été partagée?|propres mots|tout d’un coup|est de retour/u,
    wrong: 'Cette liste vous a été partagée.',
    right: 'On a partagé cette liste avec vous.',
    locales: ['fr'],
  },
  {
    name: 'no article that guesses the gender of what is filled in',
    fault: /\b(?:un|una) □/i,
    wrong: 'Quiero preparar un □.',
    right: 'Quiero preparar este cóctel: □.',
    locales: ['es'],
  },
];

/** The word or phrase by itself, whatever its capitals; `*` stands for any ending. */
const asWords = (entry: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])${entry.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`\p{L}*`)}(?![\\p{L}\\p{N}])`,
    'iu',
  );

test.each(RULES)('the rule "$name" tells wrong from right', ({ fault, wrong, right }) => {
  expect(wrong).toMatch(fault);
  expect(right).not.toMatch(fault);
});

test('a word of the glossary is found by itself and with its endings, not within another', () => {
  expect('Deine Menükarten').toMatch(asWords('Menükarte*'));
  expect('26 % vol. statt 40').toMatch(asWords('% vol.'));
  expect('Bitterorange').not.toMatch(asWords('Bitter'));
});

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = everyMessage(locale).filter(([key]) => !isAgreed(locale, key));

  test('keep to the typography of the language', () => {
    const faults = RULES.filter(({ locales }) => locales.includes(locale)).flatMap(({ name, fault }) =>
      messages.filter(([, text]) => fault.test(text)).map(([key, text]) => `${key}: ${text} (${name})`),
    );
    expect(faults).toEqual([]);
  });

  test('say none of the words that the glossary refuses', () => {
    const faults = glossary.terms.flatMap((term) =>
      (term[locale].never ?? []).flatMap((entry) => {
        const word = asWords(entry);
        return messages
          .filter(([, text]) => word.test(text))
          .map(([key, text]) => `${key}: ${text} (${entry}: say ${term[locale].say})`);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('are described by a page with every term of the glossary in its order', () => {
    const page = readFileSync(`docs/voice/${locale}.md`, 'utf8');
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const terms = glossary.terms.map(({ key, [locale]: word }) => [
      `\`${key}\``,
      word.say,
      (word.never ?? []).join(', '),
      (word.not ?? []).join(', '),
      word.why ?? '',
    ]);
    expect(rows.map((row) => row.map((cell) => cell.replaceAll(String.raw`\*`, '*')))).toEqual(terms);
  });
});

test('no component puts an English colon behind a message', () => {
  const files = globSync('src/{features,ui,layouts}/**/*.{ts,tsx,astro}').filter(
    (file) => !file.includes('.test.'),
  );
  const faults = files.filter((file) => /\b(?:t|say)\('[\w.-]+'\)\}:[ <]/.test(readFileSync(file, 'utf8')));
  expect(faults).toEqual([]);
});

test('no French “de” stands before a name, which may begin with a vowel', () => {
  const faults = Object.entries(messagesIn('fr')).filter(([, text]) =>
    /(?<!\p{L})de \{\{names?\}\}/u.test(text),
  );
  expect(faults).toEqual([]);
});

describe.each(LOCALES)('the answers of the chat in %s', (locale) => {
  const file = readFileSync(`netlify/services/chat/texts/${locale}.json`, 'utf8');
  const answers = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(file))).map(
    ([key, text]): [string, string] => [
      key,
      [text]
        .flat()
        .join(' ')
        .replaceAll(/\{\w+\}/g, '□'),
    ],
  );

  test('keep to the typography of the language', () => {
    const faults = RULES.filter(({ locales }) => locales.includes(locale)).flatMap(({ name, fault }) =>
      answers.filter(([, text]) => fault.test(text)).map(([key, text]) => `${key}: ${text} (${name})`),
    );
    expect(faults).toEqual([]);
  });

  test('say none of the words that the glossary refuses', () => {
    // Where bitters are spoken of, "amargo" is wrong; as a taste it is right.
    const refused = glossary.terms
      .flatMap((term) => term[locale].never ?? [])
      .filter((entry) => entry !== 'amargo');
    const faults = refused.flatMap((entry) =>
      answers
        .filter(([, text]) => asWords(entry).test(text))
        .map(([key, text]) => `${key}: ${text} (${entry})`),
    );
    expect(faults).toEqual([]);
  });
});

/** The running texts that a page shows, with where they stand; the number of a version is no decimal. */
function textsOf(value: unknown, place: string): [string, string][] {
  if (typeof value === 'string') return [[place, value.replace('(WCAG) 2.2', '(WCAG)')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`));
}

/** Languages whose pages of running text have been read against the glossary. */
const READ_PAGES: readonly Locale[] = ['fr'];

/** Words that the glossary keeps from screens and that a page of law or a story may say. */
const OF_PAGES: readonly string[] = ['instructions'];

describe.each(READ_PAGES)('the pages in %s', (locale) => {
  const texts = textsOf(PAGE_TEXTS[locale], locale);

  test('keep to the typography of the language', () => {
    const faults = RULES.filter(({ locales }) => locales.includes(locale)).flatMap(({ name, fault }) =>
      texts.filter(([, text]) => fault.test(text)).map(([place, text]) => `${place}: ${text} (${name})`),
    );
    expect(faults).toEqual([]);
  });

  test('say none of the words that the glossary refuses', () => {
    const refused = glossary.terms
      .flatMap((term) => term[locale].never ?? [])
      .filter((entry) => !OF_PAGES.includes(entry));
    const faults = refused.flatMap((entry) =>
      texts
        .filter(([, text]) => asWords(entry).test(text))
        .map(([place, text]) => `${place}: ${text} (${entry})`),
    );
    expect(faults).toEqual([]);
  });
});

test('the glossary refuses no word that it uses for the same thing', () => {
  const torn = glossary.terms.flatMap((term) =>
    LOCALES.filter((locale) =>
      (term[locale].never ?? []).some((entry) => asWords(entry).test(term[locale].say)),
    ).map((locale) => `${locale}: ${term.key}`),
  );
  expect(torn).toEqual([]);
});

test('every agreed text is a message', () => {
  const keys = everyMessage('en').map(([key]) => key);
  expect(keys).toEqual(expect.arrayContaining(glossary.agreed));
});
