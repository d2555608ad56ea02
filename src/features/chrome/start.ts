import { showAccount } from './account.ts';
import { guardAgeGate } from './ageGate.ts';
import { keepLanguageChoices } from './languageChoice.ts';
import { closeMenusFromOutside, openDialogsByControls } from './opening.ts';
import { fetchPagesAhead } from './fetchAhead.ts';
import { movePictures } from './pictureMove.ts';
import { forgetFormerReaders } from './sessionChange.ts';
import { switchThemes } from './themeChoice.ts';

guardAgeGate();
openDialogsByControls();
closeMenusFromOutside();
keepLanguageChoices();
switchThemes();
forgetFormerReaders();
movePictures();
fetchPagesAhead();
void showAccount();
