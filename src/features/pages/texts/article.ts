/** A page of running text in one language. */
export interface Article {
  title: string;
  /** For search engines. */
  description: string;
  lede: string;
  sections: Section[];
}

export interface Section {
  title: string;
  paragraphs: string[];
  /** Technical names as they are, and what each is for. */
  entries?: Record<string, string>;
}

/** What a browser keeps for a reader, and the cookies of those who sign in; the privacy policy explains each. */
export type StoredName =
  | 'ageVerified'
  | 'ageRefused'
  | 'language'
  | 'theme'
  | 'cocktail-unit-preference'
  | 'cocktail-unit-dialog-seen'
  | 'hasSeenWelcome'
  | 'search-slash-off'
  | 'recent-searches'
  | 'list-density'
  | 'menu-draft'
  | 'menu-draft-tab'
  | 'menu-pdf-choices'
  | 'menu-live-page'
  | 'mixmaster-shelf'
  | 'mixmaster-diet'
  | 'mixmaster-diet-agreed'
  | 'mixmaster-shelf-serves'
  | 'mixmaster-shelf-agreed'
  | 'mixmaster-shelf-met'
  | 'mixmaster-swaps'
  | 'mixmaster-swaps-agreed'
  | 'mixmaster-drink-log'
  | 'mixmaster-drink-log-agreed'
  | 'mixmaster-photos'
  | 'mixmaster-lists'
  | 'mixmaster-lists-agreed'
  | 'mixmaster-picked'
  | 'mixmaster-shopping'
  | 'mixmaster-stock'
  | 'mixmaster-stock-agreed'
  | 'mixmaster-household'
  | 'mixmaster-invitation'
  | 'mixmaster-account'
  | 'mixmaster-unsent'
  | 'mixmaster-menus-to-send'
  | 'mixmaster-service'
  | 'mixmaster-service-unsent'
  | 'intended-favorite';
export type CookieName =
  | 'mixmaster-session'
  | 'mixmaster-signed-in'
  | 'mixmaster-sign-in'
  | 'mixmaster-code-proof'
  | 'mixmaster-known-browser'
  | 'mixmaster-provider';

/** The entries of a section that has to explain every one of `Name`. */
export function explained<Name extends string>(entries: Record<Name, string>): Record<string, string> {
  return entries;
}

/** The pages of running text in one language. */
export interface PageTexts {
  about: Article;
  terms: Article;
  accessibility: Article;
  privacy: Article;
}
