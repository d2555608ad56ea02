import { loadPart } from '../../lib/lazyPart.ts';
import { whenIdle } from '../../lib/whenIdle.ts';
import { showAccount } from './account.ts';
import { guardAgeGate } from './ageGate.ts';
import { keepLanguageChoices } from './languageChoice.ts';
import { closeMenusFromOutside, openDialogsByControls } from './opening.ts';
import { forgetFormerReaders } from './sessionChange.ts';
import { switchThemes } from './themeChoice.ts';

guardAgeGate();
openDialogsByControls();
closeMenusFromOutside();
keepLanguageChoices();
switchThemes();
forgetFormerReaders();
whenIdle(() => {
  // Where it does not come, pages follow each other as they always did.
  loadPart(() => import('./betweenPages.ts')).then(
    ({ smoothTheWay }) => smoothTheWay(),
    () => undefined,
  );
});
void showAccount();
