import { LOCALES, type Locale } from '../../contracts/site/locale.ts';

/** Small words that give a language away; none stands for two of the five unless both have it. */
const GIVEAWAYS: Record<Locale, ReadonlySet<string>> = {
  en: words(
    'the i you what how with without can is are do does my me make a an and of to for have something drink whats im dont would like goes should in it which between this that at but or if why when they we her his any',
  ),
  nl: words(
    'de het die welk een ik je jij wat hoe met zonder kan is zijn doe mijn maken maak en van voor heb iets drankje wil graag niet geen welke hoeveel zit er bij past wel ook tussen dat kun zin op moet nog maar dan nu mag waarom uit naar ze hij dit deze eigenlijk precies gewoon toch altijd of ben jullie bedankt lekker hallo',
  ),
  de: words(
    'der die das ein eine einen ich du was wie mit ohne kann ist sind mein meine machen mache und von fur habe etwas getrank mochte nicht kein keinen welche welcher wieviel passt zu auch zwischen dem den im gibt mir hast bitte auf noch aber dann nur wir man oder warum wenn sie einem genau eigentlich mal immer denn halt doch bin bist hallo moin servus',
  ),
  es: words(
    'el la los las un una yo tu que como con sin puedo es son mi mis hacer hago y de para tengo algo bebida quiero cual pero lo se si muy mas porque esta eso realmente exactamente siempre cuanto lleva hay entre me gusta por favor del al va cuando estoy hola buenas tienes puedes pues coctel trago',
  ),
  fr: words(
    'le la les un une je tu vous que quoi comment avec sans peux puis est sont mon ma mes faire fais et de pour ai quelque chose boisson voudrais pas quel quelle combien y a il dans entre du des au aux moi ca j qu d l c s mais ou on ce cette sur pourquoi elle ils si vraiment exactement toujours juste bonjour salut suis avez svp',
  ),
};
const ALL_GIVEAWAYS: ReadonlySet<string> = new Set(LOCALES.flatMap((locale) => [...GIVEAWAYS[locale]]));
/** So many more words than the expected language has, and another is believed. */
const LEAD = 2;
/** Where the expected one has none, another is believed by one of so few words: "moet die … al" is no Spanish. */
const OF_FEW = 3;

/** The language that a folded sentence is written in; the expected one unless another clearly fits better. */
export function textLanguage(folded: string, expected: Locale): Locale {
  const said = folded.split(' ');
  const count = (locale: Locale) => said.filter((word) => GIVEAWAYS[locale].has(word)).length;
  const best = LOCALES.map((locale) => ({ locale, count: count(locale) })).sort(
    (a, b) => b.count - a.count,
  )[0];
  const own = count(expected);
  const isSurer =
    best !== undefined && (best.count >= own + LEAD || (own === 0 && best.count * OF_FEW >= said.length));
  return isSurer ? best.locale : expected;
}

/** Whether a word carries no meaning of its own in some of the five languages. */
export function isGiveaway(word: string): boolean {
  return ALL_GIVEAWAYS.has(word);
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
