import { MENU_LIMITS } from './menuLimits.ts';

/** Where the owner's words stand in a menu. */
interface Written {
  name: string;
  description: string | null;
  sections?:
    | readonly {
        title: string | null;
        drinks: readonly { note: string | null; item?: { name: string } | undefined }[];
      }[]
    | undefined;
}

/**
 * The owner's words of a menu that may have a translation, each once in reading order, with the characters that one may
 * have: as many as the text itself may, where it stands in the narrowest place.
 */
export function listMenuTexts({ name, description, sections = [] }: Written): Map<string, number> {
  const texts = new Map<string, number>();
  const add = (written: string | null | undefined, most: number) => {
    const text = written?.trim() ?? '';
    if (text !== '') texts.set(text, Math.min(most, texts.get(text) ?? most));
  };
  add(name, MENU_LIMITS.name);
  add(description, MENU_LIMITS.description);
  for (const { title, drinks } of sections) {
    add(title, MENU_LIMITS.sectionTitle);
    for (const { item, note } of drinks) {
      add(item?.name, MENU_LIMITS.itemName);
      add(note, MENU_LIMITS.note);
    }
  }
  return texts;
}
