import type { Additive, ToldAdditives } from '../contracts/diet/additives.ts';
import type { Translator } from './createTranslator.ts';
import type { MessageKey } from './messages.ts';

/** What is added to a drink, in sentences; none where nothing is. */
export function additivesText(
  { contains, mayContain, isUnstated }: ToldAdditives,
  t: Translator<MessageKey<'additives'>>,
): string[] {
  const names = (ids: readonly Additive[]) => ids.map((id) => t(`additives.${id}`)).join(', ');
  return [
    ...(contains.length > 0 ? [t('additives.are', { names: names(contains) })] : []),
    ...(mayContain.length > 0 ? [t('additives.may', { names: names(mayContain) })] : []),
    ...(isUnstated ? [t('additives.unstated')] : []),
  ];
}
