import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICK_STATUSES, type PickState, pickStatus, SURPRISE_TYPES } from '#domain/privileges/pick';

const pick = (given: Partial<PickState>): PickState => ({
  isClaimed: false,
  isProcessed: false,
  teacherComment: null,
  ...given,
});

describe('a privilege', () => {
  it('is a surprise pick of this type', () => {
    expect(SURPRISE_TYPES).toEqual(['PRIVILEGE']);
    expect(PICK_STATUSES).toEqual(['unclaimed', 'waiting', 'done', 'rejected']);
  });

  it.each<[string, Partial<PickState>, string]>([
    ['was not booked yet', {}, 'unclaimed'],
    ['was booked and waits for the teacher', { isClaimed: true }, 'waiting'],
    ['was processed without a comment', { isClaimed: true, isProcessed: true }, 'done'],
    ['was processed with a comment', { isClaimed: true, isProcessed: true, teacherComment: 'لاحقًا' }, 'rejected'],
    ['was processed with an empty comment', { isClaimed: true, isProcessed: true, teacherComment: '' }, 'done'],
  ])('that %s', (_, given, status) => {
    expect(pickStatus(pick(given))).toBe(status);
  });

  it('waits for the teacher after it was booked, and until it is processed', () => {
    fc.assert(
      fc.property(
        fc.record({
          isClaimed: fc.boolean(),
          isProcessed: fc.boolean(),
          teacherComment: fc.option(fc.string(), { nil: null }),
        }),
        (each) => {
          expect(pickStatus(each) === 'waiting').toBe(each.isClaimed && !each.isProcessed);
        },
      ),
    );
  });
});
