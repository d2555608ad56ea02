import { planBatch } from '../../domain/drinks/batch.ts';

/** For how many drinks a recipe is shown; a bottle of it holds a fraction of one too. */
export function readServings(select: HTMLSelectElement): { drinks: number; water: number; isBatch: boolean } {
  const { mlPerDrink, waterPerDrink } = select.dataset;
  const isBatch = select.value.endsWith('l');
  const batch = { ml: Number(mlPerDrink), water: Number(waterPerDrink) };
  return isBatch
    ? { ...planBatch(batch, Number.parseFloat(select.value)), isBatch }
    : { drinks: Number(select.value), water: 0, isBatch };
}
