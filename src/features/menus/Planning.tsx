import { useMemo, useState } from 'react';
import type { Locale } from '../../contracts/site/locale.ts';
import type { MixIndex } from '../../contracts/shelf/mixIndex.ts';
import { inSentence } from '../../text/inSentence.ts';
import { hasNoEffects, findSubstitutionEffects } from '../../domain/shelf/substitutionEffects.ts';
import { capitalise } from '../../domain/drinks/lineText.ts';
import { planMenu, type Need } from '../../domain/menus/menuPlanning.ts';
import { readFacts } from '../../domain/shelf/mixFacts.ts';
import { STAPLES } from '../../domain/shelf/staples.ts';
import { localizedPath } from '../../i18n/paths.ts';
import { createLoader, type Loaded } from '../../stores/loader.ts';
import { useLoader } from '../../stores/useLoader.ts';
import { listMatchRecipes, buildMatchIndex } from '../mix-master/buildMatchIndex.ts';
import { readMixIndex } from '../mix-master/loadIndex.ts';
import type { KnownDrinks } from './loadMenuDrinks.ts';
import type { Say } from './menuMessages.ts';
import { STYLE } from './styles.ts';

interface Props {
  say: Say;
  locale: Locale;
  /** Ids of the drinks of the menu, in their order. */
  ids: readonly string[];
  onAdd: (id: string) => void;
  /** All that there are, those of the menu's owner among them. */
  drinks: Loaded<KnownDrinks>;
}

/** Drinks shown before one asks for more. */
const MOST = 12;

/** What the menu takes and what else the same bottles make; opening it loads the recipes. */
export function Planning({ say, locale, ids, onAdd, drinks }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="menu-plan" data-plan>
      <h2 id="menu-plan" className={STYLE.section}>
        {say('menus.plan')}
      </h2>
      <p className="mt-2 text-small text-soft">{say('menus.plan.text')}</p>
      {isOpen ? (
        <Plan {...{ say, locale, ids, onAdd, drinks }} />
      ) : (
        <button
          type="button"
          onClick={() => {
            setIsOpen(true);
          }}
          className={`${STYLE.button} mt-4`}
        >
          {say('menus.plan.show')}
        </button>
      )}
    </section>
  );
}

/** Whether one thing can be poured for another without a word on allergens, animals or alcohol. */
function harmlessIn({ ingredients }: MixIndex): (use: string, asked: string) => boolean {
  const facts = new Map(ingredients.map((ingredient) => [ingredient.id, readFacts(ingredient)]));
  return (use, asked) => {
    const [one, other] = [facts.get(use), facts.get(asked)];
    return one !== undefined && other !== undefined && hasNoEffects(findSubstitutionEffects(one, other));
  };
}

function Plan({ say, locale, ids, onAdd, drinks }: Props) {
  const [loader] = useState(() => createLoader(() => readMixIndex(locale)));
  const index = useLoader(loader);
  if (index.status === 'loading') {
    return (
      <p role="status" className="mt-4 text-soft">
        {say('menus.plan.loading')}
      </p>
    );
  }
  if (index.status === 'failed') {
    return (
      <div role="alert" className="mt-4">
        <p>{say('menus.plan.failed')}</p>
        <button type="button" onClick={loader.retry} className={`${STYLE.button} mt-3`}>
          {say('menus.retry')}
        </button>
      </div>
    );
  }
  return <Answers {...{ say, locale, ids, onAdd, drinks }} index={index.value} />;
}

