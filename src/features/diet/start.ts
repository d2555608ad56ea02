import { loadPart } from '../../lib/lazyPart.ts';
import { onceDietIsStored } from '../../stores/storedDiet.ts';

// Where the marks do not come nothing is marked; recipes state their allergens themselves.
onceDietIsStored(() => {
  loadPart(() => import('./markDiets.ts')).then(
    ({ startDietMarks }) => startDietMarks(),
    () => undefined,
  );
});
