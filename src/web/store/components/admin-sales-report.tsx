import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay, formatShortDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { salesReport as texts } from '#strings/store/staff';
import { Choice } from '#web/ui/choice.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Sales } from '#wire/store/staff';
import { salesQuery } from '../admin-queries.ts';
import { Card } from './admin-card.tsx';
import { ItemPicture } from './item-picture.tsx';

/** Gold is coins; what was sold is the shop's own emerald. */
const FILLS = { quantity: 'bg-emerald', coins: 'bg-gold' };
type Measure = keyof typeof FILLS;

const MEASURES = (['quantity', 'coins'] as const).map((value) => ({ value, label: texts[value] }));

const highest = (rows: readonly Record<Measure, number>[], measure: Measure): number =>
  Math.max(1, ...rows.map((row) => row[measure]));

/** Time runs as the page does, from right to left. The bars are for the eye; the table behind says the same. */
const Weeks = ({ weeks, measure }: { weeks: Sales['weeks']; measure: Measure }) => {
  const most = highest(weeks, measure);
  return (
    <Card title={texts.weeksTitle}>
      <div aria-hidden="true" className="flex h-56 items-stretch gap-1 sm:gap-2">
        {weeks.map((each, index) => (
          <div key={each.week} className="flex min-w-0 flex-1 flex-col items-center justify-end">
            <span className={`text-sm font-black ${each[measure] === 0 ? 'text-muted' : ''}`}>
              {formatNumber(each[measure])}
            </span>
            <span
              className={`w-full max-w-14 rounded-t-lg ${each[measure] === 0 ? 'bg-line' : FILLS[measure]}`}
              style={{ blockSize: `${Math.max(1.5, (each[measure] / most) * 78)}%` }}
            />
            <span className="mt-1 w-full border-t-2 border-line pt-0.5 text-center text-[0.7rem] whitespace-nowrap text-muted sm:text-xs">
              {/* Every other one on a phone, counted from the newest, where twelve would run into each other. */}
              <span className={(weeks.length - index) % 2 === 0 ? 'max-sm:invisible' : ''}>
                {formatShortDay(each.week)}
              </span>
            </span>
          </div>
        ))}
      </div>
      <table className="sr-only">
        <caption>{texts.weeksTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.week}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.coins}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, quantity, coins }) => (
            <tr key={week}>
              <th scope="row">{texts.weekFrom(formatDay(week))}</th>
              <td>{texts.sold(quantity)}</td>
              <td>{formatNumber(coins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};

const HEAD = 'pb-1 text-start text-sm font-extrabold text-muted';

/** A table whose cells are the bars. */
const Items = ({ items, measure }: { items: Sales['items']; measure: Measure }) => {
  const most = highest(items, measure);
  return (
    <Card title={texts.itemsTitle}>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {texts.item}
            </th>
            <th scope="col" className={`${HEAD} w-1/2`}>
              {texts[measure]}
            </th>
          </tr>
        </thead>
        <tbody>
          {items
            .toSorted((a, b) => b[measure] - a[measure])
            .map((item) => (
              <tr key={item.itemId}>
                <th scope="row" className="py-1 pe-3 text-start">
                  <span className="flex items-center gap-2">
                    <ItemPicture face={item} size="tiny" />
                    <span className="min-w-0 leading-tight font-extrabold break-words">{item.name}</span>
                  </span>
                </th>
                <td className="py-1">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden="true"
                      className={`h-5 min-w-0.5 rounded-e-lg ${FILLS[measure]}`}
                      style={{ inlineSize: `${(item[measure] / most) * 80}%` }}
                    />
                    <span className="font-black">{formatNumber(item[measure])}</span>
                  </span>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Card>
  );
};

const GRID = 'grid grid-cols-1 items-start gap-4 xl:grid-cols-2';

const Charts = ({ sales }: { sales: Sales }) => {
  const [measure, setMeasure] = useState<Measure>('quantity');
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
        <div className="w-60">
          <Choice legend={texts.measure} options={MEASURES} value={measure} onChange={setMeasure} />
        </div>
        {measure === 'coins' && <p className="pb-2 text-sm text-muted">{texts.coinsHint}</p>}
      </div>
      <div className={GRID}>
        <Weeks weeks={sales.weeks} measure={measure} />
        <Items items={sales.items} measure={measure} />
      </div>
    </>
  );
};

export const SalesReport = () => (
  <Loaded query={useQuery(salesQuery)} skeleton={<Bones layout={GRID} look="h-80 rounded-3xl" times={2} />}>
    {(sales) =>
      sales.items.every(({ quantity }) => quantity === 0) ? (
        <EmptyState icon="ledger" title={texts.none} body={texts.noneBody} />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <Charts sales={sales} />
        </div>
      )
    }
  </Loaded>
);
