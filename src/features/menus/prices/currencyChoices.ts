/** The currencies that most menus of our languages have stand first. */
const USUAL = ['EUR', 'USD', 'GBP', 'CHF'];

/** All currencies with their names in a language, the usual ones first, then by name. */
export function currencyChoices(locale: string): { code: string; name: string }[] {
  const known = CHOICES.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  // Some currencies have no name in some languages.
  const nameOf = (code: string) => {
    const name = names.of(code) ?? code;
    return name === code ? code : `${name} (${code})`;
  };
  const choices = Intl.supportedValuesOf('currency')
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const usual = USUAL.flatMap((code) => choices.filter((choice) => choice.code === code));
  const all = [...usual, ...choices.filter(({ code }) => !USUAL.includes(code))];
  CHOICES.set(locale, all);
  return all;
}

const CHOICES = new Map<string, { code: string; name: string }[]>();
