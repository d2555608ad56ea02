import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const fr: PageTexts = {
  about: {
    title: 'À propos de Mixmaster',
    description:
      'Comment un Daïquiri raté est devenu une collection de recettes de cocktails aux doses exactes, en cinq langues.',
    lede: 'Tout a commencé par un Daïquiri raté.',
    sections: [
      {
        title: 'Trois chiffres sur un sous-bock',
        paragraphs: [
          'Je l’ai préparé pour des amis, un vendredi soir, d’après la première recette venue. Elle demandait « un trait » de citron vert et « un peu » de sirop, et mon Daïquiri n’avait le goût ni de l’un ni de l’autre. La deuxième recette voulait deux fois plus de rhum. La troisième, des fraises.',
          'Le barman du coin m’a remis sur la bonne voie. Il faut tout doser, m’a-t-il dit, frapper jusqu’à en avoir mal aux mains et goûter avant de servir. Puis il a écrit trois chiffres sur un sous-bock : rhum, citron vert, sucre. De retour chez moi, j’ai recommencé et, pour la première fois, un silence s’est fait dans ma cuisine, un bon silence.',
          'Le sous-bock est resté au-dessus du plan de travail. Avec le temps, il a eu de la compagnie : le Negroni qui fait la fierté de mon voisin, le punch du mariage de ma sœur, le cocktail dont personne n’a remarqué qu’il était sans alcool. Un jour, il n’y a plus eu de place au mur.',
        ],
      },
      {
        title: 'Le mur, mis en ordre',
        paragraphs: [
          'Mixmaster, c’est ce mur de sous-bocks. Chaque recette indique les quantités, l’ordre, la durée et le verre. Elle suit les dosages de la plupart des bars, et ceux de l’International Bartenders Association quand ils existent.',
          'Le degré d’alcool, les allergènes et les cocktails apparentés sont calculés à partir des ingrédients : quand nous corrigeons une recette, ils sont corrigés aussi. Les images sont créées par ordinateur à partir de la recette elle-même : son verre, sa couleur, sa décoration. Et tout existe en cinq langues, car personne ne devrait avoir à traduire avec les doigts collants.',
        ],
      },
      {
        title: 'Moins, mais mieux',
        paragraphs: [
          'Ici, pas de publicité, et nul besoin de compte pour lire. Les cocktails sans alcool reçoivent le même soin que les autres. Un verre bien fait en vaut trois faits à la hâte.',
          'Un dosage vous semble faux ? Vous préparez chez vous un cocktail que nous devrions tous connaître ? Écrivez-nous. C’est ainsi que le mur a grandi.',
        ],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    description: 'Les conditions de Mixmaster : âge, recettes, discussion avec l’IA, comptes et formules.',
    lede: 'En entrant sur ce site, vous acceptez ces conditions. Si vous ne les acceptez pas, n’utilisez pas ce site.',
    sections: [
      {
        title: 'Vous avez 18 ans ou plus',
        paragraphs: [
          'Mixmaster s’adresse aux adultes. Il faut avoir au moins 18 ans pour l’utiliser, ou plus là où la loi de votre pays l’exige. Le site vous demande votre âge à la première visite et garde la réponse dans votre navigateur.',
        ],
      },
      {
        title: 'Les recettes et votre santé',
        paragraphs: [
          'L’abus d’alcool est dangereux pour la santé. Buvez peu, jamais avant de conduire ou d’utiliser une machine, et pas du tout pendant une grossesse ou si un médecin vous le déconseille.',
          'Le degré d’alcool, les allergènes et les indications de régime sont calculés pour des produits courants. Les marques diffèrent : lisez l’étiquette de la vôtre, surtout en cas d’allergie. Les recettes à l’œuf cru demandent des œufs frais et ne conviennent pas à tout le monde. Vous préparez et servez les boissons à vos propres risques.',
        ],
      },
      {
        title: 'Le barman IA',
        paragraphs: [
          'Les réponses du barman sont rédigées par le modèle d’un fournisseur d’IA tiers. Elles peuvent être fausses. Vérifiez les quantités avant de vous y fier, et ne les prenez pas pour un avis médical ou juridique.',
        ],
      },
      {
        title: 'Votre compte',
        paragraphs: [
          'Pour lire, aucun compte n’est nécessaire ; pour les favoris et les cartes, il en faut un. Gardez vos identifiants pour vous et donnez une adresse e-mail qui est bien la vôtre. Vous pouvez supprimer votre compte et tout son contenu à tout moment, dans « Mon compte ». Nous pouvons fermer les comptes qui servent à nuire au site ou à d’autres personnes.',
        ],
      },
      {
        title: 'Formules et prix',
        paragraphs: [
          'Tout est gratuit pour le moment, et tous les utilisateurs bénéficient d’un accès Pro complet. Les prix indiqués sur la page des tarifs sont ceux que nous prévoyons. Rien ne vous sera facturé sans une commande expresse de votre part.',
        ],
      },
      {
        title: 'Ce que vous nous envoyez',
        paragraphs: [
          'Si vous proposez une recette, nous pouvons l’essayer, la modifier, la traduire et la publier sur Mixmaster, avec votre nom si vous l’avez donné. Vous gardez tous les autres droits, et vous confirmez que vous avez le droit de la partager.',
        ],
      },
      {
        title: 'Ce que vous pouvez faire de nos contenus',
        paragraphs: [
          'Préparez, imprimez et servez ce que vous trouvez ici, chez vous ou dans votre bar, et mettez-le à votre carte. Ne copiez pas la collection, ni en entier ni en grande partie, et ne faites rien qui perturbe le site pour les autres.',
        ],
      },
      {
        title: 'Ce dont nous répondons',
        paragraphs: [
          'Nous travaillons avec soin, mais le site est fourni tel quel : nous ne promettons ni l’absence d’erreurs ni une disponibilité permanente. Notre responsabilité se limite à ce que la loi impose. Vos droits de consommateur restent intacts.',
        ],
      },
      {
        title: 'Modifications',
        paragraphs: [
          'Si ces conditions changent, les nouvelles seront publiées ici avec leur date. Si vous avez un compte, nous vous préviendrons avant tout changement qui vous retire quelque chose.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibilité',
    description:
      'À quel point Mixmaster est accessible, comment nous le testons, ce qui ne fonctionne pas encore et où nous signaler un problème.',
    lede: 'Chacun devrait pouvoir lire ici une recette, noter ses ingrédients et préparer une carte.',
    sections: [
      {
        title: 'Ce que nous visons',
        paragraphs: [
          'Mixmaster vise à respecter les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, sur chaque page et dans les cinq langues. Ce que vous lisez ici est notre propre évaluation ; aucun organisme indépendant n’a encore examiné le site.',
        ],
      },
      {
        title: 'Comment nous testons',
        paragraphs: [
          'À chaque changement, axe-core examine la page d’accueil, les listes, les recettes, les guides, les collections, Mix Master, la recherche, la discussion et les pages d’un compte, dans le thème clair et dans le thème sombre.',
          'D’autres tests parcourent le site au clavier seul, suivent le focus et affichent les pages sur 320 pixels de large (l’équivalent d’un zoom de 400 %), avec un texte plus espacé et des couleurs forcées. Un validateur contrôle le HTML de pages de chaque type. Les animations s’arrêtent si votre système est réglé pour les réduire.',
        ],
      },
      {
        title: 'Ce qui ne fonctionne pas encore',
        paragraphs: [
          'Aucune personne en situation de handicap n’a encore testé le site pour nous, et aucun test n’est fait avec un lecteur d’écran.',
          'La description d’une image indique la boisson, le verre et la décoration, mais pas le reste de ce qu’on y voit. Les réponses de la discussion arrivent peu à peu et peuvent être longues ; elles sont lues phrase par phrase. Les noms, les notes et les logos des cartes viennent de ceux qui les publient. La description de notre API n’existe qu’en anglais.',
        ],
      },
      {
        title: 'Si quelque chose vous gêne',
        paragraphs: [
          'Écrivez-nous par le formulaire de contact ou par e-mail en précisant la page, votre appareil, votre navigateur et, le cas échéant, votre technologie d’assistance. Nous lisons tout, et ce qui vous prive d’une recette passe en premier. En attendant, nous vous enverrons volontiers le texte d’une recette.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Politique de confidentialité',
    description: 'Ce que Mixmaster conserve sur vous, où, combien de temps, et comment le faire supprimer.',
    lede: 'Vous pouvez tout lire ici sans nous dire qui vous êtes. Pas de publicité, pas de pistage, aucune vente de données.',
    sections: [
      {
        title: 'Ce qui reste dans votre navigateur',
        paragraphs: [
          'La confirmation de votre âge, votre langue et quelques autres réglages sont gardés dans le stockage de votre navigateur. Ils ne nous sont pas envoyés, sauf ce que votre compte garde dès que vous vous connectez : vos ingrédients, votre liste de courses, le niveau de vos bouteilles, vos favoris, vos cartes et les cocktails de votre création, ainsi que ce que vous évitez, si vous le demandez. Vous pouvez les effacer à tout moment dans les réglages du navigateur ; nous vous redemanderons alors votre âge.',
          'Pour que Mixmaster s’ouvre hors ligne, votre navigateur garde aussi les pages, images et listes que vous avez ouvertes : les 200 dernières pages et 400 images, pendant 60 jours au plus. L’ensemble des recettes n’y est gardé que si vous le demandez. Rien de ce que contient votre compte n’en fait partie. La page « Sur cet appareil » montre ce qui s’y trouve et permet de tout supprimer en une seule fois.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'que vous avez confirmé avoir 18 ans ou plus',
          ageRefused: 'que vous avez dit ne pas encore avoir 18 ans ; jusqu’à la fermeture de l’onglet',
          language: 'la langue que vous avez choisie',
          theme: 'le thème clair ou sombre, si vous l’avez choisi',
          'cocktail-unit-preference': 'millilitres, onces, centilitres ou parts',
          'cocktail-unit-dialog-seen': 'que la question des unités vous a été posée',
          hasSeenWelcome: 'que vous avez vu le message de bienvenue',
          'list-density': 'si les listes montrent des images ou des lignes',
          'search-slash-off': 'que la touche « / » n’ouvre pas la recherche',
          'recent-searches': 'vos cinq dernières recherches en haut de la page ; vous pouvez les y effacer',
          'menu-draft':
            'les cartes que vous n’avez pas encore enregistrées, jusqu’à ce que vous les enregistriez ou les abandonniez ; à la déconnexion, vous choisissez si elles restent',
          'menu-draft-tab': 'la carte sur laquelle vous travaillez dans cet onglet ; jusqu’à sa fermeture',
          'menu-pdf-choices':
            'comment vous avez exporté chaque carte la dernière fois : présentation, format, langue',
          'menu-live-page': 'si la page à côté de votre carte est repliée',
          'mixmaster-shelf': 'les ingrédients que vous avez',
          'mixmaster-diet': 'ce que vous évitez : allergènes et régime',
          'mixmaster-diet-agreed':
            'ce que vous évitez, dans la dernière version commune à votre compte et à ce navigateur, si votre compte le garde',
          'mixmaster-shelf-serves': 'ce à quoi sert chacun de vos ingrédients dans une recette',
          'mixmaster-shelf-agreed':
            'vos ingrédients, dans la dernière version commune à votre compte et à ce navigateur',
          'mixmaster-shelf-met':
            'que la liste du compte et celle du navigateur ont été comparées ; jusqu’à la fermeture de l’onglet',
          'mixmaster-swaps': 'ce que vous utilisez à la place d’un ingrédient',
          'mixmaster-swaps-agreed':
            'vos substituts, dans la dernière version commune à votre compte et à ce navigateur',
          'mixmaster-drink-log':
            'vos étoiles et vos notes sur les boissons, et les jours où vous les avez préparées',
          'mixmaster-drink-log-agreed':
            'vos étoiles, notes et jours, dans la dernière version commune à votre compte et à ce navigateur',
          'mixmaster-photos':
            'les photos que vous ajoutez aux boissons, redessinées et sans l’endroit où elles ont été prises ; dans aucun compte, et 200 au plus',
          'mixmaster-lists': 'vos listes de boissons',
          'mixmaster-lists-agreed':
            'vos listes, dans la dernière version commune à votre compte et à ce navigateur',
          'mixmaster-shopping': 'ce qui est sur votre liste de courses',
          'mixmaster-stock': 'ce qu’il reste dans vos bouteilles et ce que vos boissons en ont pris',
          'mixmaster-stock-agreed':
            'votre liste de courses et le niveau de vos bouteilles, dans la dernière version commune à votre compte et à ce navigateur',
          'mixmaster-household': 'les noms des personnes avec qui vous partagez votre bar',
          'mixmaster-invitation':
            'une invitation à un foyer ou au service d’un bar, tant que vous n’y avez pas répondu',
          'mixmaster-picked': 'les trois dernières boissons que Mix Master a choisies pour vous',
          'mixmaster-account':
            'le compte connecté en dernier et ses favoris, pour que vous les voyiez hors ligne ; jusqu’à votre déconnexion',
          'mixmaster-unsent':
            'les favoris que vous avez modifiés hors ligne, jusqu’à ce que votre compte les reçoive',
          'mixmaster-menus-to-send':
            'les cartes que vous vouliez enregistrer hors ligne, jusqu’à ce qu’elles le soient',
          'mixmaster-service':
            'vos cartes publiées et celles des bars où vous assurez le service, telles que vous les avez vues la dernière fois sur la page pour le service, afin qu’elle s’ouvre hors ligne',
          'mixmaster-service-unsent':
            'ce que vous avez marqué comme épuisé hors ligne, jusqu’à ce que ce soit enregistré',
          'intended-favorite':
            'la boisson que vous alliez mettre en favori quand il a fallu vous connecter ; utilisée pendant une heure au plus',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Il y en a six, et seulement si vous vous connectez ; en https, leur nom commence par « __Host- ». Deux durent jusqu’à la déconnexion, mais pas plus de 14 jours après votre dernière visite ; au bout de 30 jours, il faut de toute façon vous reconnecter. Un cookie, qui reconnaît ce navigateur, dure 180 jours. Les autres ne servent que jusqu’à la connexion.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'maintient votre connexion ; les scripts ne peuvent pas le lire',
          'mixmaster-signed-in': 'indique à la page qu’une session existe, mais pas à qui elle est',
          'mixmaster-sign-in':
            'la page où vous alliez, le prénom que vous avez donné et, sous une forme illisible, votre adresse e-mail, pendant que vous attendez le code',
          'mixmaster-code-proof': 'montre que c’est ce navigateur qui a demandé le code',
          'mixmaster-known-browser':
            'montre pendant 180 jours qu’une connexion a eu lieu dans ce navigateur, pour que des inconnus qui essaient votre adresse ne vous bloquent pas ; il reste après la déconnexion et disparaît avec « Oublier cet appareil »',
          'mixmaster-provider':
            'la page où vous alliez, et que c’est bien vous qui avez lancé la connexion, pendant que vous vous connectez avec Google ou GitHub',
        }),
      },
      {
        title: 'Votre compte',
        paragraphs: [
          'Si vous créez un compte, nous conservons votre adresse e-mail, votre prénom si vous le donnez, votre formule, vos ingrédients, vos substituts, votre liste de courses et ce qu’il reste dans vos bouteilles, vos favoris, vos étoiles et vos notes sur les boissons avec les jours où vous les avez préparées, vos listes, vos cartes, leurs versions antérieures et leur style, avec votre logo, les cocktails de votre création et, si vous calculez vos coûts, le prix de vos bouteilles. Sans ces données, le compte ne pourrait pas fonctionner. Personne d’autre ne peut les voir, sauf si vous publiez une carte : quiconque en a le lien peut alors la lire, dans votre style et avec vos propres cocktails, sans savoir de quel compte elle vient. Vos étoiles comptent dans la moyenne que nous affichons pour une boisson dès que cinq comptes l’ont notée ; personne ne voit de qui elles viennent. Quiconque a le lien d’une liste que vous partagez peut la lire, avec votre prénom si vous l’affichez, jusqu’à ce que vous cessiez de la partager. Si votre bar a une page, elle affiche son nom, ce que vous y écrivez et les cartes que vous choisissez ; les anciennes adresses de votre bar restent à vous et y mènent. Tout cela est supprimé avec votre compte. Les noms de votre bar restent réservés 180 jours de plus, sous forme d’empreintes qui ne disent pas à qui ils étaient, afin que personne d’autre ne reprenne une adresse imprimée. Pour empêcher les abus, nous comptons aussi les modifications faites dans un compte en une heure ; ce décompte est supprimé au bout de deux jours au plus.',
          'Si vous faites partie d’un foyer, les autres y voient le nom que vous avez donné et partagent avec vous ingrédients, substituts, niveaux des bouteilles, liste de courses et les listes de boissons que l’un de vous met dans le foyer : chacun peut les modifier. Ils ne voient rien d’autre de votre compte : ni adresse, ni étoiles, notes, favoris, autres listes ou cartes, ni rien de ce que vous évitez. Si vous partez ou si l’on vous retire, vous gardez une copie, les autres gardent la leur, et votre nom y est supprimé. Si vous assurez sur invitation le service d’un bar, son propriétaire voit le nom que vous y avez donné, et rien d’autre de votre compte ; vous voyez les cartes publiées de sa page et pouvez changer ce qui est épuisé et les prix qui s’appliquent. Nous ne conservons pas qui a changé quoi. Votre nom y est supprimé lorsque vous partez, que l’on vous retire, ou que la page ou l’un des comptes est supprimé. D’une invitation, nous ne conservons qu’une empreinte, jusqu’à ce qu’elle soit utilisée ou annulée, sept jours au plus ; une adresse e-mail à laquelle vous en envoyez une n’est pas enregistrée.',
          'Ce que vous évitez, allergènes et régime, peut renseigner sur votre santé. Votre compte ne le garde que si vous activez cette option dans « Allergies et régime », pour que vos autres appareils le sachent aussi ; l’activer vaut consentement. Si vous la désactivez, ce choix est aussitôt supprimé du compte.',
        ],
      },
      {
        title: 'Les messages et les recettes que vous envoyez',
        paragraphs: [
          'Quand vous envoyez un message, nous conservons votre nom, votre adresse e-mail, le texte, la langue et l’heure, afin d’y répondre. Quand vous proposez une recette, nous conservons ce que vous avez saisi. Nous supprimons l’un et l’autre une fois traités, et automatiquement au bout d’un an. Si vous êtes connecté au moment de l’envoi, ils font partie de vos données et disparaissent avec votre compte.',
          'Pour empêcher les envois en masse, nous comptons les messages envoyés en une heure depuis une même adresse IP. Nous ne conservons pour cela aucune adresse, seulement une valeur brouillée qui ne dit rien par elle-même. Elle n’est pas liée à votre message et est supprimée au bout de deux heures au plus.',
        ],
      },
      {
        title: 'Les cartes des bars',
        paragraphs: [
          'Si vous lisez la carte qu’un bar a publiée ici, nous comptons l’ouverture de la page, par jour et par langue, pour que le bar voie combien de fois elle est lue. Nous n’utilisons pour cela aucun cookie, et avec ce nombre, nous ne conservons ni votre adresse IP ni rien d’autre sur vous ; il est supprimé au bout de 400 jours. Pour que le décompte reste fiable, nous gardons pendant deux heures au plus une valeur brouillée de l’adresse IP, qui n’est liée à aucune carte. Si votre navigateur envoie « Global Privacy Control » ou « Do Not Track », rien n’est compté. Une carte affichée dans un cadre sur le site d’un bar ne lit ni ne dépose aucun cookie, et ne compte rien.',
        ],
      },
      {
        title: 'La discussion avec l’IA',
        paragraphs: [
          'La discussion fait appel à un fournisseur d’IA tiers. Ce que vous y écrivez passe par notre serveur jusqu’à ce fournisseur, qui rédige la réponse ; si vous êtes connecté, nous lui transmettons aussi les noms des cocktails de votre création et, en entier, ceux sur lesquels porte votre question. Nous ne gardons pas la conversation. N’y écrivez rien de personnel.',
          'Pour que le coût de la discussion reste supportable, nous comptons les questions posées en une journée depuis une même adresse IP et depuis un même compte. Nous ne conservons pour cela ni cette adresse ni ce compte, seulement des valeurs brouillées qui ne disent rien par elles-mêmes et qui sont supprimées peu après minuit (UTC).',
          'Les textes traduits pour d’autres lecteurs, comme la description d’une carte publiée, sont envoyés au même fournisseur. La traduction est conservée quatre-vingt-dix jours au plus et ne dit pas de qui était le texte.',
        ],
      },
      {
        title: 'Nos prestataires',
        paragraphs: [
          'Netlify diffuse le site et exécute ses fonctions ; comme tout hébergeur, il voit l’adresse IP des visiteurs. Une de ces fonctions lit ce que vous tapez dans une recherche, à partir de quatre lettres ; nous ne le conservons pas. Supabase héberge la base de données et gère la connexion ; pour protéger les comptes, il note à chaque connexion l’adresse IP et le navigateur. Ce journal contient aussi votre adresse e-mail ; si vous supprimez votre compte, nous supprimons ces entrées dans les deux heures. Le fournisseur d’IA répond dans la discussion. Tous agissent sur nos instructions et peuvent traiter des données hors de votre pays.',
        ],
      },
      {
        title: 'Âge minimum',
        paragraphs: [
          'Mixmaster s’adresse aux personnes de 18 ans et plus. Nous ne conservons sciemment rien sur les plus jeunes ; si vous pensez le contraire, dites-le-nous et nous l’effacerons.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          'Vous pouvez demander ce que nous avons conservé sur vous, le faire corriger ou supprimer, en recevoir une copie, vous opposer à son usage et saisir l’autorité de protection des données de votre pays. Un message suffit.',
        ],
      },
      {
        title: 'Modifications',
        paragraphs: ['Si cette politique change, la nouvelle version sera publiée ici avec sa date.'],
      },
    ],
  },
};
