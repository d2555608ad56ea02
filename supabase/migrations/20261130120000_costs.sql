-- What a bar pays for what it buys, and how it calculates: business secrets of their owner, whom alone the policies let in.
-- Nothing that is published refers to them. Of each row the last write counts.

create table public.bottle_prices (
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

comment on table public.bottle_prices is 'What bars pay for what they buy; for their owners alone.';

-- The owner too: an upsert sets every column that it is given. The policies allow one's own id alone.
grant select, delete,
  insert (user_id, entry, price, currency, size, bought_by),
  update (user_id, entry, price, currency, size, bought_by)
  on public.bottle_prices to authenticated;

call public.end_tokens_with_sessions('public.bottle_prices');

create policy "Owners see their own" on public.bottle_prices
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Owners add their own" on public.bottle_prices
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Owners change their own" on public.bottle_prices
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Owners delete their own" on public.bottle_prices
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.bottle_prices');

create trigger touch_row
  before update on public.bottle_prices
  for each row execute function public.touch_updated_at();

-- As src/contracts/costs/costLimits.ts says.
create trigger limit_insert
  after insert on public.bottle_prices
  referencing new table as written
  for each statement execute function public.limit_rows('prices', '600');

-- Per cent in tenths.
create table public.cost_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  waste smallint not null constraint cost_settings_waste_range check (waste between 0 and 500),
  tax smallint not null constraint cost_settings_tax_range check (tax between 0 and 500),
  target smallint not null constraint cost_settings_target_range check (target between 10 and 1000),
  step smallint not null constraint cost_settings_step_choice check (step in (1, 5, 10, 50, 100)),
  garnish integer constraint cost_settings_garnish_range check (garnish between 0 and 99999999),
  currency text constraint cost_settings_currency_code check (currency ~ '^[A-Z]{3}$'),
  country text constraint cost_settings_country_code check (country ~ '^[A-Z]{2}$'),
  updated_at timestamptz not null default now()
);

comment on table public.cost_settings is 'How bars calculate their prices; for their owners alone.';

grant select, delete,
  insert (user_id, waste, tax, target, step, garnish, currency, country),
  update (user_id, waste, tax, target, step, garnish, currency, country)
  on public.cost_settings to authenticated;

call public.end_tokens_with_sessions('public.cost_settings');

create policy "Owners see their own" on public.cost_settings
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "Owners add their own" on public.cost_settings
  for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "Owners change their own" on public.cost_settings
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "Owners delete their own" on public.cost_settings
  for delete to authenticated
  using ((select auth.uid()) = user_id);

call public.count_writes('public.cost_settings');

create trigger touch_row
  before update on public.cost_settings
  for each row execute function public.touch_updated_at();
