import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/** Words that stand on the signs of honest bars: "The Cock", "Moby Dick", "Happy Hooker". */
const HARMLESS = new Set([
  'cock',
  'dick',
  'dyke',
  'hooker',
  'bollocks',
  'boob',
  'tit',
  'turd',
  'piss',
  'cum',
]);

/** What the package does not know of our other languages: slurs and insults that mean nothing else. */
const OTHERS = [
  ...['arschloch', 'fotze', 'hurensohn', 'kanake', 'schlampe', 'schwuchtel', 'wichser', 'missgeburt'],
  ...['kankerhoer', 'klootzak', 'kutwijf', 'mongool', 'teringlijer', 'tyfushoer'],
  ...['connard', 'enculé', 'encule', 'salope', 'bougnoul', 'youpin', 'tapette'],
  ...['hijodeputa', 'gilipollas', 'maricon', 'sudaca', 'cabron', 'putamadre'],
  ...['hitler', 'siegheil', 'whitepower'],
];

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => HARMLESS.has(metadata?.originalWord ?? ''));
for (const word of OTHERS) {
  words.addPhrase((phrase) => phrase.setMetadata({ originalWord: word }).addPattern(parseRawPattern(word)));
}
const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/**
 * Whether a name insults; read as it stands, with spaces and without its hyphens. The package reads digits as the letters
 * that they look like; a part of digits alone is a number, as in "Bar 455".
 */
export function isAbusive(name: string): boolean {
  const parts = name.split('-').filter((part) => !/^\d+$/.test(part));
  return ['-', ' ', ''].some((joint) => matcher.hasMatch(parts.join(joint)));
}
