import { useId, useMemo } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import { bareGuestPath, guestPath } from '../../../i18n/guestPath.ts';
import { copyText } from '../../../ui/copyText.ts';
import { LinkIcon } from '../../../ui/icons.tsx';
import { saveFile } from '../../../lib/saveFile.ts';
import { showToast } from '../../../ui/toast.ts';
import { colon } from '../../../text/colon.ts';
import { fillIn } from '../../../text/fillIn.ts';
import { STYLE } from '../styles.ts';
import type { PublishMessages } from './publishMessages.ts';
import { qrFile, qrModules, qrPath } from './qrCode.ts';
import { qrPicture } from './qrPicture.ts';

interface Props {
  token: string;
  menuName: string;
  locale: Locale;
  messages: PublishMessages;
}

/** The address of a published menu: to copy, to open, and as a QR code to print. */
export function PublishedLink({ token, menuName, locale, messages }: Props) {
  const field = useId();
  const address = new URL(bareGuestPath(token), location.origin).href;
  const modules = useMemo(() => qrModules(address), [address]);
  const size = modules.length;
  const fileName = `qr-${menuName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

  /** There are as many of each control as menus. */
  const nameOf = (action: string) => `${action}${colon(locale)} ${menuName}`;
  const copy = () =>
    copyText(address, messages['publish.copied'], { title: messages['publish.copy.failed'], text: address });

  async function savePicture() {
    try {
      saveFile(await qrPicture(address), `${fileName}.png`);
    } catch {
      showToast({ title: messages['publish.qr.failed'], tone: 'error' });
    }
  }

  return (
    <div className="flex flex-wrap gap-x-6 gap-y-5">
      <svg
        role="img"
        aria-label={fillIn(messages['publish.qr'], { name: menuName })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-36 shrink-0 rounded-corner border border-line"
      >
        {/* Black on white in both themes: cameras ask for it. */}
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={qrPath(modules)} />
      </svg>
      <div className="min-w-0 grow basis-64">
        <label htmlFor={field} className="text-note text-soft">
          {messages['publish.link']}
        </label>
        <input
          id={field}
          readOnly
          value={address}
          onFocus={({ target }) => {
            target.select();
          }}
          className={`mt-1 block text-small ${STYLE.field}`}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            aria-label={nameOf(messages['publish.copy'])}
            className={STYLE.button}
            onClick={() => void copy()}
          >
            <LinkIcon />
            {messages['publish.copy']}
          </button>
          <a
            href={guestPath(locale, token)}
            target="_blank"
            rel="noopener"
            aria-label={nameOf(messages['publish.open'])}
            className={STYLE.button}
          >
            {messages['publish.open']}
          </a>
          <a
            href={`data:image/svg+xml,${encodeURIComponent(qrFile(address))}`}
            download={`${fileName}.svg`}
            aria-label={nameOf(messages['publish.qr.download'])}
            className={STYLE.button}
          >
            {messages['publish.qr.download']}
          </a>
          <button
            type="button"
            aria-label={nameOf(messages['publish.qr.picture'])}
            className={STYLE.button}
            onClick={() => void savePicture()}
          >
            {messages['publish.qr.picture']}
          </button>
        </div>
      </div>
    </div>
  );
}
