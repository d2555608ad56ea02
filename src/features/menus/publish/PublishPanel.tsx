import type { Locale } from '../../../contracts/locale.ts';
import type { Menu } from '../../../contracts/menu.ts';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  menu: Menu;
  locale: Locale;
  /** `menuPublish[locale]` of src/i18n/messages/menuPublish.ts, given by the page. */
  messages: PublishMessages;
  /** The name of a drink in the language. */
  nameOf(cocktailId: string): string;
  /** The menu after it was published, changed or taken down; called when the site has kept it. */
  onChange(menu: Menu): void;
}

/** What a saved menu's owner does with its page for guests: publish it, hand it on, say what is sold out, revoke it. */
export function PublishPanel({ menu, messages }: Props) {
  return (
    <section aria-label={messages['publish.title']}>
      {menu.publication === null && <p>{messages['publish.text']}</p>}
    </section>
  );
}
