import { foldText } from '../../../text/foldText.ts';
import { createLimitedMap, memoize } from '../../lib/memoize.ts';
import { isRecord } from '../../lib/shapes.ts';
import { withGroupsJoined } from './ingredientGroups.ts';

/** Keys of recipe files in other languages, folded, by what we read: also with a capital letter in English. */
const KEYS: Readonly<Record<string, string>> = {
  recipes: 'recipes, rezepte, recepten, recetas, recettes, getranke, drankjes, bebidas, boissons, cocteles',
  recipe: 'recipe, rezept, recept, receta, recette',
  name: 'name, naam, nom, nombre, bezeichnung',
  title: 'title, titel, titulo, titre',
  ingredients:
    'ingredients, zutaten, zutatenliste, ingredienten, ingredientenlijst, benodigdheden, ingredientes, lista de ingredientes, liste des ingredients',
  ingredient: 'ingredient, zutat, ingrediente',
  instructions:
    'instructions, directions, zubereitung, zubereitungsschritte, arbeitsschritte, anleitung, anweisungen, bereiding, bereidingswijze, werkwijze, instructies, instrucciones, preparacion, elaboracion, modo de preparacion, mode de preparation, realisation',
  steps: 'steps, schritte, stappen, pasos, etapes',
  preparation: 'preparation',
  glass:
    'glass, glas, glasart, glastyp, glastype, glassoort, vaso, copa, tipo de vaso, tipo de copa, verre, type de verre',
  garnish:
    'garnish, garnierung, garnitur, deko, dekoration, garnering, garnituur, decoratie, decoracion, adorno, guarnicion, garniture, decoration',
  method: 'method, methode, technik, techniek, metodo, tecnica',
  description: 'description, beschreibung, beschrijving, omschrijving, descripcion',
  note: 'note, notiz, notizen, anmerkung, anmerkungen, hinweis, hinweise, notitie, notities, opmerking, opmerkingen, nota, notas, remarque, remarques',
  amount: 'amount, menge, anzahl, hoeveelheid, aantal, cantidad, quantite',
  value: 'value, wert, waarde, valor, valeur',
  unit: 'unit, einheit, masseinheit, eenheid, unidad, unite',
  servings:
    'servings, portionen, portionenzahl, anzahl portionen, fur personen, porties, aantal personen, raciones, porciones, portions, pour combien, nombre de personnes, rinde, rendimiento, rendement, opbrengst, ergibt',
  abv: 'abv, alkohol, alkoholgehalt, alcoholgehalt, alk, alc, vol, volprozent, alcohol content, alcohol percentage, teneur en alcool, alcool, alcoholpercentage, alcoholgehalte, graduacion, graduacion alcoholica, grado alcoholico, degre d alcool, taux d alcool',
  optional: 'optional, optioneel, opcional, facultatif, wahlweise',
  text: 'text, tekst, texto, texte',
  substitutes:
    'substitutes, substitute, substitution, substitutions, replacement, replacements, alternative, alternatives, alternativ, alternativen, ersatz, oder, alternatief, alternatieven, vervanging, vervanger, vervangers, of, sustituto, sustitutos, sustitucion, alternativa, alternativas, substitut, substituts, remplacement, remplacements, ou',
};
const ENGLISH = new Map(
  Object.entries(KEYS).flatMap(([english, words]) =>
    words.split(',').map((word): [string, string] => [word.trim(), english]),
  ),
);
const MAX_DEPTH = 30;
const MAX_KEY_LETTERS = 40;
const MOST_KEYS_KEPT = 2000;

const toEnglish = memoize(
  (key: string) => ENGLISH.get(foldText(key)) ?? key,
  createLimitedMap<string, string>(MOST_KEYS_KEPT),
);

/**
 * A file whose keys are in English where they are known in another language, "Zutaten", "ingrédients", "bereiding", and
 * whose recipes have their groups of ingredients under that key.
 */
export function withKeysInEnglish(json: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return json;
  if (Array.isArray(json)) return json.map((one) => withKeysInEnglish(one, depth + 1));
  if (!isRecord(json)) return json;
  // Whatever stands there under the English key wins.
  const used = new Set(Object.keys(json));
  const fields = Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const english = key.length <= MAX_KEY_LETTERS ? toEnglish(key) : key;
      // French "nombre" is a number.
      const isMeant = english !== 'name' || typeof value !== 'number';
      const isFree = english !== key && isMeant && !used.has(english);
      if (isFree) used.add(english);
      return [isFree ? english : key, withKeysInEnglish(value, depth + 1)];
    }),
  );
  return withGroupsJoined(fields);
}
