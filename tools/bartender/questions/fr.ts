import * as right from '../checks.ts';
import type { Question } from '../checks.ts';

export const fr: readonly Question[] = [
  {
    turns: ['Que puis-je faire avec du gin et du concombre ?'],
    right: [right.has('cucumber'), right.has('gin', 'london-dry-gin')],
  },
  {
    turns: ['Comment fait-on un mojito ?'],
    right: [right.cites('Mojito'), right.says(/rhum blanc/), right.says(/^1\. /m)],
  },
  {
    turns: ['Je n’ai pas de sirop d’orgeat, par quoi le remplacer ?'],
    right: [right.says(/coco|amaretto/i)],
  },
  { turns: ['C’est quoi un dash ?'], right: [right.says(/0,8/), right.noDrinks] },
  {
    turns: ['Y a-t-il de l’œuf dans le Clover Club ?'],
    right: [right.says(/^Oui/), right.says(/blanc d’œuf/)],
  },
  {
    turns: ['Quelle est la différence entre un Manhattan et un Rob Roy ?'],
    right: [right.cites('Manhattan'), right.cites('Rob Roy'), right.says(/écossais/)],
  },
  {
    turns: ['Que boire avec un plateau de fromages ?'],
    right: [
      right.pairs(
        'manchego',
        'aged-gouda',
        'parmesan',
        'aged-cheddar',
        'goat-cheese',
        'blue-cheese',
        'grilled-halloumi',
      ),
    ],
  },
  {
    turns: ['Que manger avec un Spritz ?', 'et avec un Negroni ?'],
    right: [right.cites('Negroni'), right.says(/olives/)],
  },
  { turns: ['Un cocktail sans alcool et fruité'], right: [right.alcoholFree, right.offers(2)] },
  {
    turns: ['Quelque chose de doux à la vodka', 'moins sucré', 'comment préparer le deuxième ?'],
    right: [right.recipeOf(1)],
  },
  { turns: ['Un digestif pour finir le repas', 'plus léger'], right: [right.weaker] },
  {
    turns: ['Je suis enceinte, je peux boire un Spritz ?'],
    right: [right.alcoholFree, right.says(/grossesse/)],
  },
  { turns: ['Qui a gagné le match de foot hier ?'], right: [right.noDrinks, right.says(/bar|boissons/)] },
  { turns: ['Surprenez-moi', 'une autre'], right: [right.fresh] },
  {
    turns: ['Un cocktail au rhum pas trop sucré', 'et sans citron vert ?'],
    right: [right.lacks('lime-juice', 'lime'), right.lacksTaste('sweet')],
  },
  { turns: ['un mojitto sans alcool'], right: [right.cites('Virgin Mojito')] },
  {
    turns: ['Je suis allergique aux noix, que puis-je boire ?'],
    right: [right.without('nuts', 'peanuts'), right.offers(2)],
  },
  {
    turns: ['comment fait-on un hot toddy', 'je n’ai pas de citron, que mettre à la place ?'],
    right: [right.says(/citron vert/)],
  },
  { turns: ['c koi un amaro'], right: [right.says(/liqueur italienne/)] },
  { turns: ['un cocktail bleu'], right: [right.has('blue-curacao', 'blue-curacao-syrup')] },
  { turns: ['j’ai du rhum, de la menthe et du citron vert, je fais quoi ?'], right: [right.cites('Mojito')] },
  { turns: ['je veux me bourrer la gueule'], right: [right.alcoholFree, right.says(/savoure/)] },
  {
    turns: ['Que puis-je préparer ?'],
    shelf: ['gin', 'campari', 'sweet-vermouth', 'orange'],
    right: [right.offers(2), right.says(/vous avez tout/)],
  },
];
