import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterAction,
  beforeDelivery,
  isFinal,
  isReturned,
  mayUndoDelivery,
  ORDER_STATUSES,
  type OrderAction,
  type OrderStatus,
  UNDO_DELIVERY_HOURS,
} from './orders.ts';

const ACTIONS: readonly OrderAction[] = ['complete', 'approve', 'deliver', 'reject', 'cancel', 'decline'];

describe('an order', () => {
  it('is cancelled by the buyer only until the teacher approves it', () => {
    const cancellable = ORDER_STATUSES.filter((status) => afterAction(status, 'cancel') !== null);
    expect(cancellable).toEqual(['awaiting', 'pending']);
  });

  it('is approved and given out only when everybody has paid', () => {
    expect(afterAction('awaiting', 'approve')).toBeNull();
    expect(afterAction('awaiting', 'deliver')).toBeNull();
    expect(afterAction('pending', 'approve')).toBe('approved');
    expect(afterAction('pending', 'deliver')).toBe('delivered');
    expect(afterAction('approved', 'deliver')).toBe('delivered');
  });

  it('can be rejected until it is given out', () => {
    const rejectable = ORDER_STATUSES.filter((status) => afterAction(status, 'reject') === 'rejected');
    expect(rejectable).toEqual(['awaiting', 'pending', 'approved']);
  });

  it('is declined only while it waits for partners', () => {
    expect(ORDER_STATUSES.filter((status) => afterAction(status, 'decline'))).toEqual(['awaiting']);
  });

  it('ends at most once, whatever is tried', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 20 }), (tried) => {
        let status: OrderStatus = 'awaiting';
        for (const action of tried) {
          const next = afterAction(status, action);
          if (isFinal(status)) expect(next).toBeNull();
          status = next ?? status;
        }
        if (isReturned(status)) expect(isFinal(status)).toBe(true);
      }),
    );
  });
});

describe('a delivery', () => {
  it('can be undone for a day, and then never', () => {
    const day = UNDO_DELIVERY_HOURS * 3_600_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * day }), (later) => {
        const at = new Date('2026-02-01T06:00:00Z');
        expect(mayUndoDelivery(at.toISOString(), new Date(at.getTime() + later))).toBe(later <= day);
      }),
    );
  });

  it('that is undone leaves an order that can be delivered again', () => {
    for (const approvedAt of [null, '2026-02-01T06:00:00.000Z'])
      expect(afterAction(beforeDelivery(approvedAt), 'deliver')).toBe('delivered');
  });
});
