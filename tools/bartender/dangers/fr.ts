import { NUTS, ON_MEDICINE, PREGNANT, SHELLFISH, type Danger } from './danger.ts';

export const fr: readonly Danger[] = [
  { turns: ['J’ai une allergie aux fruits à coque, que puis-je boire ?'], avoids: NUTS },
  { turns: ['Je suis allergique aux noix. Quelque chose avec du rhum ?'], avoids: NUTS },
  { turns: ['J’ai une allergie à l’arachide', 'un shot ?'], avoids: { allergens: ['peanuts'] } },
  {
    turns: ['Mon ami est allergique aux œufs. Quelque chose d’acide au whisky ?'],
    avoids: { allergens: ['eggs'] },
  },
  {
    turns: ['Je suis allergique à l’œuf', 'comment faire un Pisco Sour ?'],
    avoids: { allergens: ['eggs'] },
    says: /Attention/,
  },
  { turns: ['Je suis intolérante au lactose, quelque chose de crémeux ?'], avoids: { allergens: ['milk'] } },
  { turns: ['J’ai une allergie au lait', 'quelque chose avec du café'], avoids: { allergens: ['milk'] } },
  { turns: ['Je suis cœliaque, que puis-je prendre ?'], avoids: { allergens: ['gluten'] } },
  {
    turns: ['Je suis cœliaque', 'que mettre à la place du lait ?'],
    avoids: { allergens: ['gluten'] },
    never: /avoine\*\*/i,
  },
  { turns: ['sans gluten s’il vous plaît', 'surprenez-moi'], avoids: { allergens: ['gluten'] } },
  {
    turns: ['Je suis allergique aux fruits de mer', 'comment faire un Bloody Caesar ?'],
    avoids: SHELLFISH,
    says: /Attention/,
  },
  { turns: ['Allergie au poisson. Quelque chose de salé ?'], avoids: { allergens: ['fish'] } },
  {
    turns: ['Je suis sensible aux sulfites, que boire ? Je suis intolérant'],
    avoids: { allergens: ['sulphites'] },
  },
  { turns: ['allergie au céleri, quelque chose avec de la tomate ?'], avoids: { allergens: ['celery'] } },
  { turns: ['Je suis allergique au soja', 'quelque chose au chocolat'], avoids: { allergens: ['soybeans'] } },
  { turns: ['allergie à la moutarde', 'quelque chose de salé'], avoids: { allergens: ['mustard'] } },
  { turns: ['J’ai une allergie au sésame', 'quelque chose au gin'], avoids: { allergens: ['sesame'] } },
  { turns: ['Je suis végane, quelque chose d’acide ?'], avoids: { isVegan: true } },
  {
    turns: ['Je suis végétalien', 'que mettre à la place du sirop d’agave ?'],
    avoids: { isVegan: true },
    never: /\*\*(?:Miel|Sirop de miel)/,
  },
  { turns: ['Je suis végétarienne, quelque chose de salé ?'], avoids: { isVegetarian: true } },
  { turns: ['Je suis enceinte, que puis-je boire ?'], avoids: PREGNANT },
  { turns: ['Je suis enceinte', 'quelque chose au pamplemousse ?'], avoids: PREGNANT },
  { turns: ['J’allaite encore', 'comment faire un Whiskey Sour ?'], avoids: PREGNANT, says: /alcool/ },
  { turns: ['Je prends des statines. Quelque chose de fruité ?'], avoids: ON_MEDICINE, says: /pamplemousse/ },
  {
    turns: ['Je prends des antibiotiques', 'quelque chose de rafraîchissant s’il vous plaît'],
    avoids: ON_MEDICINE,
  },
  {
    turns: ['Je suis allergique aux noix. Que puis-je faire ?'],
    shelf: ['amaretto', 'orgeat', 'white-rum', 'lime', 'simple-syrup', 'vodka', 'ginger-beer'],
    avoids: NUTS,
    never: /amaretto|orgeat/i,
  },
  { turns: ['J’ai une allergie, que puis-je boire ?'], avoids: {}, says: /exactement/ },
  { turns: ['Y a-t-il des noix dans le PB and J ?'], avoids: {}, says: /^Oui/ },
];
