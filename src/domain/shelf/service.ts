/** How sure it is that something on the shelf serves where an ingredient is asked, surest first. */
export const CERTAINTIES = ['exact', 'family', 'stand-in', 'name'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** How something that one has serves where an ingredient is asked. */
export interface Service {
  /** Id of what one has. */
  by: string;
  how: Certainty;
  /** Whether it has to be made of what one has first: the juice of a lime. */
  made?: boolean;
  /** Whether the recipe takes it as well as what it asks for. */
  taken?: true;
  /** Amount for one part of what it replaces, by volume: of a stand-in, and of a kin of notably other strength. */
  ratio?: number;
  /** Of a stand-in: id of the remark, what changes in the glass besides what it brings. */
  remark?: string;
  /** Of a stand-in: whether it is a kind of what is asked, with a taste of its own. */
  kin?: true;
  /** Of a stand-in: whether the reader has said that they pour it for what is asked. */
  own?: true;
  /** Of a stand-in: whether the bottle serves another line of the drink already. */
  twice?: true;
}

/** Whether something serves as what is asked, be it the thing itself, a kind of it or made of it; the rest is a swap or a guess. */
export function isExact({ how }: Pick<Service, 'how'>): boolean {
  return how === 'exact' || how === 'family';
}

const COSTS: Record<Certainty, number> = { exact: 0, family: 1, 'stand-in': 1000, name: 2000 };
/** A kind is a nearer swap than anything else but what the reader has said. */
const KIN_COST = 900;
const OWN_COST = 800;
const MADE_COST = 0.5;
/** What a ratio costs at most; below what it costs to make something. */
const RATIO_COST = 0.4;

/** How far a service is from the thing itself: by its kind, then as it is rather than made, then by the ratio nearest to one. */
export function getServiceCost({ how, made, kin, own, ratio }: Service): number {
  const byRatio = ratio === undefined ? 0 : Math.min(RATIO_COST, Math.abs(Math.log(ratio)) / 10);
  const byKind = own === true ? OWN_COST : kin === true ? KIN_COST : COSTS[how];
  return byKind + (made === true ? MADE_COST : 0) + byRatio;
}

/** @returns whether the first way is surer; of equal ones the first by the name of the bottle */
export function isSurer(one: Service, other: Service): boolean {
  const difference = getServiceCost(one) - getServiceCost(other);
  return difference === 0 ? one.by < other.by : difference < 0;
}
