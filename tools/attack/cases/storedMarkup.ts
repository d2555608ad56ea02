import { z } from 'zod';
import { mailsTo } from '../../serve/readMail.ts';
import { findBreach, sending, type AttackCase } from '../attackCase.ts';
import { activeMarkup, MARKUP, listWords } from '../markup.ts';
import { newSender, signUp, type Reader } from '../reader.ts';
import { sendRaw } from '../sendRaw.ts';

const NEGRONI = '11002';
const GUEST_PATHS = ['/menu/', '/nl/menu/', '/de/menu/', '/es/menu/', '/fr/menu/'];
/** The longest that a price and a first name may be. */
const PRICE_LETTERS = 20;
const NAME_LETTERS = 40;

const menuSchema = z.looseObject({
  id: z.string(),
  publication: z.looseObject({ token: z.string() }).nullable(),
});

/** Markup in a menu, looked for on the guest's pages, and in a first name, looked for in a mail. */
export async function* storedMarkupCases(site: string): AsyncGenerator<AttackCase> {
  const owner = await signUp(site, 'markup@example.test', 'Ada');
  for (const [index, text] of MARKUP.entries()) {
    const token = await publishMenuOf(owner, text);
    for (const path of GUEST_PATHS) {
      yield {
        kind: 'stored markup',
        name: `${text} on ${path}`,
        attempt: sending(
          site,
          { method: 'GET', path: `${path}${token}?lang=en`, headers: newSender() },
          {
            statuses: [200],
            check: ({ text: html }) =>
              activeMarkup(html) ?? (listWords(html).includes(text) ? undefined : 'lost the words'),
          },
        ),
      };
    }
    yield { kind: 'stored markup', name: `${text} in a mail`, attempt: () => mailWith(site, text, index) };
  }
}

/** Anybody may give a first name for the address of somebody else, who then gets a mail. */
async function mailWith(site: string, text: string, index: number): Promise<string | undefined> {
  const email = `mail-${index}@example.test`;
  const firstName = [...text].slice(0, NAME_LETTERS).join('');
  const answer = await sendRaw(site, {
    method: 'POST',
    path: '/api/auth/code',
    headers: { origin: site, ...newSender() },
    body: { email, locale: 'en', firstName },
  });
  const [html] = await mailsTo(site, email);
  return (
    findBreach(answer, { statuses: [200] }) ?? (html === undefined ? 'sends no mail' : activeMarkup(html))
  );
}

async function publishMenuOf(owner: Reader, text: string): Promise<string> {
  const price = [...text].slice(0, PRICE_LETTERS).join('').trim();
  const made = await owner.ask({
    method: 'POST',
    path: '/api/menus',
    body: {
      name: text,
      description: text,
      restaurantName: text,
      cocktailIds: [NEGRONI],
      sections: [
        {
          title: text,
          drinks: [{ cocktailId: NEGRONI, prices: [{ size: null, amounts: [price] }], note: text }],
        },
      ],
    },
  });
  const { id } = menuSchema.parse(JSON.parse(made.text));
  const published = await owner.ask({ method: 'PUT', path: `/api/menus/${id}/publication`, body: {} });
  return menuSchema.parse(JSON.parse(published.text)).publication?.token ?? '';
}
