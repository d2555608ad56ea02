/** Where the words that an owner wrote for the guests stand in a menu; name, venue and prices are no such words. */
export interface OwnWords {
  description: string | null;
  sections: { title: string | null; drinks: { note: string | null }[] }[];
}

/** The owner's words of a menu in reading order, each text once; blank ones are none. */
export function listOwnWords({ description, sections }: OwnWords): string[] {
  const texts = sections.flatMap(({ title, drinks }) => [title, ...drinks.map(({ note }) => note)]);
  const written = [description, ...texts].filter((text) => text !== null);
  return [...new Set(written)].filter((text) => text.trim() !== '');
}

/** The menu with the owner's words translated; a text without translation, or with a blank one, stays as it is. */
export function withOwnWords<M extends OwnWords>(menu: M, translated: ReadonlyMap<string, string>): M {
  const put = (text: string | null) => {
    const translation = text === null ? undefined : translated.get(text);
    return translation?.trim() ? translation : text;
  };
  return {
    ...menu,
    description: put(menu.description),
    sections: menu.sections.map((section) => ({
      ...section,
      title: put(section.title),
      drinks: section.drinks.map((drink) => ({ ...drink, note: put(drink.note) })),
    })),
  };
}
