import type { BartenderTexts } from './bartenderTexts.ts';

export const de: BartenderTexts = {
  hello: [
    'Hallo! Worauf hast du Lust? Nenn mir eine Spirituose, einen Geschmack oder einen Anlass, und ich finde den passenden Drink.',
    'Schön, dass du da bist! Sag mir, was du zu Hause hast oder magst, und wir machen etwas daraus.',
    'Willkommen an der Bar! Etwas Frisches, etwas Kräftiges, oder soll ich dich überraschen?',
  ],
  thanks: [
    'Gern geschehen! Sag einfach, wenn du noch eine Idee brauchst.',
    'Sehr gern! Genieß ihn in Ruhe.',
    'Immer wieder gern. Wenn du das nächste Rezept brauchst, bin ich hier.',
  ],
  bye: ['Bis bald! Komm gut nach Hause.', 'Mach’s gut, und bis zum nächsten Mal an der Bar.'],
  about: [
    'Ich bin der Barkeeper des Hauses: kein Mensch und keine allwissende KI, aber ich kenne alle Rezepte dieser Bar auswendig. Ich finde Drinks nach Zutaten, Spirituose, Geschmack, Anlass oder Essen, erkläre, wie man sie macht, was sich ersetzen lässt und was Barbegriffe bedeuten. Andere Themen überlasse ich anderen.',
  ],
  unclear: [
    'Ich bin der Barkeeper des Hauses und habe das nicht ganz verstanden. Frag mich zum Beispiel „Was kann ich mit Gin und Limette machen?“, „Wie macht man einen Negroni?“, „Was passt zu Austern?“ oder „Überrasch mich“.',
    'Das habe ich nicht verstanden. Ich suche Drinks nach Zutat, Geschmack, Anlass oder Essen, erkläre Rezepte und Barbegriffe und finde Ersatz für etwas, das fehlt.',
  ],
  offTopic: [
    'Ich bin der Barkeeper des Hauses, und das liegt außerhalb meiner Bar. Frag mich nach Drinks, Zutaten oder danach, was zu deinem Essen passt.',
    'Da kann ich nicht helfen: Ich kenne mich nur mit Drinks aus. Einen für heute Abend finde ich dir aber gern.',
  ],
  injection: [
    'Ich bin der Barkeeper des Hauses und bleibe es auch. Bei Drinks, Rezepten und Barbegriffen helfe ich gern.',
  ],
  pregnancy:
    'In Schwangerschaft und Stillzeit ist der sichere Rat: gar kein Alkohol. Auch rohes Ei, Grapefruit und Chinin lasse ich weg, ebenso Produkte, in denen eine Spur Alkohol sein kann. Bei Fragen zu etwas, das schon getrunken ist, sind Ärztin, Arzt oder Hebamme die richtige Adresse.',
  driving:
    'Wer fährt, lässt den Alkohol ganz weg: Schon ein Drink macht langsamer, und wie viel noch wirkt, spürt niemand zuverlässig. Hast du schon etwas getrunken, nimm ein Taxi oder den Bus.',
  minor: 'An alle unter 18 schenke ich keinen Alkohol aus. Durstig bleiben muss aber niemand.',
  addiction:
    'Danke, dass du das sagst. Ich schlage dir nichts mit Alkohol vor. Wenn dich das Trinken belastet, hören dir deine Hausärztin oder dein Hausarzt, eine Suchtberatung oder eine Selbsthilfegruppe wie die Anonymen Alkoholiker vertraulich zu. Du musst das nicht allein schaffen.',
  medicine:
    'Alkohol und Medikamente können sich gefährlich vertragen, und Grapefruit verändert die Wirkung vieler Mittel. Frag bitte zuerst in der Praxis oder Apotheke nach; bis dahin lasse ich beides weg, rohes Ei auch.',
  excess:
    'Zum Betrinken mixe ich nicht. Ein guter Drink wird genossen: einer nach dem anderen, mit Wasser und etwas zu essen, und der Heimweg ist geklärt. Wenn das Trinken aus dem Ruder läuft, helfen eine ärztliche Praxis oder eine Suchtberatung vertraulich weiter.',
  emergency:
    'Das klingt ernst. Wenn jemand nicht zu wecken ist oder schlecht atmet, ruf sofort den Notruf (112), bring die Person in die stabile Seitenlage und lass sie nicht allein. Wenn du daran denkst, dir etwas anzutun, ruf den Notruf oder die Telefonseelsorge an: Dort hört dir sofort jemand zu.',
  hangover:
    'Noch ein Drink verschiebt den Kater nur. Wasser, etwas Salziges, Schlaf und Zeit helfen mehr. Wenn du etwas im Glas haben möchtest, dann ohne Alkohol.',
  instead: ['Ohne Alkohol habe ich zum Beispiel:', 'Nimm einen von diesen, alle ohne Alkohol:'],
  stillCareful: 'Nach dem, was du mir gesagt hast, bleibe ich bei Drinks ohne Alkohol.',

  offers: ['Da passt das hier.', 'Probier mal einen von diesen.', 'Das würde ich dir mixen.'],
  plainOffers: ['Das würde ich dir mixen:', 'Wie wäre es mit einem von diesen?', 'Die gehen immer:'],
  surprise: [
    'Dann entscheide ich. Heute wird es dieser:',
    'Augen zu, hier kommt er:',
    'Meine Wahl für dich:',
  ],
  another: ['Hier sind noch andere:', 'Da habe ich noch mehr:', 'Dann vielleicht einer von diesen:'],
  stronger: ['Eine Spur kräftiger:', 'Mit mehr Wumms:'],
  weaker: ['Dann leichter:', 'Mit weniger Alkohol:'],
  sweeter: ['Etwas süßer:', 'Runder und süßer:'],
  lessSweet: ['Weniger süß:', 'Herber und frischer:'],
  sourer: ['Mit mehr Säure:', 'Dann saurer:'],
  lessSour: ['Mit weniger Säure:', 'Nicht so sauer:'],
  bitterer: ['Mit mehr Bitternoten:', 'Dann bitterer:'],
  lessBitter: ['Weniger bitter:', 'Sanfter, ohne Bitternoten:'],
  closers: [
    'Frag mich, wie einer davon gemacht wird.',
    'Sag einfach „der zweite“, wenn du das Rezept möchtest.',
    'Zu stark, zu süß? Sag es mir, dann suche ich weiter.',
  ],
  nothing: [
    'In meinem Buch steht nichts, worauf das alles zutrifft. Lass einen der Wünsche weg, dann suche ich noch einmal.',
    'Diese Kombination habe ich nicht im Buch. Welcher der Wünsche ist dir am wichtigsten?',
  ],
  nothingSafe: 'Nichts in meinem Buch ist das alles und dabei das Richtige für dich. Diese schon:',
  nothingMore: ['Mehr habe ich zu diesem Wunsch nicht. Ändere eine Sache, und ich suche weiter.'],
  nearest: ['Alles zusammen hat kein Drink in meinem Buch. Am nächsten kommen:'],
  noStronger: 'Etwas Stärkeres in dieser Art habe ich nicht im Buch, und einer von diesen reicht auch.',

  with: 'mit {things}',
  without: 'ohne {things}',
  alcoholFree: 'alkoholfrei',
  vegan: 'vegan',
  easy: 'schnell gemacht',
  light: 'leicht',
  strong: 'kräftig',
  shot: 'als Shot',
  occasions: {
    party: 'für die Party',
    aperitif: 'vor dem Essen',
    digestif: 'nach dem Essen',
    winter: 'für kalte Tage',
    summer: 'für warme Tage',
    autumn: 'für den Herbst',
    spring: 'für den Frühling',
    brunch: 'zum Brunch',
    date: 'für zwei',
    barbecue: 'zum Grillen',
    christmas: 'für die Weihnachtszeit',
    celebration: 'zum Anstoßen',
    nightcap: 'zum Tagesausklang',
  },
  forFood: ['{food}? Dazu würde ich servieren:', '{food}? Dazu passt gut:'],
  forFoods: ['Dazu würde ich servieren:', 'Dazu passt gut:'],

  fromShelf: ['Aus dem, was du hast:', 'Mit deinen Zutaten:'],
  fromShelfOnly: ['Dafür hast du alles da:', 'Dafür musst du nichts kaufen:'],
  shelfEmpty:
    'Dein Regal ist noch leer. Sag mir, was du zu Hause hast, zum Beispiel „Gin, Limette und Zucker“.',
  shelfNothing: 'Allein mit dem, was in deinem Regal steht, wird noch kein Drink aus meinem Buch.',
  shelfNearly: 'Fast alles da hast du für:',
  allThere: 'alles da',
  missing: 'es fehlt: {things}',

  inPlace: '{use} statt {thing}',

  whichDrink: 'Welchen Drink meinst du? Nenn mir den Namen, dann sage ich dir, wie er gemacht wird.',
  recipe: ['Gern! {drink}:', '{drink}, kommt sofort:', 'So mache ich ihn: {drink}.'],
  batch: '{drink} für {count} Personen:',
  batchNote: 'Zwei bis drei Portionen auf einmal schütteln oder rühren; Sprudelndes erst im Glas zugeben.',
  steps: '**Zubereitung**',
  facts: 'Glas: {glass} · {abv}',
  glass: '{drink} kommt in dieses Glas: **{glass}**.',
  abv: '{abv} % Vol.',
  noAlcohol: 'alkoholfrei',

  strength: '{drink} hat etwa **{abv} % Vol.**, das sind {units} Standardgläser zu 10 g Alkohol.',
  byStrength: 'Vom stärksten zum mildesten:',
  strengthNone: '{drink} enthält keinen Alkohol.',
  calories:
    '{drink} hat ungefähr **{kcal} kcal**. Das ist geschätzt: Der Zucker ist von Marke zu Marke verschieden.',
  differ: '{one} und {other} im Vergleich:',
  common: 'In beiden: {things}',
  nothingCommon: 'Sie haben keine Zutat gemeinsam',
  only: 'Nur in {drink}: {things}',
  differStrength: 'Stärke: {drink} {one}, {otherDrink} {other}',
  differTaste: 'Geschmack: {drink} {one}, {otherDrink} {other}',
  differMade: 'Zubereitung: {drink} {one}, {otherDrink} {other}',

  containsYes: 'Ja: In {drink} steckt {things}.',
  containsNo: 'Nein: Nach unserem Rezept enthält {drink} das nicht ({thing}).',
  freeYes: 'Ja: Nach unserem Rezept ist {drink} frei davon ({thing}).',
  freeNo: 'Nein: In {drink} steckt {things}.',
  allergens: 'Nach unserem Rezept enthält {drink} diese Allergene: **{things}**.',
  allergensNone:
    'Nach unserem Rezept enthält {drink} keines der vierzehn kennzeichnungspflichtigen Allergene; Marken können abweichen.',
  bottleAllergens: '{drink} enthält üblicherweise diese Allergene: {things}.',
  bottleNone:
    '{drink} enthält üblicherweise keines der vierzehn kennzeichnungspflichtigen Allergene; Marken können abweichen.',
  veganYes: 'Ja, {drink} ist nach unserem Rezept vegan.',
  veganNo: 'Nein, {drink} ist nicht vegan: {things}.',
  warning: 'Vorsicht: {drink} ist nach dem, was du mir gesagt hast, nichts für dich: {reasons}.',
  warningBottle: 'Vorsicht: {thing} ist nach dem, was du mir gesagt hast, nichts für dich: {reasons}.',
  hasAlcohol: 'enthält Alkohol',
  hasIngredient: 'enthält {things}',
  containsMay:
    'Nach unserem Rezept selbst nicht, aber je nach Marke kann es durch {things} in {drink} kommen ({thing}).',
  freeMay: 'Nicht sicher: Je nach Marke kann es durch {things} in {drink} kommen ({thing}).',
  allergensMay: 'Je nach Marke auch: **{things}**.',
  allergensUnsure: 'Nach unserem Rezept enthält {drink} kein Allergen mit Sicherheit.',
  bottleUnsure: '{drink} enthält kein Allergen mit Sicherheit.',
  veganMaybe: 'Ob {drink} vegan ist, hängt von der Marke ab: {things}.',
  vegetarianYes: 'Ja, {drink} ist nach unserem Rezept vegetarisch.',
  vegetarianNo: 'Nein, {drink} ist nicht vegetarisch: {things}.',
  vegetarianMaybe: 'Ob {drink} vegetarisch ist, hängt von der Marke ab: {things}.',
  strengthTrace:
    '{drink} wird mit Produkten gemacht, die als alkoholfrei verkauft werden; sie dürfen bis zu 0,5 % vol enthalten.',
  swapNoneSafe:
    'Für **{thing}** kenne ich keinen Ersatz, der zu dem passt, was du mir gesagt hast; nimm lieber einen Drink, der ohne auskommt.',
  swapUnsafe: 'Bitte nimm nicht {use}: {reasons}.',
  allergyUnclear:
    'Gut, dass du es sagst. Worauf reagierst du genau? Nenn es mir, zum Beispiel „Nüsse“, „Milch“ oder „Erdbeeren“, dann lasse ich es überall weg.',
  foodUnknown:
    'Ich weiß, was in meinen Drinks steckt, nicht aber, was im Essen ist. Frag nach dem, was du mir gesagt hast, bitte in der Küche nach oder lies das Etikett.',
  vegetarian: 'vegetarisch',
  labels: 'Bei einer Allergie zählt das Etikett deiner Flasche.',

  eatWith: ['Zu {drink} würde ich servieren: {foods}.', 'Zu {drink} passt gut: {foods}.'],

  swap: 'Statt **{thing}** würde ich nehmen:',
  swapLine: '**{use}**: {amount}.{notes}',
  swapAmount: '{to} statt {from}',
  swapNone: 'Für **{thing}** kenne ich keinen guten Ersatz; ohne wird es ein anderer Drink.',
  swapYes: 'Ja, {use} geht statt {thing}: {amount}.{notes}',
  swapNo: '{use} statt {thing} würde ich nicht nehmen: Das wird ein anderer Drink. Besser:',
  swapSpecific:
    'In {drink} macht {thing} den Charakter aus: Mit etwas anderem ist es ein Verwandter, nicht das Original.',
  swapGarnish: 'In {drink} ist {thing} nur Garnitur oder freiwillig: Das kannst du weglassen.',
  swapNotIn: 'In {drink} kommt {thing} nach unserem Rezept gar nicht vor, es fehlt also nichts.',
  onShelf: 'hast du da',
  alsoWithout: 'Oder einer von diesen, die ganz ohne auskommen:',

  ingredient: '**{name}**{kind}{strength}.',
  ingredientStrength: ', etwa {abv} % Vol.',
  ingredientKind: ' (Art: {kind})',
  foundIn: 'Du findest es zum Beispiel in:',
};
