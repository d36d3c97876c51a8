import { GRADES, type Grade } from '#domain/roster/grades';
import type { AdminOrder } from '#wire/store/staff';

export interface Receiver {
  readonly studentId: number;
  readonly name: string;
  readonly orders: readonly AdminOrder[];
}

/** By grade and, in the order they came, by who bought; grades that get nothing are left out. */
export const receiversByGrade = (
  orders: readonly AdminOrder[],
): readonly { readonly grade: Grade; readonly receivers: readonly Receiver[] }[] =>
  GRADES.map((grade) => {
    const receivers = new Map<number, Receiver>();
    for (const order of orders) {
      const buyer = order.shares[0];
      if (buyer?.grade !== grade) continue;
      const { studentId, name } = buyer;
      receivers.set(studentId, { studentId, name, orders: [...(receivers.get(studentId)?.orders ?? []), order] });
    }
    return { grade, receivers: [...receivers.values()] };
  }).filter(({ receivers }) => receivers.length > 0);
