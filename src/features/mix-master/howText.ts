import { inSentence } from '../../text/inSentence.ts';
import { isBottleEntry } from '../../domain/shelf/bottles.ts';
import { listSubstitutionEffects } from '../../domain/shelf/substitutionText.ts';
import { capitalise, formatNumber, frenchDe } from '../../domain/drinks/lineText.ts';
import type { Service } from '../../domain/shelf/service.ts';
import type { ServedLine } from '../../domain/shelf/shelfMatch.ts';
import type { ShelfMatcher } from './shelfMatcher.ts';
import { ratioText } from './ratio.ts';
import type { Say } from './say.ts';

/** How a line is matched, in words, and what its thing brings into the glass. */
export interface HowText {
  /** "stand-in: Cointreau instead of triple sec, 1:1. Drier" */
  how: string;
  /** "Contains milk, not vegan"; empty where nothing comes with it. */
  brings: string;
}

/** How a line is matched, in words. */
export function howText({ line, service }: ServedLine, say: Say, matcher: ShelfMatcher): HowText {
  const { nameOf, remarkOf } = matcher;
  const by = nameOf(service.by);
  const asked = nameOf(line.ingredient);
  const deAsked = frenchDe(asked);
  const ratio = ratioText(service.ratio ?? 1);
  switch (service.how) {
    case 'exact': {
      const brings = bringsText(service.by, line.ingredient, say, matcher);
      if (service.made) return { how: say('mix.how.made', { by }), brings: '' };
      if (!isBottleEntry(service.by)) return { how: say('mix.how.exact'), brings: '' };
      const how =
        service.ratio === undefined
          ? say('mix.how.bottle', { by })
          : say('mix.how.bottle.ratio', { by, asked, ratio });
      return { how, brings };
    }
    case 'family': {
      if (service.taken)
        return {
          how: say('mix.how.taken', { by }),
          brings: bringsText(service.by, line.ingredient, say, matcher),
        };
      const how =
        service.ratio === undefined
          ? say('mix.how.family', { by })
          : say('mix.how.kin', { by, asked, deAsked, ratio });
      return { how, brings: bringsText(service.by, line.ingredient, say, matcher) };
    }
    case 'name':
      return { how: say('mix.how.name', { by }), brings: '' };
    case 'stand-in': {
      const text = say(standInText(service), { by, asked, deAsked, ratio });
      const remark = remarkOf(service.remark ?? '');
      return {
        how: remark === undefined ? text : `${text}. ${remark}`,
        brings: bringsText(service.by, line.ingredient, say, matcher),
      };
    }
  }
}

function standInText({ twice, own }: Service) {
  return twice ? 'mix.how.twice' : own ? 'swaps.line' : 'mix.how.standin';
}

/** A swap in one line: what is poured, for what, and what changes: "milk instead of cream – less creamy". */
export function swapText(
  { line, service }: ServedLine,
  say: Say,
  { nameOf, remarkOf }: ShelfMatcher,
): string {
  const asked = nameOf(line.ingredient);
  const names = { by: nameOf(service.by), asked, deAsked: frenchDe(asked) };
  const text = capitalise(
    say(service.twice ? 'mix.how.twice' : service.own ? 'swaps.line' : 'mix.swap.line', names),
    say.locale,
  );
  const remark = remarkOf(service.remark ?? '');
  return remark === undefined ? text : `${text} – ${inSentence(remark, say.locale)}`;
}

function bringsText(use: string, asked: string, say: Say, matcher: ShelfMatcher): string {
  const brought = matcher.broughtBy(use, asked);
  if (brought === undefined) return '';
  const notes = listSubstitutionEffects(brought, {
    say,
    substances: matcher.substances,
    caution: matcher.cautionOf,
    number: (value) => formatNumber(value, say.locale),
  });
  return capitalise(notes.join(', '), say.locale);
}
