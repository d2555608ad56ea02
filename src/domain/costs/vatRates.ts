/**
 * Value added tax on alcoholic drinks served in a bar, in tenths of a per cent, by country (ISO 3166-1): what is usual,
 * to be proposed and never to be assumed. State of 2026. In Spain and Italy the reduced rate of bars and restaurants
 * includes alcohol. In the United States and Canada, prices on menus are without tax.
 */
const VAT_RATES: Readonly<Record<string, number>> = {
  AT: 200,
  BE: 210,
  BG: 200,
  CA: 0,
  CH: 81,
  CY: 190,
  CZ: 210,
  DE: 190,
  DK: 250,
  EE: 240,
  ES: 100,
  FI: 255,
  FR: 200,
  GB: 200,
  GR: 240,
  HR: 250,
  HU: 270,
  IE: 230,
  IT: 100,
  LI: 81,
  LT: 210,
  LU: 170,
  LV: 210,
  MT: 180,
  NL: 210,
  NO: 250,
  PL: 230,
  PT: 230,
  RO: 210,
  SE: 250,
  SI: 220,
  SK: 230,
  US: 0,
};

/** The countries whose usual rate is known, by their code. */
export const VAT_COUNTRIES = Object.keys(VAT_RATES);

/** The usual rate of a country; undefined where it is not known. */
export function getUsualVat(country: string | null): number | undefined {
  return country === null ? undefined : VAT_RATES[country];
}
