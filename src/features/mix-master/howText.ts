import type { ShelfMatch } from '../../domain/shelfMatch.ts';
import type { Kitchen } from './kitchen.ts';
import { ratioText } from './ratio.ts';
import type { Say } from './say.ts';

/** How a line is matched, in words: "stand-in: Cointreau instead of triple sec, 1:1. Drier". */
export function howText(
  { line, service }: ShelfMatch['matched'][number],
  say: Say,
  { nameOf, remarkOf }: Pick<Kitchen, 'nameOf' | 'remarkOf'>,
): string {
  const by = nameOf(service.by);
  switch (service.how) {
    case 'exact':
      return service.made ? say('mix.how.made', { by }) : say('mix.how.exact');
    case 'family':
      return say('mix.how.family', { by });
    case 'name':
      return say('mix.how.name', { by });
    case 'stand-in': {
      const asked = nameOf(line.ingredient);
      const text = say('mix.how.standin', { by, asked, ratio: ratioText(service.ratio ?? 1) });
      const remark = remarkOf(service.remark ?? '');
      return remark === undefined ? text : `${text}. ${remark}`;
    }
  }
}
