import { getIngredientKin, getWishedDrinks } from '../../../src/catalogue/wishedDrinks.ts';
import { citedIds } from '../../../src/domain/chat/citations.ts';
import { fitsWishes } from '../../../src/domain/wishes/matchDrinks.ts';
import { foldText } from '../../../src/text/foldText.ts';
import type { Session } from './session.ts';
import { pressesFor } from './short/suggest.ts';

/**
 * What the visitor may want to say next: what the model offers, else something about the drinks that it cites. Nothing
 * names a drink that the chips exclude.
 */
export function chooseFollowUps(offered: readonly string[], answer: string, session: Session): string[] {
  const { catalogue, lasting, language, forOthers } = session;
  const kin = getIngredientKin(catalogue);
  const namesOf = (fits: boolean) =>
    getWishedDrinks(catalogue)
      .filter((drink) => (fitsWishes(drink, lasting, kin) || forOthers.has(drink.id)) === fits)
      .flatMap(({ id }) => Object.values(session.findDrink(id)?.name ?? {}))
      .map((name) => ` ${foldText(name)} `);
  const [allowed, excluded] = [namesOf(true), namesOf(false)];
  const isFine = (text: string) => {
    // A Virgin Mojito is no Mojito.
    const said = allowed.reduce((rest, name) => rest.replace(name, ' _ '), ` ${foldText(text)} `);
    return !excluded.some((name) => said.includes(name));
  };
  const fine = offered.filter(isFine);
  if (fine.length > 0) return fine;
  return pressesFor(citedIds(answer), { catalogue, language, wishes: lasting }).filter(isFine);
}
