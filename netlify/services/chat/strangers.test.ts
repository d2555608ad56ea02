import { describe, expect, it } from 'vitest';
import { functionCatalogue } from '../catalogue.ts';
import type { Locale } from '../../../src/contracts/locale.ts';
import { barOf } from './bar.ts';
import { answerTo, requestOf } from './testConversation.ts';

type Said = [Locale, string];

const bar = barOf(functionCatalogue());

function readingOf(language: Locale, said: string) {
  return bar.situationOf(requestOf({ language, messages: [{ role: 'user', content: said }] })).reading;
}

describe('a word of daily life', () => {
  it.each<Said>([
    ['en', 'my grandfather and the captain of his company'],
    ['en', 'the president gave my doctor a camera'],
    ['en', 'switched off the playstation in the villa'],
    ['nl', 'we moeten goed opletten met onze diploma’s'],
    ['nl', 'de ondernemers ging het om de verdeling'],
    ['de', 'sage mir, was ich für die Kirche vorbereiten kann'],
    ['de', 'ich freue mich, es geht mir besser'],
    ['es', 'te dije que el proyecto ya estaba casi listo'],
    ['es', 'mi abuelo resolvió el contrato de los patrones'],
    ['fr', 'je pense que les patrons ont appelé'],
    ['fr', 'la porte du vieux chantier est blanche'],
    ['fr', 'tu penses quoi de la crise des prisons'],
  ])('is no slip of a name: %s, %s', (language, said) => {
    const { drinks, ingredients } = readingOf(language, said);
    expect(drinks).toEqual([]);
    expect(ingredients).toEqual([]);
  });

  it('is a name where its accent says so', () => {
    expect(readingOf('es', 'algo con té y limón').ingredients.map(({ id }) => id)).toContain('black-tea');
    expect(readingOf('es', 'te pido algo con limón').ingredients.map(({ id }) => id)).not.toContain(
      'black-tea',
    );
  });
});

describe('what is unwanted', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'a long drink, but cucumber is not for me', 'cucumber', 'gin'],
    ['en', 'something with rum, coconut makes me sick', 'coconut', 'rum'],
    ['nl', 'iets met rum, maar kokos lust ik niet', 'coconut', 'rum'],
    ['nl', 'een drankje met wodka, koffie hoeft niet', 'coffee', 'vodka'],
    ['nl', 'cocktail met gin, komkommer graag weglaten', 'cucumber', 'gin'],
    ['de', 'was mit Rum, Kokosnuss mag ich gar nicht', 'coconut', 'rum'],
    ['de', 'einen Drink mit Gin, Campari geht gar nicht', 'campari', 'gin'],
    ['es', 'algo con ron, el coco no me gusta', 'coconut', 'rum'],
    ['es', 'un trago con vodka, café ni loca', 'coffee', 'vodka'],
    ['fr', "un truc au rhum, la noix de coco j'aime pas", 'coconut', 'rum'],
    ['fr', 'un cocktail au gin, le concombre très peu pour moi', 'cucumber', 'gin'],
  ])('may be said behind it: %s, %s', (language, said, unwanted, wanted) => {
    const { wish } = readingOf(language, said);
    expect(wish.without).toContain(unwanted);
    expect(wish.with).not.toContain(unwanted);
    expect([...wish.without, ...wish.withoutDrinks]).not.toContain(wanted);
  });

  it.each<Said>([
    ['en', 'I love gin but no Negroni please, everybody orders a Negroni'],
    ['nl', 'graag iets met gin maar geen Negroni, iedereen neemt een Negroni'],
    ['de', 'etwas mit Gin, bitte keinen Negroni, alle trinken Negroni'],
    ['es', 'algo con ginebra, pero ningún Negroni, no Negroni otra vez'],
    ['fr', 'un cocktail au gin mais pas de Negroni, tout le monde boit un Negroni'],
  ])('stays unwanted however often it is named: %s, %s', (language, said) => {
    expect(answerTo(language, said).names).not.toContain('Negroni');
  });
});

describe('several drinks', () => {
  it.each<Said>([
    ['en', 'Negroni, Americano, Manhattan – what sets them apart?'],
    ['en', 'Negroni against Boulevardier'],
    ['nl', 'Negroni en Boulevardier, wat scheelt dat van elkaar?'],
    ['nl', 'ik twijfel tussen een Negroni en een Boulevardier'],
    ['de', 'Negroni gegen Boulevardier'],
    ['de', 'Ich schwanke zwischen Negroni und Boulevardier'],
    ['es', 'dudo entre un Negroni y un Boulevardier'],
    ['fr', "j'hésite entre un Negroni et un Boulevardier"],
  ])('are told beside each other: %s, %s', (language, said) => {
    const { names, answer } = answerTo(language, said);
    expect(names).toContain('Negroni');
    expect(names.length).toBeGreaterThan(1);
    expect(answer).not.toMatch(/^1\. /m);
  });

  it.each<[Locale, string, string]>([
    ['en', 'what is the difference between a Manhattan and a Martinez?', 'the gin one, how do I make it?'],
    ['nl', 'wat is het verschil tussen een Manhattan en een Martinez?', 'die met gin, hoe maak je die?'],
    ['de', 'Was ist der Unterschied zwischen Manhattan und Martinez?', 'der mit Gin, wie macht man den?'],
    ['es', '¿qué diferencia hay entre un Manhattan y un Martinez?', 'el de ginebra, ¿cómo se hace?'],
    ['fr', 'quelle différence entre un Manhattan et un Martinez ?', 'celui au gin, comment on le fait ?'],
  ])('are told apart by what is in one of them: %s', (language, compared, pointed) => {
    expect(answerTo(language, compared, pointed).names).toEqual(['Martinez']);
  });

  it.each<Said>([
    ['en', 'Torn between a Daiquiri and a Negroni. The second, what is in it?'],
    ['nl', 'Ik twijfel tussen een Daiquiri en een Negroni. Wat zit er in de tweede?'],
    ['de', 'Daiquiri oder Negroni? Was ist im zweiten drin?'],
    ['es', 'Dudo entre el Daiquiri y el Negroni. ¿Qué lleva el segundo?'],
    ['fr', "J'hésite entre le Daiquiri et le Negroni. Il y a quoi dans le deuxième ?"],
  ])('are pointed at where they are named: %s, %s', (language, said) => {
    expect(answerTo(language, said).names).toEqual(['Negroni']);
  });
});

