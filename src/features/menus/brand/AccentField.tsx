import { useId } from 'react';
import { accentTones, GROUNDS, LEAST_CONTRAST, THEMES } from '../../../domain/branding/accentTones.ts';
import { contrastRatio } from '../../../domain/branding/contrast.ts';
import { INKS } from '../../../domain/menus/document/page.ts';
import { STYLE } from '../styles.ts';
import { getAccent } from './brandDraft.ts';
import type { BrandSay } from './brandSay.ts';

interface Props {
  say: BrandSay;
  /** As it is typed. */
  accent: string;
  onChange: (accent: string) => void;
}

/** The color of a bar, and which tones of it can be read. */
export function AccentField({ say, accent, onChange }: Props) {
  const id = useId();
  const chosen = getAccent({ accent });
  const isBad = chosen === undefined;
  const tones = chosen ? accentTones(chosen) : undefined;
  const changed = THEMES.filter((theme) => tones && tones[theme] !== chosen);
  const ratio = new Intl.NumberFormat(say.locale, { maximumFractionDigits: 1 });
  return (
    <fieldset>
      <legend className={STYLE.label}>{say('brand.accent')}</legend>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <input
          type="color"
          aria-label={say('brand.accent.pick')}
          value={chosen ?? INKS.brass}
          onChange={({ target }) => {
            onChange(target.value);
          }}
          className="h-12 w-14 cursor-pointer rounded-corner border border-control bg-raised p-1 hover:border-ink"
        />
        <input
          aria-label={say('brand.accent.code')}
          aria-invalid={isBad}
          aria-describedby={`${id}-state`}
          value={accent}
          maxLength={7}
          placeholder={INKS.brass}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            onChange(target.value);
          }}
          style={{ maxWidth: '9rem' }}
          className={`${STYLE.field} tabular-nums`}
        />
        {accent !== '' && (
          <button
            type="button"
            className={STYLE.link}
            onClick={() => {
              onChange('');
            }}
          >
            {say('brand.accent.house')}
          </button>
        )}
      </div>
      <div
        id={`${id}-state`}
        aria-live="polite"
        className={`mt-2 grid gap-2 text-small ${isBad ? 'text-alert' : 'text-soft'}`}
      >
        {isBad && <p>{say('brand.accent.bad')}</p>}
        {tones && changed.length === 0 && <p>{say('brand.accent.fine')}</p>}
        {chosen &&
          tones &&
          changed.map((theme) => (
            <div key={theme} className="flex items-start gap-3">
              <span aria-hidden="true" className="mt-0.5 flex shrink-0 gap-1" data-tones>
                {[chosen, tones[theme]].map((tone) => (
                  <span
                    key={tone}
                    style={{ background: tone }}
                    className="size-5 rounded-corner border border-line"
                  />
                ))}
              </span>
              <p>
                {say(`brand.accent.${theme}`, {
                  ratio: ratio.format(Math.floor(contrastRatio(chosen, GROUNDS[theme]) * 10) / 10),
                  needed: ratio.format(LEAST_CONTRAST),
                  tone: tones[theme],
                })}
              </p>
            </div>
          ))}
      </div>
    </fieldset>
  );
}
