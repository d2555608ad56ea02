import { useId, useRef, useState } from 'react';
import { BRAND_LIMITS } from '../../../contracts/bars/brandLimits.ts';
import { STYLE } from '../styles.ts';
import type { BrandDraft } from './brandDraft.ts';
import type { BrandSay } from './brandSay.ts';
import { logoGround, logoSize } from './logoStyle.ts';
import { BadLogo, LOGO_TYPES, readLogo, type LogoFault } from './readLogo.ts';

interface Props {
  say: BrandSay;
  draft: BrandDraft;
  /** The name of the bar, which stands for the logo by default. */
  venue: string | null;
  onChange: (change: Pick<BrandDraft, 'logo'> | Pick<BrandDraft, 'logoAlt'>) => void;
}

/** Choose a logo, replace it, remove it, and say what is heard in its place. */
export function LogoField({ say, draft: { logo, logoAlt }, venue, onChange }: Props) {
  const [state, setState] = useState<'idle' | 'reading' | LogoFault>('idle');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  async function choose(file: File) {
    setState('reading');
    try {
      onChange({ logo: await readLogo(file) });
      setState('idle');
    } catch (error) {
      setState(error instanceof BadLogo ? error.fault : 'unreadable');
    }
  }

  return (
    <fieldset className="grid gap-3">
      <legend className={STYLE.label}>{say('brand.logo')}</legend>
      {logo && (
        <p
          style={logoGround(logo.tone)}
          className="mt-2 grid w-fit max-w-full rounded-corner border border-line p-4"
        >
          <img
            src={logo.url}
            alt={logoAlt.trim() || venue || say('brand.logo')}
            width={logo.width}
            height={logo.height}
            style={logoSize('6rem', '100%')}
          />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button
          type="button"
          aria-describedby={`${id}-state`}
          onClick={() => {
            input.current?.click();
          }}
          className={STYLE.button}
        >
          {say(logo ? 'brand.logo.replace' : 'brand.logo.choose')}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={say('brand.logo')}
          accept={LOGO_TYPES.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen again.
            target.value = '';
            if (file) void choose(file);
          }}
        />
        {logo && (
          <button
            type="button"
            className={STYLE.link}
            onClick={() => {
              setState('idle');
              onChange({ logo: null });
            }}
          >
            {say('brand.logo.remove')}
          </button>
        )}
      </div>
      <p
        id={`${id}-state`}
        aria-live="polite"
        className={`text-small ${state === 'idle' || state === 'reading' ? 'text-soft' : 'text-alert'}`}
      >
        {state !== 'idle'
          ? say(`brand.logo.${state}`)
          : logo && logo.tone !== 'any'
            ? say(`brand.logo.tone.${logo.tone}`)
            : say('brand.logo.hint')}
      </p>
      {logo && (
        <div>
          <label htmlFor={`${id}-alt`} className={STYLE.label}>
            {say('brand.alt')}
          </label>
          <input
            id={`${id}-alt`}
            value={logoAlt}
            maxLength={BRAND_LIMITS.logoAlt}
            placeholder={venue ?? undefined}
            aria-describedby={`${id}-alt-hint`}
            onChange={({ target }) => {
              onChange({ logoAlt: target.value });
            }}
            className={`mt-2 ${STYLE.field}`}
          />
          <p id={`${id}-alt-hint`} className="mt-2 text-small text-soft">
            {say('brand.alt.hint')}
          </p>
        </div>
      )}
    </fieldset>
  );
}
