import { formatLongDay } from '#strings/dates';
import { orderQueue, permissionMarks, handoverPaper as texts } from '#strings/store/staff';
import { gradeNames } from '#strings/widgets';
import type { AdminOrder } from '#wire/store/staff';
import { type Receiver, receiversByGrade } from '../admin-handover.ts';

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

export const HandoverPaper = ({ orders }: { orders: readonly AdminOrder[] }) => (
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