function Answers({ say, locale, ids, onAdd, drinks, index }: Props & { index: MixIndex }) {
  const [isWhole, setIsWhole] = useState(false);
  const asked = useMemo(() => {
    const own = drinks.status === 'ready' ? drinks.value.drinks.filter(({ needs }) => needs) : [];
    const names = new Map([
      ...own.flatMap(({ needs = [] }) => needs.map(({ name }) => [name, name] as const)),
      ...index.ingredients.map(({ id, name }) => [id, capitalise(name, locale)] as const),
    ]);
    return {
      names,
      bottles: new Set(index.ingredients.flatMap(({ id, strength = 0 }) => (strength > 0 ? id : []))),
      drinks: new Map([...index.recipes, ...own].map(({ id, name }) => [id, name])),
      remarks: new Map(index.remarks.map(({ id, name }) => [id, inSentence(name, locale)])),
      recipes: [
        ...listMatchRecipes(index),
        ...own.map(({ id, needs = [] }) => ({
          id,
          lines: needs.map(({ ingredient, name }) => ({ ingredient: ingredient ?? name, specific: false })),
        })),
      ],
      rules: {
        matchIndex: buildMatchIndex(index),
        staples: STAPLES,
        isHarmless: harmlessIn(index),
      },
    };
  }, [index, locale, drinks]);
  const plan = useMemo(() => planMenu(ids, asked.recipes, asked.rules), [ids, asked]);
  const isBottle = ({ ingredient }: Need) => asked.bottles.has(ingredient);
  const groups = [
    { key: 'menus.plan.bottles', needs: plan.needs.filter(isBottle) },
    { key: 'menus.plan.other', needs: plan.needs.filter((need) => !isBottle(need)) },
  ] as const;
  const nameOf = ({ ingredient }: Need) => asked.names.get(ingredient) ?? ingredient;
  const swapsOf = ({ swaps }: Need) =>
    swaps.map(({ by, remark = '' }) => {
      const texts = { by: asked.names.get(by) ?? by, remark: asked.remarks.get(remark) ?? '' };
      return say(texts.remark === '' ? 'menus.plan.swap' : 'menus.plan.swap.remark', texts);
    });
  const drinkOf = (id: string) => asked.drinks.get(id) ?? id;
  // The shopping list knows the drinks of the catalogue alone.
  const known = ids.filter((id) => index.recipes.some((recipe) => recipe.id === id));
  const free = isWhole ? plan.free : plan.free.slice(0, MOST);
  return (
    <div className="mt-6 grid gap-8">
      {known.length > 0 && (
        <p>
          <a
            href={`${localizedPath(locale, '/shopping-list')}?drinks=${known.join(',')}`}
            className={STYLE.link}
          >
            {say('menus.plan.shop')}
          </a>
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {groups.map(({ key, needs }) => (
          <div key={key} data-needs={key === 'menus.plan.bottles' ? 'bottles' : 'other'}>
            <h3 className="text-card">{say(key, { number: needs.length })}</h3>
            <ul className="mt-3">
              {needs.map((need) => (
                <li
                  key={need.ingredient}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-1.5"
                >
                  <span className="min-w-0 hyphens-auto">
                    {nameOf(need)}
                    {swapsOf(need).map((swap) => (
                      <span key={swap} className="block text-small text-faint">
                        {swap}
                      </span>
                    ))}
                  </span>
                  <span className="shrink-0 text-small text-faint tabular-nums">
                    {say.count('menus.found', need.drinks.length)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div data-once>
        <h3 className="text-card">{say('menus.plan.once', { number: plan.usedOnce.length })}</h3>
        {plan.usedOnce.length === 0 && (
          <p className="mt-2 text-small text-soft">{say('menus.plan.once.none')}</p>
        )}
        <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
          {plan.usedOnce.map((need) => (
            <li key={need.ingredient} className="border-t border-line py-1.5">
              {nameOf(need)}{' '}
              <span className="text-small text-faint">· {need.drinks.map(drinkOf).join('')}</span>
            </li>
          ))}
        </ul>
      </div>
      <div data-free>
        <h3 className="text-card">{say('menus.plan.free', { number: plan.free.length })}</h3>
        {plan.free.length === 0 && <p className="mt-2 text-small text-soft">{say('menus.plan.free.none')}</p>}
        <ul className="mt-3 flex flex-wrap gap-2">
          {free.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-label={say('menus.plan.add', { name: drinkOf(id) })}
                onClick={() => {
                  onAdd(id);
                }}
                className={STYLE.chip}
              >
                + {drinkOf(id)}
              </button>
            </li>
          ))}
        </ul>
        {free.length < plan.free.length && (
          <button
            type="button"
            onClick={() => {
              setIsWhole(true);
            }}
            className={STYLE.link}
          >
            {say('menus.plan.more', { number: plan.free.length })}
          </button>
        )}
      </div>
    </div>
  );
}