describe('a diet', () => {
  it.each<[Locale, string, RegExp]>([
    ['en', "I'm vegan, what do I use instead?", /aquafaba/i],
    ['nl', 'ik ben veganist, wat neem ik in plaats daarvan?', /aquafaba/i],
    ['de', 'Ich bin vegan, was nehme ich stattdessen?', /aquafaba/i],
    ['es', 'soy vegana, ¿qué uso en su lugar?', /aquafaba/i],
    ['fr', 'je suis vegan, je mets quoi à la place ?', /aquafaba/i],
  ])('finds what stands in: %s', (language, said, standIn) => {
    expect(answerTo(language, 'Whiskey Sour', said).answer).toMatch(standIn);
  });

  it.each<[Locale, string, RegExp]>([
    ['en', 'My flatmate is vegan. What should I watch out for in cocktails?', /cream|egg white/i],
    ['nl', 'Mijn zus is veganist, waar moet ik op letten bij cocktails?', /room|eiwit/i],
    ['de', 'Meine Schwester ist Veganerin, worauf muss ich bei Cocktails achten?', /Sahne|Eiweiß/],
    ['es', 'Mi hermana es vegana, ¿en qué me tengo que fijar? ojo con los cócteles', /nata|clara/],
    ['fr', 'Ma sœur est végane, à quoi faire attention dans les cocktails ?', /crème|blanc d’œuf/],
  ])('is told what to watch out for: %s', (language, said, thing) => {
    expect(answerTo(language, said).answer).toMatch(thing);
  });
});

describe('what was said before', () => {
  it.each<[Locale, string, string, RegExp]>([
    ['en', "We're 14 for my birthday on Sunday, ideas?", 'how many did I say we were?', /14/],
    ['nl', 'We zijn met 14 mensen op mijn verjaardag, ideeën?', 'met hoeveel waren we ook alweer?', /14/],
    [
      'de',
      'Wir sind 14 Leute an meinem Geburtstag, Ideen?',
      'wie viele hatte ich gesagt, waren wir nochmal?',
      /14/,
    ],
    ['es', 'Somos 14 personas en mi cumpleaños, ¿ideas?', '¿cuántos te dije que éramos?', /14/],
    [
      'fr',
      'On est 14 personnes pour mon anniversaire, des idées ?',
      "on est combien, je t'ai dit combien déjà ?",
      /14/,
    ],
  ])('is quoted to who asks for it: %s', (language, told, asked, said) => {
    expect(answerTo(language, told, asked).answer).toMatch(said);
  });
});

describe('a shelf', () => {
  it.each<[Locale, string, string]>([
    [
      'en',
      'I have bourbon, sweet vermouth and Angostura bitters',
      'best thing I can do without buying anything?',
    ],
    ['nl', 'ik heb bourbon, rode vermout en angostura', 'wat kan ik maken zonder iets te kopen?'],
    ['de', 'Ich habe Bourbon, roten Wermut und Angostura', 'was geht, ohne was zu kaufen?'],
    ['es', 'tengo bourbon, vermut rojo y angostura', '¿qué me sale sin comprar nada?'],
    ['fr', "j'ai du bourbon, du vermouth rouge et de l'angostura", 'je fais quoi sans rien acheter ?'],
  ])('is kept to where nothing is to be bought: %s', (language, owned, asked) => {
    expect(answerTo(language, owned, asked).names.length).toBeGreaterThan(0);
  });

  it.each<Said>([
    ['en', 'gin, tonic and campari. smartest purchase?'],
    ['nl', 'ik heb gin, campari en tonic. welke fles erbij?'],
    ['de', 'Ich habe Gin, Campari und Tonic. Nächste Anschaffung?'],
    ['es', 'tengo ginebra, campari y tónica. ¿la siguiente compra?'],
    ['fr', "j'ai du gin, du campari et du tonic. quelle bouteille ensuite ?"],
  ])('is added to by a bottle: %s, %s', (language, said) => {
    expect(answerTo(language, said).answer).toMatch(/\*\*/);
  });
});
