import '../handover.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatLongDay } from '#strings/dates';
import { orderQueue, permissionMarks, handoverPaper as texts } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { AdminOrder } from '#wire/store/staff';
import { type Receiver, receiversByGrade } from '../admin-handover.ts';
import { handoverQuery } from '../admin-queries.ts';

/** To be ticked with a pen. */
const Box = () => <span className="handover-box" aria-hidden="true" />;

const Line = ({ order, receiver, isFirst }: { order: AdminOrder; receiver: Receiver; isFirst: boolean }) => {
  const partners = order.shares.slice(1).map(({ name }) => name);
  return (
    <tr>
      <td>
        <Box />
      </td>
      {isFirst && (
        <th scope="rowgroup" rowSpan={receiver.orders.length}>
          {receiver.name}
        </th>
      )}
      <td>
        <b>{order.itemName}</b> {order.quantity > 1 && orderQueue.times(order.quantity)}
        {partners.length > 0 && <span className="handover-small">{texts.with(partners)}</span>}
        <span className="handover-small">{texts.number(order.id)}</span>
      </td>
      <td>
        {order.permission !== 'none' && (
          <>
            <Box /> {permissionMarks[order.permission]}
          </>
        )}
      </td>
      <td />
    </tr>
  );
};

const COLUMNS: readonly { title: string; width: string }[] = [
  { title: texts.tick, width: '13mm' },
  { title: texts.student, width: '46mm' },
  { title: texts.item, width: '55mm' },
  { title: texts.permission, width: '38mm' },
  { title: texts.note, width: '38mm' },
];

const HandoverPaper = ({ orders }: { orders: readonly AdminOrder[] }) => (
  <article className="handover">
    <header className="handover-head">
      <h2>{texts.title}</h2>
      <p>{texts.day(formatLongDay(new Date().toISOString()))}</p>
    </header>
    {receiversByGrade(orders).map(({ grade, receivers }) => (
      <section key={grade} aria-label={gradeNames[grade]}>
        <table>
          {/* Repeated on every sheet, so that a loose one still says whose it is. */}
          <thead>
            <tr>
              <th scope="colgroup" colSpan={COLUMNS.length} className="handover-grade">
                {gradeNames[grade]}
              </th>
            </tr>
            <tr>
              {COLUMNS.map(({ title, width }) => (
                <th key={title} scope="col" style={{ inlineSize: width }}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {receivers.map((receiver) => (
            <tbody key={receiver.studentId}>
              {receiver.orders.map((order, index) => (
                <Line key={order.id} order={order} receiver={receiver} isFirst={index === 0} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    ))}
  </article>
);

const skeleton = <Bones layout="mx-auto grid max-w-[190mm] gap-3 p-2" look={['h-10 w-64', 'h-[36rem]']} />;

/** A window of its own. It checks nothing itself: the server refuses everybody but staff. */
export const AdminHandover = () => {
  const { grade } = getRouteApi('/admin/store/handover').useSearch();
  const query = useQuery(handoverQuery(grade));
  const { data, error } = query;
  const hasPaper = data !== undefined && data.length > 0;
  usePrintWhenReady(hasPaper);
  return (
    <PrintPage
      title={texts.title}
      note={data ? texts.counted(data.length) : error ? undefined : texts.preparing}
      print={hasPaper ? texts.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={skeleton}>
          {(orders) =>
            orders.length > 0 ? (
              <HandoverPaper orders={orders} />
            ) : (
              <EmptyState icon="shop" title={texts.empty} body={texts.emptyBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
