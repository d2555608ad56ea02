import { messages } from './messages.ts';

/** What a reader avoids: where they say it, and what is then marked. */
export const diet = messages({
  en: {
    'diet.title': 'Allergies and diet',
    'diet.description':
      'Choose what you avoid, just once: allergens, animal products, alcohol. Lists, recipes and Mix Master then show what is not for you.',
    'diet.lede':
      'Choose what you avoid, just once. Lists, recipes and Mix Master then show you which drinks are not for you.',
    'diet.allergens': 'Allergens',
    'diet.diets': 'Diet',
    'diet.cautions': 'Anything else',
    'diet.labels':
      'Anything that depends on the brand is marked as well. We know our recipes, not your bottles: check their labels.',
    'diet.done': 'Done',
    'diet.clear': 'I avoid nothing',
    'diet.kept': 'Kept on this device',
    'diet.cleared': 'Your choices have been cleared',
    'diet.account': 'Keep it in my account too',
    'diet.account.text':
      'Only if you want to: what you avoid may say something about your health. Your other devices will then know it too, and nobody else. Switch it off, and your account forgets it at once.',
    'diet.account.kept': 'Kept on this device and in your account',
    'diet.account.forgotten': 'No longer kept in your account',
    'diet.account.failed': 'The account could not be reached. Please try again.',
    'diet.device':
      'What you choose stays in this browser. It reaches us only if you ask the bartender something, filter a bar’s menu by it or keep it in your account.',
    'diet.no-script':
      'Your browser does not run scripts, so it cannot keep your choices. Each recipe lists its allergens.',
    'diet.link': 'What do you avoid?',
    'diet.not-for-you': 'Not for you: {{reasons}}',
    'diet.alcohol': 'contains alcohol',
    'diet.vegetarian-unknown': 'vegetarian only with the right brand',
  },
  nl: {
    'diet.title': 'Allergieën en dieet',
    'diet.description':
      'Vertel één keer wat je vermijdt: allergenen, dierlijke producten, alcohol. Lijsten, recepten en Mix Master laten dan zien wat niets voor jou is.',
    'diet.lede':
      'Vertel één keer wat je vermijdt. Lijsten, recepten en Mix Master laten je dan zien welke drankjes niets voor jou zijn.',
    'diet.allergens': 'Allergenen',
    'diet.diets': 'Dieet',
    'diet.cautions': 'En verder',
    'diet.labels':
      'Wat van het merk afhangt, krijgt ook een markering. Wij kennen onze recepten, niet jouw flessen: kijk op het etiket.',
    'diet.done': 'Klaar',
    'diet.clear': 'Ik vermijd niets',
    'diet.kept': 'Op dit apparaat bewaard',
    'diet.cleared': 'Er wordt niets meer bewaard',
    'diet.account': 'Bewaar het ook in mijn account',
    'diet.account.text':
      'Alleen als je dat wilt: wat je vermijdt, kan iets over je gezondheid zeggen. Je andere apparaten weten het dan ook, en verder niemand. Zet het uit en je account vergeet het meteen.',
    'diet.account.kept': 'Op dit apparaat en in je account bewaard',
    'diet.account.forgotten': 'Je account bewaart het niet meer',
    'diet.account.failed': 'Het account was niet te bereiken. Probeer het nog eens.',
    'diet.device':
      'Je keuze blijft in deze browser. Wij zien die alleen als je de bartender iets vraagt (het antwoord houdt er dan rekening mee), als je de kaart van een bar erop laat aanpassen, of als je account je keuze bewaart.',
    'diet.no-script':
      'Je browser voert geen scripts uit en kan dus geen keuze bewaren. Bij elk recept staan de allergenen.',
    'diet.link': 'Wat vermijd je?',
    'diet.not-for-you': 'Niets voor jou: {{reasons}}',
    'diet.alcohol': 'bevat alcohol',
    'diet.vegetarian-unknown': 'alleen vegetarisch met het juiste merk',
  },
  de: {
    'diet.title': 'Allergien und Ernährung',
    'diet.description':
      'Gib einmal an, was du meidest: Allergene, Tierisches, Alkohol. Listen, Rezepte und Mix Master zeigen dann, was nichts für dich ist.',
    'diet.lede':
      'Gib einmal an, was du meidest. Listen, Rezepte und Mix Master zeigen dir dann, welche Drinks nichts für dich sind.',
    'diet.allergens': 'Allergene',
    'diet.diets': 'Ernährung',
    'diet.cautions': 'Und außerdem',
    'diet.labels':
      'Was von der Marke abhängt, wird ebenfalls markiert. Wir kennen unsere Rezepte, nicht deine Flaschen: Lies die Etiketten.',
    'diet.done': 'Fertig',
    'diet.clear': 'Ich meide nichts',
    'diet.kept': 'Auf diesem Gerät gespeichert',
    'diet.cleared': 'Es ist nichts mehr gespeichert',
    'diet.account': 'Auch in meinem Konto speichern',
    'diet.account.text':
      'Nur wenn du das willst: Was du meidest, kann etwas über deine Gesundheit sagen. Deine anderen Geräte wissen es dann auch, sonst niemand. Schalt es aus, und das Konto vergisst es sofort.',
    'diet.account.kept': 'Auf diesem Gerät und in deinem Konto gespeichert',
    'diet.account.forgotten': 'Im Konto ist es nicht mehr gespeichert',
    'diet.account.failed': 'Das Konto war nicht zu erreichen. Versuch es bitte noch einmal.',
    'diet.device':
      'Deine Auswahl bleibt in diesem Browser. Wir erfahren davon nur in drei Fällen: wenn du den Barkeeper etwas fragst, damit seine Antwort sich daran hält; wenn du dir auf der Karte einer Bar nur zeigen lässt, was passt; und wenn du sie in deinem Konto speicherst.',
    'diet.no-script':
      'Dein Browser führt keine Skripte aus und kann deshalb keine Auswahl speichern. In jedem Rezept stehen die Allergene.',
    'diet.link': 'Was meidest du?',
    'diet.not-for-you': 'Nichts für dich: {{reasons}}',
    'diet.alcohol': 'enthält Alkohol',
    'diet.vegetarian-unknown': 'nur mit der passenden Marke vegetarisch',
  },
  es: {
    'diet.title': 'Alergias y dieta',
    'diet.description':
      'Di una sola vez qué evitas: alérgenos, productos animales, alcohol. Las listas, las recetas y Mix Master te muestran entonces qué no es para ti.',
    'diet.lede':
      'Di una sola vez qué evitas. Las listas, las recetas y Mix Master te muestran entonces qué bebidas no son para ti.',
    'diet.allergens': 'Alérgenos',
    'diet.diets': 'Dieta',
    'diet.cautions': 'Y además',
    'diet.labels':
      'También se marca lo que depende de la marca. Conocemos nuestras recetas, no tus botellas: mira las etiquetas.',
    'diet.done': 'Listo',
    'diet.clear': 'No evito nada',
    'diet.kept': 'Guardado en este dispositivo',
    'diet.cleared': 'Ya no hay nada guardado',
    'diet.account': 'Guardarlo también en mi cuenta',
    'diet.account.text':
      'Solo si quieres: lo que evitas puede decir algo de tu salud. Así lo sabrán también tus otros dispositivos, y nadie más. Si lo desactivas, tu cuenta lo olvida al momento.',
    'diet.account.kept': 'Guardado en este dispositivo y en tu cuenta',
    'diet.account.forgotten': 'Ya no se guarda en tu cuenta',
    'diet.account.failed': 'No se ha podido conectar con tu cuenta. Inténtalo de nuevo.',
    'diet.device':
      'Lo que eliges se queda en este navegador. Solo lo sabremos si preguntas al barman, para que la respuesta lo respete, si filtras con ello la carta de un bar o si lo guardas en tu cuenta.',
    'diet.no-script':
      'Tu navegador no ejecuta scripts y no puede guardar nada. Cada receta indica sus alérgenos.',
    'diet.link': '¿Qué evitas?',
    'diet.not-for-you': 'No es para ti: {{reasons}}',
    'diet.alcohol': 'contiene alcohol',
    'diet.vegetarian-unknown': 'vegetariano solo con ciertas marcas',
  },
  fr: {
    'diet.title': 'Allergies et régime',
    'diet.description':
      'Dites une seule fois ce que vous évitez : allergènes, produits animaux, alcool. Listes, recettes et Mix Master signalent alors ce qui ne vous convient pas.',
    'diet.lede':
      'Dites une seule fois ce que vous évitez. Listes, recettes et Mix Master vous signalent alors les boissons qui ne vous conviennent pas.',
    'diet.allergens': 'Allergènes',
    'diet.diets': 'Régime',
    'diet.cautions': 'Et aussi',
    'diet.labels':
      'Ce qui dépend de la marque est signalé aussi. Nous connaissons nos recettes, pas vos bouteilles\u202f: lisez les étiquettes.',
    'diet.done': 'Terminé',
    'diet.clear': 'Je n’évite rien',
    'diet.kept': 'Conservé sur cet appareil',
    'diet.cleared': 'Plus rien n’est conservé',
    'diet.account': 'Le garder aussi dans mon compte',
    'diet.account.text':
      'Seulement si vous le voulez\u202f: ce que vous évitez peut en dire long sur votre santé. Vos autres appareils le sauront alors aussi, et personne d’autre. Désactivez-le, et votre compte l’oublie aussitôt.',
    'diet.account.kept': 'Conservé sur cet appareil et dans votre compte',
    'diet.account.forgotten': 'Votre compte ne le conserve plus',
    'diet.account.failed': 'Impossible de joindre votre compte. Réessayez.',
    'diet.device':
      'Votre choix reste dans ce navigateur. Nous ne l’apprenons que si vous interrogez le barman, si vous filtrez la carte d’un bar selon ce choix ou si vous le gardez dans votre compte.',
    'diet.no-script':
      'Votre navigateur n’exécute pas de scripts et ne peut rien conserver. Chaque recette indique ses allergènes.',
    'diet.link': 'Qu’évitez-vous\u202f?',
    'diet.not-for-you': 'Pas pour vous\u202f: {{reasons}}',
    'diet.alcohol': 'contient de l’alcool',
    'diet.vegetarian-unknown': 'végétarien selon la marque',
  },
});
