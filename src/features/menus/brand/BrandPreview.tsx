import { useEffect, type CSSProperties } from 'react';
import barDeco from '../../../assets/fonts/bar-deco.woff2?url';
import type { Menu } from '../../../contracts/menus/menu.ts';
import type { Pairing } from '../../../contracts/bars/brandLimits.ts';
import { isOwnId } from '../../../contracts/menus/menuLimits.ts';
import { accentTones, THEMES, type Theme } from '../../../domain/branding/accentTones.ts';
import { listMenuDrinks } from '../../../domain/menus/listMenuDrinks.ts';
import { DrinkThumb } from '../DrinkThumb.tsx';
import { getAccent, type BrandDraft } from './brandDraft.ts';
import type { BrandSay } from './brandSay.ts';
import { logoGround, logoSize } from './logoStyle.ts';

interface Props {
  say: BrandSay;
  draft: BrandDraft;
  menu: Menu;
  nameOf: (id: string) => string | undefined;
}

/** Drinks of the menu that are shown. */
const SHOWN = 3;
/** In cents, one for each. */
const PRICES = [1150, 1200, 950];
const DECO = 'Bar Deco';
/** From the name of a drink to its price. */
const DOTS: CSSProperties = {
  minWidth: '1rem',
  marginBottom: '0.4rem',
  borderBottom: '2px dotted var(--line)',
};

/** A menu as guests would see it with this look, by day and by night. */
export function BrandPreview({ say, draft, menu, nameOf }: Props) {
  const isDeco = draft.pairing === 'deco';
  useEffect(() => {
    if (isDeco) void addDeco();
  }, [isDeco]);
  return (
    <section
      aria-label={say('brand.preview')}
      className="grid content-start gap-4 md:grid-cols-2 lg:sticky lg:top-24 lg:grid-cols-1 xl:grid-cols-2"
    >
      {THEMES.map((theme) => (
        <figure key={theme} className="min-w-0">
          <figcaption className="mb-2 text-small text-soft">{say(`brand.preview.${theme}`)}</figcaption>
          <Page {...{ say, draft, menu, nameOf, theme }} />
        </figure>
      ))}
    </section>
  );
}

function Page({ say, draft, menu, nameOf, theme }: Props & { theme: Theme }) {
  const { pairing, design, logo, namesProduct } = draft;
  const isDeco = pairing === 'deco';
  const price = new Intl.NumberFormat(say.locale, { style: 'currency', currency: menu.currency ?? 'EUR' });
  const drinks = listMenuDrinks(menu)
    .map(({ cocktailId, item }) => ({ id: cocktailId, name: item?.name ?? nameOf(cocktailId) }))
    .slice(0, SHOWN);
  const title: CSSProperties = isDeco
    ? { letterSpacing: '0.08em', textTransform: 'uppercase' }
    : { fontWeight: pairing === 'modern' ? 600 : 400 };
  return (
    <div
      data-preview={theme}
      style={lookOf(draft, theme)}
      className="rounded-corner border border-line bg-ground p-5 text-center font-sans text-ink"
    >
      {logo ? (
        <p
          style={logo.tone === theme ? logoGround(logo.tone) : {}}
          className={`mx-auto mb-3 w-fit ${logo.tone === theme ? 'rounded-corner p-4' : ''}`}
        >
          <img
            src={logo.url}
            alt=""
            width={logo.width}
            height={logo.height}
            style={logoSize('4rem', '10rem')}
          />
        </p>
      ) : (
        menu.restaurantName && (
          <p className="mb-2 text-note font-semibold tracking-[0.14em] wrap-anywhere text-brass uppercase">
            {menu.restaurantName}
          </p>
        )
      )}
      <p style={title} className="font-serif text-section wrap-anywhere hyphens-auto">
        {menu.name}
      </p>
      <p
        style={title}
        className={`mt-5 mb-4 font-serif text-card wrap-anywhere after:mx-auto after:mt-[0.9rem] after:block after:w-10 after:border-t after:border-brass ${design === 'list' ? 'text-brass' : ''}`}
      >
        {menu.sections.find((section) => section.title)?.title ?? say('brand.preview.section')}
      </p>
      <ul className="grid gap-3 text-left">
        {drinks.map(({ id, name = id }, place) => (
          <li
            key={`${place} ${id}`}
            className={`flex gap-3 ${design === 'pictures' ? 'items-center' : 'items-end'}`}
          >
            {design === 'pictures' && !isOwnId(id) && (
              <DrinkThumb {...{ id }} picture={undefined} drawing={undefined} />
            )}
            <span
              className={`min-w-0 font-serif text-large wrap-anywhere ${pairing === 'modern' ? 'font-semibold' : ''}`}
            >
              {name}
            </span>
            <span style={design === 'list' ? DOTS : {}} className="grow" />
            <span className="shrink-0 font-serif text-large tabular-nums">
              {price.format((PRICES[place] ?? 0) / 100)}
            </span>
          </li>
        ))}
      </ul>
      {namesProduct && (
        <p className="mt-5 border-t border-line pt-3 text-note text-soft">{say('brand.preview.foot')}</p>
      )}
    </div>
  );
}

/** Colors and typefaces of a preview, in the place of those of the page. */
function lookOf(draft: BrandDraft, theme: Theme): CSSProperties {
  const accent = getAccent(draft);
  const tones = accent ? accentTones(accent) : undefined;
  const fonts: Record<Pairing, Record<string, string>> = {
    house: {},
    modern: { '--font-serif': 'var(--font-instrument-sans)' },
    deco: { '--font-serif': `"${DECO}", sans-serif`, '--font-sans': 'var(--font-newsreader)' },
  };
  return {
    colorScheme: theme,
    ...(tones && { '--color-brass': tones[theme] }),
    ...fonts[draft.pairing],
  } as CSSProperties;
}

async function addDeco(): Promise<void> {
  if ([...document.fonts].some(({ family }) => family.includes(DECO))) return;
  const face = new FontFace(DECO, `url(${barDeco})`);
  document.fonts.add(face);
  // Without it the preview shows another sans serif.
  await face.load().catch(() => undefined);
}
