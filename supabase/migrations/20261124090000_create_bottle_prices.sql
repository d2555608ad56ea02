-- What a bar pays for its bottles and whatever else it buys, and how it calculates: business secrets of their owner, whom
-- alone the policies let in. Nothing that is published refers to them. Of each row the last write counts.

create table if not exists public.bottle_prices (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- As a shelf holds it ("gin", "amaretto:disaronno"), or the id of a line of a menu.
  entry text not null
    constraint bottle_prices_entry_shape check (entry ~ '^[a-z0-9-]{1,60}(:[a-z0-9-]{1,60})?$'),
  -- In the smallest unit of the currency.
  price integer not null constraint bottle_prices_price_range check (price between 0 and 99999999),
  currency text constraint bottle_prices_currency_code check (currency ~ '^[A-Z]{3}$'),
  size integer not null constraint bottle_prices_size_range check (size between 1 and 100000),
  bought_by text not null constraint bottle_prices_bought_by check (bought_by in ('ml', 'piece', 'drink')),
  updated_at timestamptz not null default now(),
  primary key (user_id, entry)
);

comment on table public.bottle_prices is 'What bars pay for what they pour; for their owners alone.';

-- Per cent in tenths.
create table if not exists public.cost_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  waste smallint not null constraint cost_settings_waste_range check (waste between 0 and 500),
  tax smallint not null constraint cost_settings_tax_range check (tax between 0 and 500),
  target smallint not null constraint cost_settings_target_range check (target between 10 and 1000),
  step smallint not null constraint cost_settings_step_choice check (step in (1, 5, 10, 50, 100)),
  garnish integer constraint cost_settings_garnish_range check (garnish between 0 and 99999999),
  currency text constraint cost_settings_currency_code check (currency ~ '^[A-Z]{3}$'),
  updated_at timestamptz not null default now()
);

comment on table public.cost_settings is 'How bars calculate their prices; for their owners alone.';

-- An account keeps 600 prices, as src/contracts/costLimits.ts says.
drop trigger if exists limit_insert on public.bottle_prices;
create trigger limit_insert
  after insert on public.bottle_prices
  referencing new table as written
  for each statement execute function public.limit_rows('prices', '600');

-- What both tables have alike.
do $$
declare
  kept text;
  event text;
begin
  foreach kept in array array['bottle_prices', 'cost_settings'] loop
    execute format('alter table public.%I enable row level security', kept);
    execute format('revoke all on public.%I from anon, authenticated', kept);
    execute format('grant select, delete on public.%I to authenticated', kept);
    execute format('grant all on public.%I to service_role', kept);

    execute format('drop policy if exists "Owners see their own" on public.%I', kept);
    execute format(
      'create policy "Owners see their own" on public.%I for select to authenticated '
        'using ((select auth.uid()) = user_id)', kept);
    execute format('drop policy if exists "Owners add their own" on public.%I', kept);
    execute format(
      'create policy "Owners add their own" on public.%I for insert to authenticated '
        'with check ((select auth.uid()) = user_id)', kept);
    execute format('drop policy if exists "Owners change their own" on public.%I', kept);
    execute format(
      'create policy "Owners change their own" on public.%I for update to authenticated '
        'using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id)', kept);
    execute format('drop policy if exists "Owners forget their own" on public.%I', kept);
    execute format(
      'create policy "Owners forget their own" on public.%I for delete to authenticated '
        'using ((select auth.uid()) = user_id)', kept);

    execute format('drop trigger if exists touch_row on public.%I', kept);
    execute format(
      'create trigger touch_row before update on public.%I '
        'for each row execute function public.touch_updated_at()', kept);
    foreach event in array array['insert', 'update'] loop
      execute format('drop trigger if exists count_%s on public.%I', event, kept);
      execute format(
        'create trigger count_%s after %s on public.%I referencing new table as written '
          'for each statement execute function public.count_account_writes()',
        event, event, kept);
    end loop;
  end loop;
end;
$$;

-- The id as well: an upsert sets every column that it is given; the policies keep it the own one.
grant insert (user_id, entry, price, currency, size, bought_by),
  update (user_id, entry, price, currency, size, bought_by)
  on public.bottle_prices to authenticated;
grant insert (user_id, waste, tax, target, step, garnish, currency),
  update (user_id, waste, tax, target, step, garnish, currency)
  on public.cost_settings to authenticated;
