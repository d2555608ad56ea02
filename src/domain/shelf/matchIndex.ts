import { addToList } from '../lib/addToList.ts';
import { lineage } from './lineage.ts';
import { isExact, isSurer, type Service } from './service.ts';
import { ratioByStrength, ratioForKind } from './strengthRatio.ts';

/** What an ingredient can do for a recipe, as the catalogue states it. */
export interface MatchIngredient {
  id: string;
  /** Alcohol by volume of a spirit, per cent; absent of anything else, which is not poured for its alcohol alone. */
  proof?: number | undefined;
  /** Id of what this is a kind of. */
  parent?: string | undefined;
  /** What can replace it. */
  standIns: readonly { use: string; ratio: number; remark?: string | undefined }[];
  /** Ids of what a bartender makes of it without buying anything: a lime gives juice. */
  yields: readonly string[];
  /** Whether it is a bottle of its parent and so the thing itself, poured by its own strength. */
  isBottle?: true | undefined;
  /** Of a kind that is poured for its parent only as a swap: id of the remark, what changes in the glass. */
  differs?: string | undefined;
}

/** Answers by which of the things on a shelf an ingredient is served. */
export interface MatchIndex {
  /**
   * Everything that one thing serves for: asked ingredient → how, the surest way of each.
   *
   * - exact: the thing itself, a bottle of it, and what it yields.
   * - family: it is a kind of what is asked (a London dry gin where gin is asked), or what is asked is a plain kind of
   *   it (bourbon, of somebody who says whiskey).
   * - stand-in: what is asked names it, what it is a kind of, or what it yields, as a stand-in. Only in the
   *   direction stated: what can replace gin need not be replaced by gin. A kind of its own taste, as vanilla vodka,
   *   stands in for its parent too, and its parent for it only where it says so.
   */
  servedBy(id: string): ReadonlyMap<string, Service>;
  /** Whether one thing is a kind of another. */
  isKind(id: string, ancestor: string): boolean;
}

/** The remark of a stand-in that hardly changes anything. */
const CLOSE = 'close';

/** Prepares the ingredients; what each serves for is worked out when it is first asked, and kept. */
export function createMatchIndex(ingredients: readonly MatchIngredient[]): MatchIndex {
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const kindsOf = new Map<string, string[]>();
  const replacedBy = new Map<string, { asked: string; ratio: number; remark: string | undefined }[]>();
  for (const { id, parent, standIns, isBottle } of ingredients) {
    if (parent !== undefined && isBottle !== true) addToList(kindsOf, parent, id);
    for (const { use, ratio, remark } of standIns) addToList(replacedBy, use, { asked: id, ratio, remark });
  }
  const kept = new Map<string, ReadonlyMap<string, Service>>();

  const ancestors = (id: string) => lineage(id, (at) => byId.get(at)?.parent);

  function descendants(id: string): string[] {
    const found: string[] = [];
    const open = [...(kindsOf.get(id) ?? [])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (found.includes(at)) continue;
      found.push(at);
      open.push(...(kindsOf.get(at) ?? []));
    }
    return found;
  }

  /** Ids from a kind up to below one of its ancestors. */
  function pathTo(kind: string, ancestor: string): string[] {
    const path = [kind, ...ancestors(kind)];
    return path.slice(0, path.indexOf(ancestor));
  }

  /** What changes where a kind is poured for its ancestor: the remark of a swap, if it is one. */
  function changeOf(kind: string, ancestor: string): string | undefined {
    return pathTo(kind, ancestor)
      .map((id) => byId.get(id)?.differs)
      .find((remark) => remark !== undefined);
  }

  const isBottleOf = (id: string, asked: string) => {
    const one = byId.get(id);
    return one?.isBottle === true && one.parent === asked;
  };

  /** A spirit of the same family is poured by its strength: less of an overproof rum. */
  function asKin(id: string, asked: string): Pick<Service, 'ratio'> {
    const [use, of] = [byId.get(id)?.proof, byId.get(asked)?.proof];
    if (use === undefined || of === undefined) return {};
    const ratio = ratioByStrength(of, use);
    return ratio === 1 ? {} : { ratio };
  }

  /** What is stated for a spirit holds for its kinds by their strength. */
  function ratioOf(id: string, named: string, stated: number): number {
    const [kind, of] = [byId.get(id)?.proof, byId.get(named)?.proof];
    return id === named || kind === undefined || of === undefined ? stated : ratioForKind(stated, of, kind);
  }

  function work(id: string): Map<string, Service> {
    const services = new Map<string, Service>();
    const offer = (asked: string, service: Omit<Service, 'by'>) => {
      const offered = { by: id, ...service };
      const before = services.get(asked);
      if (before === undefined || isSurer(offered, before)) services.set(asked, offered);
    };
    const up = ancestors(id);
    const kinds = descendants(id);
    offer(id, { how: 'exact' });
    for (const made of byId.get(id)?.yields ?? []) offer(made, { how: 'exact', made: true });
    for (const ancestor of up) {
      const remark = changeOf(id, ancestor);
      // A swap that the ancestor names itself comes below, with the ratio that it states.
      if (remark !== undefined && byId.get(ancestor)?.standIns.some(({ use }) => use === id)) continue;
      const how = remark !== undefined ? 'stand-in' : isBottleOf(id, ancestor) ? 'exact' : 'family';
      const service = { how, ...(remark !== undefined && { remark, kin: true as const }) } as const;
      offer(ancestor, { ...service, ...asKin(id, ancestor) });
      for (const made of byId.get(ancestor)?.yields ?? []) offer(made, { ...service, made: true });
    }
    const self = [id, ...up, ...(byId.get(id)?.yields ?? [])];
    for (const name of self) {
      const made = byId.get(id)?.yields.includes(name) ?? false;
      for (const { asked, ratio: stated, remark } of replacedBy.get(name) ?? []) {
        const isKind = name === id && stated === 1 && remark === CLOSE && kinds.includes(asked);
        const ratio = made ? stated : ratioOf(id, name, stated);
        const standIn = { how: 'stand-in' as const, ratio, ...(remark !== undefined && { remark }) };
        offer(asked, isKind ? { how: 'family' } : { ...standIn, ...(made && { made }) });
      }
    }
    const isPlain = (kind: string) => pathTo(kind, id).every((one) => byId.get(one)?.differs === undefined);
    for (const kind of kinds) {
      if (!services.has(kind) && isPlain(kind)) offer(kind, { how: 'family', ...asKin(id, kind) });
    }
    return services;
  }

  return {
    isKind: (id, ancestor) => ancestors(id).includes(ancestor),
    servedBy(id) {
      const before = kept.get(id);
      if (before !== undefined) return before;
      const services = work(id);
      kept.set(id, services);
      return services;
    },
  };
}

/** What a thing serves for without being a mere stand-in, itself aside. */
export function listSurelyServed(matchIndex: MatchIndex, id: string): { asked: string; isMade: boolean }[] {
  return [...matchIndex.servedBy(id)]
    .filter(([asked, service]) => asked !== id && isExact(service))
    .map(([asked, { how }]) => ({ asked, isMade: how === 'exact' }));
}
