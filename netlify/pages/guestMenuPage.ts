import type { Locale } from '../../src/contracts/locale.ts';
import type { GuestDrink, GuestMenu } from '../../src/contracts/publishedMenu.ts';
import { localizedPath } from '../../src/i18n/paths.ts';
import { allergenText } from '../../src/i18n/allergenText.ts';
import { translator } from '../../src/i18n/translate.ts';
import { guestDocument } from './guestDocument.ts';
import { guestWordsLine, type GuestWords } from './guestWordsLine.ts';
import { html, type Html } from './html.ts';

/** What joins the contents of a drink on one line. */
const JOINT = '\u00a0· ';
/** Pictures that are in view at once on a phone: these do not wait. */
const EAGER = 3;
/** Characters from which on a name is no headline any more. */
const LONG_NAME = 40;

interface GuestMenuPage {
  menu: GuestMenu;
  locale: Locale;
  token: string;
  /** Of the site, as the caller knows it: link previews need whole addresses. */
  origin: string;
  /** Absent where the owner's words cannot be translated. */
  words?: GuestWords | undefined;
}

/** Says in which language a text of the owner is; '' where nobody knows. */
type LangOf = (text: string) => Locale | '';

/** The page of a published menu; the owner's words are text, and read in their own direction. */
export function guestMenuPage({ menu, locale, token, origin, words }: GuestMenuPage): string {
  const { name, description, restaurantName, sections } = menu;
  const titled = sections.flatMap(({ title }, place) => (title === null ? [] : [{ title, place }]));
  const langOf: LangOf = (text) => (words?.local.has(text) ? locale : '');
  const eager = new Set(sections.flatMap(({ drinks }) => drinks).slice(0, EAGER));
  const main = html`<header class="masthead">
      ${restaurantName && html`<p class="venue" dir="auto">${restaurantName}</p>`}
      <h1 class="${name.length > LONG_NAME ? 'long' : 'short'}" dir="auto">${name}</h1>
      ${description && html`<p class="lede" lang="${langOf(description)}" dir="auto">${description}</p>`}
      ${words && guestWordsLine(words, locale, token)}
    </header>
    ${titled.length > 1 ? sectionLinks(titled, locale, langOf) : null}
    ${sections.map(
      ({ title, drinks }, place) =>
        html`<section id="s${place}">
          ${title && html`<h2 lang="${langOf(title)}" dir="auto">${title}</h2>`}
          <ul class="drinks">
            ${drinks.map((drink) =>
              drinkItem(drink, {
                locale,
                heading: title === null ? 'h2' : 'h3',
                isEager: eager.has(drink),
                langOf,
              }),
            )}
          </ul>
        </section>`,
    )}`;
  return guestDocument({
    locale,
    token,
    title: [name, restaurantName].filter(Boolean).join(' – '),
    head: preview(menu, origin),
    main,
    note: translator(locale)('guest.allergens.note'),
  });
}

/** What a messenger shows of a link to the menu. */
function preview({ name, description, restaurantName, sections }: GuestMenu, origin: string): Html {
  const share = sections[0]?.drinks[0]?.picture.rendered?.share ?? '/share.jpg';
  const text = description ?? restaurantName;
  return html`<meta property="og:title" content="${name}" />
    ${text && html`<meta property="og:description" content="${text}" />`}
    <meta property="og:image" content="${new URL(share, origin).href}" />`;
}

function sectionLinks(titled: { title: string; place: number }[], locale: Locale, langOf: LangOf): Html {
  return html`<nav class="sections" aria-label="${translator(locale)('guest.sections')}">
    <ul>
      ${titled.map(({ title, place }) => html`<li><a href="#s${place}" lang="${langOf(title)}" dir="auto">${title}</a></li>`)}
    </ul>
  </nav>`;
}

interface DrinkItem {
  locale: Locale;
  heading: 'h2' | 'h3';
  isEager: boolean;
  langOf: LangOf;
}

function drinkItem(drink: GuestDrink, { locale, heading, isEager, langOf }: DrinkItem): Html {
  const t = translator(locale);
  const link = html`<a href="${localizedPath(locale, `/cocktail/${drink.id}`)}">${drink.name}</a>`;
  const name = drink.isSoldOut ? html`<s>${link}</s>` : link;
  const strength = drink.alcoholFree ?? t('guest.abv', { number: drink.abv });
  const told = [allergenText(drink.allergens, t), ...drink.cautions];
  return html`<li class="${drink.isSoldOut ? 'drink out' : 'drink'}">
    ${picture(drink, isEager)}
    <div class="head">
      ${heading === 'h2' ? html`<h2 class="name">${name}</h2>` : html`<h3 class="name">${name}</h3>`}
      ${
        drink.isSoldOut
          ? html`<p class="sold-out">${t('guest.sold-out')}</p>`
          : drink.price && html`<p class="price" dir="auto">${drink.price}</p>`
      }
    </div>
    <p class="contents">${drink.contents.join(JOINT)}</p>
    ${drink.note && html`<p class="note" lang="${langOf(drink.note)}" dir="auto">${drink.note}</p>`}
    <div class="facts">
      <span>${strength}</span>
      <details>
        <summary>${t('recipe.allergens')}</summary>
        ${told.map((sentence) => html`<p>${sentence}</p> `)}
      </details>
    </div>
  </li>`;
}

/** The name stands beside it, so that the picture says nothing new. */
function picture({ picture: { src, rendered } }: GuestDrink, isEager: boolean): Html {
  const image = html`<img
    src="${src}"
    alt=""
    width="800"
    height="1000"
    loading="${isEager ? 'eager' : 'lazy'}"
    decoding="async"
  />`;
  if (!rendered) return image;
  return html`<picture
    ><source type="image/avif" srcset="${rendered.avif}" sizes="7rem" />
    <source type="image/webp" srcset="${rendered.webp}" sizes="7rem" />
    ${image}</picture
  >`;
}
