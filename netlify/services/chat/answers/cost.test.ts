import { describe, expect, it } from 'vitest';
import { answerTo } from '../testConversation.ts';

describe('what a glass costs by the prices of the guest', () => {
  it.each([
    ['en', 'gin is £21 for 70cl, I pour 50 ml. What does a G&T cost me in gin?', '£1.50'],
    ['en', 'a 1 litre bottle of vodka costs $20. price of a 45 ml pour?', '$0.90'],
    ['nl', 'rum koop ik aan 14 euro de fles van 70 cl, 6 cl per glas, wat kost dat?', '€\u00a01,20'],
    ['de', 'Die Flasche Wodka kostet 9,80 €, was kosten mich 4 cl?', '0,56\u00a0€'],
    ['es', 'el ron a 12 € la botella de 70 cl, pongo 60 ml, ¿cuánto cuesta la copa?', '1,03\u00a0€'],
    ['fr', 'rhum à 24 francs les 70 cl, à combien revient un verre de 4 cl ?', '1,37\u00a0francs'],
  ] as const)('in %s: %s', (language, said, price) => {
    expect(answerTo(language, said).answer).toContain(price);
  });

  it('adds what is poured of each bottle, as the guest says', () => {
    expect(
      answerTo('en', 'Gin £14 a 70cl, Campari £17 a 70cl, vermouth £11 a 75cl. Cost of a 25/25/25 Negroni?')
        .answer,
    ).toContain('£1.47');
    expect(
      answerTo(
        'fr',
        'aperol 14€ les 70cl, crémant 6€ les 75. 6 cl d’aperol et 9 cl de crémant, ça revient à combien ?',
      ).answer,
    ).toContain('1,92\u00a0€');
  });

  it('takes the pour of the recipe where the guest says none', () => {
    expect(
      answerTo('en', 'Vodka is £14 a 70cl bottle, what does the vodka in a Moscow Mule cost?').answer,
    ).toContain('£0.90');
  });

  it('does not reckon where a part of the sum is unknown', () => {
    expect(answerTo('en', 'gin is £14 and the crisps were £3, what does 25 ml cost').answer).not.toContain(
      '£0.50',
    );
  });

  it.each([
    ['en', 'four bottles for $160, what do I buy?'],
    ['de', 'WG-Party, 25 Leute, 100 Euro für alles, was geht da?'],
  ] as const)('reckons nothing for a budget in %s: %s', (language, said) => {
    expect(answerTo(language, said).answer).not.toMatch(/a glass|pro Glas/);
  });
});
