import type { Locale } from '../../../../src/contracts/locale.ts';

/** What is said of drinks of the guest's own. */
interface OwnTexts {
  /** With {{drink}}, which is a citation. */
  one: string;
  all: string;
  /** With {{things}}. */
  having: string;
  none: string;
  /** Drinks that are not for the guest are left out. */
  left: string;
  /** With {{names}}. */
  contains: string;
  /** With {{names}}. */
  mayContain: string;
  unstated: string;
  /** Where the strength of something in it, or how much of it is poured, is not known. */
  noStrength: string;
  noSteps: string;
}

export const OWN_TEXTS: Readonly<Record<Locale, OwnTexts>> = {
  en: {
    one: '{{drink}} is one of your own:',
    all: 'Your own drinks:',
    having: 'Of your own drinks, with {{things}}:',
    none: 'None of your own drinks fits that.',
    left: 'What is not for you is left out.',
    contains: 'Contains: {{names}}.',
    mayContain: 'May contain, depending on the label: {{names}}.',
    unstated: 'You have not stated the allergens of your own ingredients: check their labels.',
    noStrength: 'strength not known',
    noSteps: 'You have not written down how to make it.',
  },
  nl: {
    one: '{{drink}} is een van je eigen drankjes:',
    all: 'Je eigen drankjes:',
    having: 'Van je eigen drankjes, met {{things}}:',
    none: 'Geen van je eigen drankjes past daarbij.',
    left: 'Wat niet voor jou is, is weggelaten.',
    contains: 'Bevat: {{names}}.',
    mayContain: 'Kan bevatten, afhankelijk van het etiket: {{names}}.',
    unstated: 'Je hebt geen allergenen van je eigen ingrediënten opgegeven: kijk op het etiket.',
    noStrength: 'sterkte onbekend',
    noSteps: 'Je hebt niet opgeschreven hoe je het maakt.',
  },
  de: {
    one: '{{drink}} ist einer deiner eigenen Drinks:',
    all: 'Deine eigenen Drinks:',
    having: 'Von deinen eigenen Drinks, mit {{things}}:',
    none: 'Von deinen eigenen Drinks passt keiner dazu.',
    left: 'Was nichts für dich ist, fehlt hier.',
    contains: 'Enthält: {{names}}.',
    mayContain: 'Kann je nach Etikett enthalten: {{names}}.',
    unstated: 'Zu deinen eigenen Zutaten hast du keine Allergene angegeben: Schau auf die Etiketten.',
    noStrength: 'Stärke nicht bekannt',
    noSteps: 'Wie du ihn machst, hast du nicht aufgeschrieben.',
  },
  es: {
    one: '{{drink}} es uno de tus cócteles:',
    all: 'Tus cócteles:',
    having: 'De tus cócteles, con {{things}}:',
    none: 'Ninguno de tus cócteles encaja con eso.',
    left: 'Lo que no es para ti no aparece.',
    contains: 'Contiene: {{names}}.',
    mayContain: 'Puede contener, según la etiqueta: {{names}}.',
    unstated: 'No has indicado los alérgenos de tus propios ingredientes: mira las etiquetas.',
    noStrength: 'graduación desconocida',
    noSteps: 'No has anotado cómo se prepara.',
  },
  fr: {
    one: '{{drink}}, un cocktail de votre création\u202f:',
    all: 'Les cocktails de votre création\u202f:',
    having: 'Parmi vos créations, avec {{things}}\u202f:',
    none: 'Aucun cocktail de votre création n’y répond.',
    left: 'Ce qui n’est pas pour vous n’est pas cité.',
    contains: 'Contient\u202f: {{names}}.',
    mayContain: 'Peut contenir, selon l’étiquette\u202f: {{names}}.',
    unstated:
      'Vous n’avez pas indiqué les allergènes de vos propres ingrédients\u202f: lisez les étiquettes.',
    noStrength: 'degré inconnu',
    noSteps: 'Vous n’avez pas noté comment le préparer.',
  },
};

/** How a guest says, in folded words, that they mean all of their own drinks, and that a drink is theirs. */
export const OWN_WORDS: Readonly<Record<Locale, { all: RegExp; mine: RegExp }>> = {
  en: {
    all: /\b(?<!(?:like|want|prefer|love|take|enjoy) )(my (own )?(drinks|cocktails|creations)|(drinks|cocktails|creations) of (my own|mine)|of mine|my own (drink|cocktail|ones?))\b/,
    mine: /\b(my|mine)\b/,
  },
  nl: {
    all: /\b((mijn|mn) (eigen )?(drankjes|cocktails|creaties)|mijn eigen (drankje|cocktail)|eigen (drankjes|cocktails)|van mijzelf|van mezelf|van mij)\b/,
    mine: /\b(mijn|mn)\b/,
  },
  de: {
    all: /\b(mein(e|en|er) (eigenen )?(drinks|cocktails|kreationen)|meine[mn] eigenen (drink|cocktail)|eigene[nr]? (drinks|cocktails)|von mir)\b/,
    mine: /\b(mein|meine[mnrs]?)\b/,
  },
  es: {
    all: /\b(mis (propios |propias )?(cocteles|bebidas|creaciones)|(cocteles|bebidas) (mios|mias|propios|propias)|mi propio coctel|de los mios|de las mias)\b/,
    mine: /\b(mi|mis|mios?|mias?)\b/,
  },
  fr: {
    all: /\b(mes (propres )?(cocktails|boissons|creations)|mon propre cocktail|cocktails de ma creation|des miens|des miennes)\b/,
    mine: /\b(mon|ma|mes|miens?|miennes?)\b/,
  },
};
