import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../src/contracts/locale.ts';
import { answerTo } from './testConversation.ts';

const RECIPE = {
  en: 'Mojito recipe',
  nl: 'mojito recept',
  de: 'Rezept für Mojito',
  es: 'receta de mojito',
  fr: 'recette du mojito',
};
const FREE = {
  en: 'without alcohol',
  nl: 'zonder alcohol',
  de: 'ohne Alkohol',
  es: 'sin alcohol',
  fr: 'sans alcool',
};
const FOR_EIGHT = { en: 'for 8', nl: 'voor 8', de: 'für 8', es: 'para 8', fr: 'pour 8' };
const DOUBLE = {
  en: 'make it a double',
  nl: 'doe maar dubbel',
  de: 'das Ganze doppelt',
  es: 'hazlo doble',
  fr: 'double la dose',
};
const HALF = {
  en: 'half of that',
  nl: 'de helft daarvan',
  de: 'die Hälfte davon',
  es: 'la mitad',
  fr: 'la moitié',
};
const LITRE = {
  en: 'scale a Negroni to a litre',
  nl: 'een liter negroni',
  de: 'ein Liter Negroni',
  es: 'un litro de negroni',
  fr: 'un litre de negroni',
};
const LIMES = {
  en: '6 limes, how many Daiquiris?',
  nl: 'ik heb 6 limoenen, hoeveel daiquiri’s',
  de: '6 Limetten, wie viele Daiquiris',
  es: 'con 6 limas cuántos daiquiris',
  fr: '6 citrons verts, combien de daiquiris',
};
const HALF_OUNCE = {
  en: 'half an ounce in ml',
  nl: 'een halve ounce in ml',
  de: 'eine halbe Unze in ml',
  es: 'media onza en ml',
  fr: 'une demi-once en ml',
};

const ONE_LIME = {
  en: 'how much juice is in a lime',
  nl: 'hoeveel sap zit er in een limoen',
  de: 'wie viel ml Saft in einer Limette',
  es: 'cuántos ml de zumo en una lima',
  fr: 'combien de ml donne un citron vert',
};
const JUICE_OF_LIMES = {
  en: 'how many limes for 200 ml of juice',
  nl: 'hoeveel limoenen voor 200 ml sap',
  de: 'wie viele Limetten für 200 ml Saft',
  es: 'cuántas limas para 200 ml de zumo',
  fr: 'combien de citrons verts pour 200 ml de jus',
};

describe.each(LOCALES)('amounts in %s', (locale: Locale) => {
  it('are those of the juice that one fruit gives, whatever article stands before it', () => {
    const { answer } = answerTo(locale, ONE_LIME[locale]);
    expect(answer).toMatch(/\*\*25\sml\*\*/);
    expect(answer).not.toContain('1 ×');
  });

  it('are the fruits that so much juice takes', () => {
    expect(answerTo(locale, JUICE_OF_LIMES[locale]).answer).toContain('**8**');
  });

  it('are those of the alcohol-free drink that was spoken of last', () => {
    const { answer } = answerTo(locale, RECIPE[locale], FREE[locale], FOR_EIGHT[locale]);
    expect(answer).toContain('[[13001]]');
    expect(answer).toContain('240');
  });

  it('are doubled and halved', () => {
    expect(answerTo(locale, 'Negroni', DOUBLE[locale]).answer).toMatch(/60.ml.*Campari/);
    expect(answerTo(locale, 'Negroni', HALF[locale]).answer).toMatch(/15.ml.*Campari/);
  });

  it('fill a vessel, water included', () => {
    expect(answerTo(locale, LITRE[locale]).answer).toMatch(/260.ml.*Campari/);
  });

  it('end with the fruit that there is', () => {
    expect(answerTo(locale, LIMES[locale]).answer).toContain('**7** × [[11004]]');
  });

  it('are parts of a unit in words', () => {
    expect(answerTo(locale, HALF_OUNCE[locale]).answer).toMatch(/15.ml/);
  });
});

describe('amounts', () => {
  it('are counted as the recipe counts them, and never made up', () => {
    expect(answerTo('en', 'how much sugar for 10 mojitos').answer).toMatch(/20.teaspoons.sugar/);
    expect(answerTo('de', 'Caipi für 5, wie viele Limetten').answer).toMatch(/5.Limetten/);
    expect(answerTo('es', 'cuántos limones para 10 caipirinhas').answer).toMatch(/10.limas/);
  });

  it('of what a drink does not hold are not reckoned', () => {
    const { answer } = answerTo('en', 'how much gin for 8 mojitos');
    expect(answer).not.toMatch(/bottles? of \d|cl gin/);
    expect(answer).toMatch(/360.ml/);
  });

  it('of fruit are those of the alcohol-free drink too', () => {
    expect(answerTo('en', 'mojito', 'no, a virgin one', 'how many limes for 10').answer).toContain('**12**');
  });

  it('of a taste are none', () => {
    expect(answerTo('en', 'negroni', 'half as bitter please').answer).not.toMatch(/15.ml/);
  });

  it('go on in the unit of before', () => {
    expect(answerTo('en', 'half an ounce in ml', 'and three quarters?').answer).toMatch(/22.ml/);
  });

  it('are of a litre of the drink, or of what is poured', () => {
    expect(answerTo('en', 'a litre of mojito, how much rum?').answer).toContain('290');
    expect(answerTo('en', 'how many gin and tonics from a litre of gin').answer).toContain('**20**');
  });

  it('tell a verb from an ingredient', () => {
    expect(answerTo('es', 'cuántas copas salen de una botella de cava').answer).toContain('75');
  });
});
