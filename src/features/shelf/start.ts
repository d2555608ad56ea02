import { loadPart } from '../../lib/lazyPart.ts';
import { startShelfMarks } from './markShelf.ts';
import { mayBeSignedIn } from '../../stores/reader.ts';
import { hasMet, noteMeeting } from '../../stores/shelfMeeting.ts';

const texts = document.querySelector<HTMLElement>('[data-shelf-texts]')?.dataset['shelfTexts'];
if (texts !== undefined && document.querySelector('[data-ingredient], [data-asks]')) {
  startShelfMarks(JSON.parse(texts));
}
if (!mayBeSignedIn()) noteMeeting(false);
else if (!hasMet()) {
  // Where it does not come, the next page meets the account.
  loadPart(() => import('../../stores/meetAccount.ts')).then(
    ({ meetAccount }) => meetAccount(),
    () => undefined,
  );
}
