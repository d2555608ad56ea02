import { useState } from 'react';
import type { Locale } from '../../../contracts/site/locale.ts';
import type { MenuView } from '../../../contracts/menus/menuView.ts';
import { sumViews, viewDays } from '../../../domain/menus/viewDays.ts';
import { callApi } from '../../../lib/api.ts';
import { createLoader } from '../../../stores/loader.ts';
import { useLoader } from '../../../stores/useLoader.ts';
import { regionalLocale } from '../../../web/regionalLocale.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { STYLE } from '../styles.ts';
import type { PublishMessages } from './publishMessages.ts';

interface Props {
  menuId: string;
  locale: Locale;
  messages: PublishMessages;
}

/** How often guests read the page of a menu; the numbers are loaded when they are asked for. */
export function MenuViews(props: Props) {
  const { messages } = props;
  const [isWanted, setIsWanted] = useState(false);
  return (
    <details
      data-views
      className="group border-b border-line"
      onToggle={({ currentTarget }) => {
        setIsWanted(currentTarget.open);
      }}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-small [&::-webkit-details-marker]:hidden">
        <span className="font-medium">{messages['publish.views']}</span>
        <ChevronIcon className="shrink-0 text-soft group-open:rotate-180" />
      </summary>
      {isWanted && <Counted {...props} />}
    </details>
  );
}

const WEEK = 7;
const MONTH = 30;

function Counted({ menuId, locale, messages }: Props) {
  const [loader] = useState(() =>
    // The schema of the answer is too heavy for a page; the site's own function has applied it.
    createLoader(async () => (await callApi(`/api/menus/${menuId}/views`)) as MenuView[]),
  );
  const counted = useLoader(loader);
  if (counted.status === 'loading') {
    return (
      <p role="status" className="pb-5 text-small text-soft">
        {messages['publish.views.loading']}
      </p>
    );
  }
  if (counted.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-5 pb-4 text-small">
        <p>{messages['publish.views.failed']}</p>
        <button type="button" onClick={loader.retry} className={STYLE.link}>
          {messages['publish.views.retry']}
        </button>
      </div>
    );
  }
  const days = viewDays(counted.value, new Date(), MONTH);
  const number = new Intl.NumberFormat(locale);
  const sums = [
    { name: messages['publish.views.week'], sum: sumViews(days.slice(-WEEK)) },
    { name: messages['publish.views.month'], sum: sumViews(days) },
  ];
  return (
    <div className="pb-6">
      <dl className="mt-1 flex flex-wrap gap-x-10 gap-y-3">
        {sums.map(({ name, sum }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-note text-soft">{name}</dt>
            <dd className="font-serif text-chapter leading-tight tabular-nums">{number.format(sum)}</dd>
          </div>
        ))}
      </dl>
      {sumViews(days) === 0 ? (
        <p className="mt-4 text-small">{messages['publish.views.none']}</p>
      ) : (
        <Days {...{ days, locale, messages }} />
      )}
      <p className="mt-4 text-note text-soft">{messages['publish.views.text']}</p>
    </div>
  );
}

/** In the drawing: from one bar to the next, the width of a bar, and the height of the highest. */
const [STEP, WIDTH, HEIGHT] = [10, 7, 60];

interface DaysProps extends Pick<Props, 'locale' | 'messages'> {
  days: ReturnType<typeof viewDays>;
}

/** A bar for each day, and the same as a table. */
function Days({ days, locale, messages }: DaysProps) {
  const most = Math.max(...days.map(({ views }) => views));
  const date = new Intl.DateTimeFormat(regionalLocale(locale, navigator.languages), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const number = new Intl.NumberFormat(locale);
  const dayOf = (day: string) => date.format(new Date(day));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <>
      <svg
        role="img"
        aria-label={messages['publish.views.chart']}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 2}`}
        className="mt-5 block w-full max-w-136 text-brass"
      >
        {days.map(({ day, views }, place) => {
          const height = views === 0 ? 0 : Math.max(2, (views / most) * HEIGHT);
          return (
            <rect
              key={day}
              fill="currentColor"
              x={place * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            />
          );
        })}
        <path className="text-faint" stroke="currentColor" d={`M0 ${HEIGHT + 1}h${days.length * STEP}`} />
      </svg>
      <p aria-hidden="true" className="flex max-w-136 justify-between text-note text-faint tabular-nums">
        <span>{first && dayOf(first.day)}</span>
        <span>{last && dayOf(last.day)}</span>
      </p>
      <details>
        <summary className={`${STYLE.link} list-none [&::-webkit-details-marker]:hidden`}>
          {messages['publish.views.table']}
        </summary>
        <table className="w-full max-w-136 text-small tabular-nums">
          <thead className="text-left text-soft">
            <tr>
              <th className="py-1.5 pr-4 font-normal">{messages['publish.views.day']}</th>
              <th className="py-1.5 pr-4 text-right font-normal">{messages['publish.views.number']}</th>
              <th className="py-1.5 font-normal">{messages['publish.views.languages']}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ views }) => views > 0)
              .toReversed()
              .map(({ day, views, byLocale }) => (
                <tr key={day} className="border-t border-line align-baseline">
                  <th className="py-1.5 pr-4 text-left font-normal whitespace-nowrap">{dayOf(day)}</th>
                  <td className="py-1.5 pr-4 text-right">{number.format(views)}</td>
                  <td className="py-1.5 text-soft">
                    {byLocale
                      .map((one) => `${languages.of(one.locale) ?? one.locale} ${number.format(one.views)}`)
                      .join(', ')}
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
