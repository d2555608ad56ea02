import { messages } from './messages.ts';

/** The home page. */
export const home = messages({
  en: {
    'home.headline': 'Mix Smarter. Drink Better.',
    'home.intro':
      'Recipes told exactly, in your language: the measures, the method and the glass, as a good bar would make them.',
    'home.browse': 'Browse Cocktails',
    'home.classics': 'Classics',
    'home.classics.text': 'From the Daiquiri to the Zombie, to the official measure',
    'home.shots': 'Mixed Shots',
    'home.shots.text': 'Layered, shaken, dropped: the short ones',
    'home.popular': 'Popular This Week',
    'home.all': 'All cocktails',
  },
  nl: {
    'home.headline': 'Mix slimmer. Drink beter.',
    'home.intro':
      'Recepten in je eigen taal, tot op de milliliter: de maten, de werkwijze en het glas, zoals in een goede bar.',
    'home.browse': 'Bekijk de cocktails',
    'home.classics': 'Klassiekers',
    'home.classics.text': 'Van de Daiquiri tot de Zombie, volgens de officiële maten',
    'home.shots': 'Mixshots',
    'home.shots.text': 'In laagjes, geschud of met glas en al: de korte drankjes',
    'home.popular': 'Populair deze week',
    'home.all': 'Alle cocktails',
  },
  de: {
    'home.headline': 'Klüger mixen. Besser trinken.',
    'home.intro':
      'Genau beschriebene Rezepte in deiner Sprache: Mengen, Zubereitung und Glas, so wie in einer guten Bar.',
    'home.browse': 'Cocktails ansehen',
    'home.classics': 'Klassiker',
    'home.classics.text': 'Vom Daiquiri bis zum Zombie, nach offizieller Rezeptur',
    'home.shots': 'Gemixte Shots',
    'home.shots.text': 'Geschichtet, geschüttelt, versenkt: die Kurzen',
    'home.popular': 'Diese Woche beliebt',
    'home.all': 'Alle Cocktails',
  },
  es: {
    'home.headline': 'Mezcla con cabeza. Bebe mejor.',
    'home.intro': 'Recetas exactas y en tu idioma: las medidas, el método y la copa, como en un buen bar.',
    'home.browse': 'Ver los cócteles',
    'home.classics': 'Clásicos',
    'home.classics.text': 'Del Daiquiri al Zombie, con las medidas oficiales',
    'home.shots': 'Chupitos',
    'home.shots.text': 'En capas, agitados o hundidos en el vaso: tragos cortos',
    'home.popular': 'Lo más visto esta semana',
    'home.all': 'Todos los cócteles',
  },
  fr: {
    'home.headline': 'Mélangez mieux. Buvez mieux.',
    'home.intro':
      'Des recettes exactes, dans votre langue : les mesures, la méthode et le verre, comme dans un bon bar.',
    'home.browse': 'Voir les cocktails',
    'home.classics': 'Classiques',
    'home.classics.text': 'Du Daïquiri au Zombie, aux mesures officielles',
    'home.shots': 'Shooters',
    'home.shots.text': 'À étages, frappés ou plongés dans le verre : le format court',
    'home.popular': 'Les plus vus cette semaine',
    'home.all': 'Tous les cocktails',
  },
});
