/** Per cent in tenths as a language writes them: "20,5 %". */
export function percentText(tenths: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return format.format(tenths / 1000);
}

/** Per cent in tenths as they stand in their field: "20,5". */
export function percentInField(tenths: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 }).format(tenths / 10);
}

/** What is typed as per cent, in tenths; undefined where it is no number within the limits, or has more decimals. */
export function readPercent(typed: string, least: number, most: number): number | undefined {
  const text = typed.replace(/[%\s\u00a0\u202f]/gu, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d)?$/.test(text)) return undefined;
  const tenths = Math.round(Number(text) * 10);
  return tenths >= least && tenths <= most ? tenths : undefined;
}
