import type { Locale } from '../contracts/site/locale.ts';
import * as de from './de/index.ts';
import * as en from './en/index.ts';
import * as es from './es/index.ts';
import * as fr from './fr/index.ts';
import * as nl from './nl/index.ts';

/** The compiler asks each language for every area and key of English. */
const AREAS: Record<Locale, typeof en> = { en, nl, de, es, fr };

/** A file of messages in the folder of each language. */
export type Area = keyof typeof en;
/** Keys of the messages of one or several areas. */
export type MessageKey<Of extends Area = Area> = { [A in Of]: keyof (typeof en)[A] }[Of];
/** The messages of one or several areas in one language. */
export type Messages<Of extends Area = Area> = Record<MessageKey<Of>, string>;

/** The messages of the named areas in one language; of all of them where none is named. */
export function messagesIn<Of extends Area = Area>(locale: Locale, ...areas: Of[]): Messages<Of> {
  const all = AREAS[locale];
  const named: readonly Area[] = areas.length > 0 ? areas : (Object.keys(all) as Area[]);
  return Object.assign({}, ...named.map((area) => all[area])) as Messages<Of>;
}
