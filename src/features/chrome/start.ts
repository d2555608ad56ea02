import { loadPart } from '../../lib/lazyPart.ts';
import { keepFocus } from '../../ui/keepFocus.ts';
import { showAccount } from './account.ts';
import { guardAgeGate } from './ageGate.ts';
import { keepLanguageChoices } from './languageChoice.ts';
import { closeMenusFromOutside, openDialogsByControls } from './opening.ts';
import { forgetFormerReaders } from './sessionChange.ts';
import { switchThemes } from './themeChoice.ts';

keepFocus();
guardAgeGate();
openDialogsByControls();
closeMenusFromOutside();
keepLanguageChoices();
switchThemes();
forgetFormerReaders();
// Once a reader points at something, the page that follows is near.
for (const event of ['pointerover', 'touchstart', 'focusin']) {
  addEventListener(event, smoothTheWay, { once: true, passive: true });
}
void showAccount();

/** Where it does not come, pages follow each other as they always did. */
function smoothTheWay(): void {
  loadPart(() => import('./betweenPages.ts')).catch(() => undefined);
}
