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
const Box = () => (
  <span className="inline-block size-[5mm] rounded-[1mm] border-[0.5mm] border-black align-middle" aria-hidden="true" />
);

const CELL = 'border-[0.3mm] border-black p-[2mm] text-start align-top';
const SMALL = 'block text-[9pt]';

const Line = ({ order, receiver, isFirst }: { order: AdminOrder; receiver: Receiver; isFirst: boolean }) => {
  const partners = order.shares.slice(1).map(({ name }) => name);
  return (
    <tr className="break-inside-avoid">
      <td className={CELL}>
        <Box />
      </td>
      {isFirst && (
        <th scope="rowgroup" rowSpan={receiver.orders.length} className={CELL}>
          {receiver.name}
        </th>
      )}
      <td className={CELL}>
        <b>{order.itemName}</b> {order.quantity > 1 && orderQueue.times(order.quantity)}
        {partners.length > 0 && <span className={SMALL}>{texts.with(partners)}</span>}
        <span className={SMALL}>{texts.number(order.id)}</span>
      </td>
      <td className={CELL}>
        {order.permission !== 'none' && (
          <>
            <Box /> {permissionMarks[order.permission]}
          </>
        )}
      </td>
      <td className={CELL} />
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

/**
 * In points and millimetres, black on white. A row is never cut, and all of one pupil stays together where it fits on a
 * page. Collapsed borders stand half outside their table: the paper's edge must not cut them.
 */
const HandoverPaper = ({ orders }: { orders: readonly AdminOrder[] }) => (
  <article className="handover mx-auto w-full max-w-[190mm] bg-white px-[6mm] py-[8mm] text-[11pt]/[1.4] text-black print:px-[0.5mm] print:py-0">
    <header className="flex flex-wrap items-baseline justify-between gap-x-[6mm] gap-y-[2mm] border-b-[0.6mm] border-black pb-[2mm]">
      <h2 className="text-[18pt] font-black">{texts.title}</h2>
      <p>{texts.day(formatLongDay(new Date().toISOString()))}</p>
    </header>
    {receiversByGrade(orders).map(({ grade, receivers }) => (
      <section key={grade} aria-label={gradeNames[grade]}>
        <table className="mt-[5mm] w-full">
          {/* Repeated on every sheet, so that a loose one still says whose it is. */}
          <thead>
            <tr className="break-inside-avoid">
              <th
                scope="colgroup"
                colSpan={COLUMNS.length}
                className="py-[2mm] text-start align-top text-[14pt] font-black"
              >
                {gradeNames[grade]}
              </th>
            </tr>
            <tr className="break-inside-avoid">
              {COLUMNS.map(({ title, width }) => (
                <th
                  key={title}
                  scope="col"
                  className={`${CELL} bg-[#eee] text-[9.5pt] font-extrabold`}
                  style={{ inlineSize: width }}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          {receivers.map((receiver) => (
            <tbody key={receiver.studentId} className="break-inside-avoid border-b-[0.6mm] border-black">
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
  const query = useQuery(handoverQuery(getRouteApi('/admin/store/handover').useSearch()));
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
