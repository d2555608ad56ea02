import { loadPart } from '../../lib/lazyPart.ts';
import { onceDietIsKept } from '../../stores/keptDiet.ts';

// Where the marks do not come nothing is marked; recipes state their allergens themselves.
onceDietIsKept(() => {
  loadPart(() => import('./markDiets.ts')).then(
    ({ startDietMarks }) => startDietMarks(),
    () => undefined,
  );
});
