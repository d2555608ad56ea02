import type { SupabaseClient } from '@supabase/supabase-js';
import type { Account, AccountChange, AccountExport } from '../../src/contracts/people/account.ts';
import type { Household } from '../../src/contracts/people/household.ts';
import { getAuthData } from '../lib/authReply.ts';
import { getData } from '../lib/database.ts';
import { inTime } from '../lib/deadline.ts';
import type { SignedInUser } from '../lib/session.ts';
import { createBarCosts } from './barCosts.ts';
import { createBars } from './bars.ts';
import { createBarStaff } from './barStaff.ts';
import { createBrands } from './brands.ts';
import { listContactMessages } from './contactMessages.ts';
import { createDiets } from './diets.ts';
import { createDrinkLists } from './drinkLists.ts';
import { createDrinkLogs } from './drinkLogs.ts';
import { createFavorites } from './favorites.ts';
import { createHouseholds } from './households.ts';
import { hasPassword } from './hasPassword.ts';
import { createMenus } from './menus.ts';
import { createMenuVersions } from './menuVersions.ts';
import { createMenuViews } from './menuViews.ts';
import { createOwnDrinks } from './ownDrinks.ts';
import { createProfiles } from './profiles.ts';
import { listRecipeSubmissions } from './recipeSubmissions.ts';
import { createShelves } from './shelves.ts';

interface AccountService {
  describe(): Promise<Account>;
  change(change: AccountChange): Promise<Account>;
  /** Everything that is stored about the reader. */
  exportAll(now: Date): Promise<AccountExport>;
  /** Deletes the account and, by the rules of the tables, everything in it. */
  delete(): Promise<void>;
}

/** What a reader may do with the own account; all throw UnavailableError when Supabase does not answer in time. */
export function createAccount(supabase: SupabaseClient, user: SignedInUser): AccountService {
  const profiles = createProfiles(supabase);
  const describe = async (language = user.language ?? null) => {
    const [described, isSet] = await Promise.all([profiles.describe(user), hasPassword(supabase)]);
    return { ...described, language, hasPassword: isSet };
  };

  return {
    describe: () => describe(),
    change: ({ firstName, language }) =>
      inTime(async () => {
        if (firstName !== undefined) await profiles.rename(user.id, firstName);
        if (language !== undefined) getAuthData(await supabase.auth.updateUser({ data: { language } }));
        return describe(language);
      }),
    async exportAll(now) {
      const [account, favorites, shelf, swaps, diet, drinkLog, ownDrinks, messages, submissions] =
        await Promise.all([
          describe(),
          createFavorites(supabase).list(),
          createShelves(supabase).of(user.id),
          createShelves(supabase).swapsOf(user.id),
          createDiets(supabase).of(user.id),
          createDrinkLogs(supabase).of(user.id),
          createOwnDrinks(supabase).list(),
          listContactMessages(supabase),
          listRecipeSubmissions(supabase),
        ]);
      const [stock, household, drinkLists, menus, menuVersions, menuViews, bars, looks, workplaces, costs] =
        await Promise.all([
          createShelves(supabase).stockOf(user.id),
          createHouseholds(supabase).read(),
          createDrinkLists(supabase).of(user.id),
          createMenus(supabase).listAll(),
          createMenuVersions(supabase).listAll(),
          createMenuViews(supabase).listAll(),
          createBars(supabase).of(user.id),
          createBrands(supabase).exported(user.id),
          createBarStaff(supabase).workplaces(),
          createBarCosts(supabase).of(user.id),
        ]);
      return {
        exportedAt: now.toISOString(),
        account,
        favorites,
        shelf: shelf.entries,
        swaps: swaps.swaps,
        shopping: stock.shopping,
        levels: stock.levels,
        household: household && describeMembership(household),
        avoids: diet.avoids,
        drinkLog: drinkLog.entries,
        drinkLists: drinkLists.lists,
        menus,
        menuVersions,
        menuViews,
        bars: bars.bars.map((bar) => ({ ...bar, brand: looks.get(bar.id) ?? null })),
        formerNames: bars.formerNames,
        workplaces: workplaces.map(({ timeZone: _zone, menus: _menus, ...place }) => place),
        brand: looks.get(null) ?? null,
        ownDrinks,
        costs,
        messages,
        submissions,
      };
    },
    async delete() {
      getData(await supabase.rpc('delete_own_account'));
    },
  };
}

/** What a household knows of the reader; what it knows of others is theirs. */
function describeMembership({ members }: Household): AccountExport['household'] {
  const own = members.find(({ isSelf }) => isSelf);
  return own === undefined ? null : { name: own.name, joinedAt: own.joinedAt };
}
