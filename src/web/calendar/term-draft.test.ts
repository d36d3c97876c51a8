import { describe, expect, it } from 'vitest';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { layOutWeeks, PERIOD_TIMES, usualSlots } from '#domain/calendar/terms';
import type { SchoolTerm } from '#wire/calendar';
import {
  changedParts,
  draftOf,
  fieldsOf,
  judge,
  movedException,
  nextTerm,
  offeredDraft,
  proposedEnd,
  rebased,
  seenTerm,
  withException,
} from './term-draft.ts';

const TERM: SchoolTerm = {
  ...FIRST_TERM,
  id: 7,
  version: 3,
  name: 'الفصل الثالث',
  weekdays: [...FIRST_TERM.weekdays],
  periods: [...PERIOD_TIMES],
  otherTimes: [],
  slots: usualSlots(),
  exceptions: FIRST_TERM_EXCEPTIONS.map((each) => ({ ...each, name: each.type })),
};
const DRAFT = draftOf(seenTerm(TERM));

describe('a new term', () => {
  it('begins on the Sunday after the last one, with its week, times and timetable and a proposed end', () => {
    const next = nextTerm([TERM], '2025-05-01');
    expect(next).toMatchObject({ start: '2025-06-29', end: null, weeks: 12, exceptions: [], slots: TERM.slots });
    expect(fieldsOf(next).end).toBe('2025-09-18');
    expect(judge({ ...next, name: 'الأول' }, [TERM])).toMatchObject({ faults: {}, plan: { end: '2025-09-18' } });
  });

  it('is never proposed for days that are over', () => {
    expect(nextTerm([TERM], '2026-01-07').start).toBe('2026-01-11');
    expect(nextTerm([], '2026-01-07')).toMatchObject({ start: '2026-01-11', slots: usualSlots() });
  });

  it('ends later by its holidays, until an end of its own is given', () => {
    const next = nextTerm([], '2026-01-07');
    const holiday = { type: 'holiday' as const, name: 'إجازة', start: '2026-02-01', end: '2026-02-05' };
    expect(proposedEnd({ ...next, weeks: 12, exceptions: [holiday] })).toBe('2026-04-09');
    expect(proposedEnd({ ...next, exceptions: [holiday] })).toBe('2026-05-21');
    expect(fieldsOf({ ...next, exceptions: [holiday], end: '2026-05-07' }).end).toBe('2026-05-07');
  });
});

describe('a term of the ministry’s calendar', () => {
  it('fills the days, and gives them back when none is wanted after all', () => {
    const next = nextTerm([TERM], '2025-05-01');
    const holiday = { type: 'holiday' as const, name: 'إجازة', start: '2025-09-23', end: '2025-09-23' };
    const offered = { name: 'الأول ١٤٤٧', start: '2025-08-24', end: '2025-11-20', exceptions: [holiday] };
    const taken = { ...next, ...offeredDraft(offered) };
    expect(taken).toMatchObject(offered);
    expect({ ...taken, ...offeredDraft(next) }).toEqual(next);
  });
});

describe('the weeks at the end', () => {
  const kinds = (draft: Parameters<typeof fieldsOf>[0]) => {
    const term = fieldsOf(draft);
    return layOutWeeks(term).map(({ kind }) => kind);
  };

  it('review and examine where staff leave it so, and move with the end', () => {
    const next = { ...nextTerm([], '2026-01-07'), weeks: 19 };
    expect(kinds(next)).toEqual([...Array(17).fill('teaching'), 'review', 'exams']);
    expect(kinds({ ...next, weeks: 6 })).toEqual([...Array(4).fill('teaching'), 'review', 'exams']);
    expect(kinds({ ...next, isClosed: false })).toEqual(Array(19).fill('teaching'));
  });

  it('are those of staff where they name them', () => {
    const exams = { type: 'exams' as const, name: 'اختبارات', start: '2026-02-01', end: '2026-02-05' };
    expect(fieldsOf({ ...nextTerm([], '2026-01-07'), exceptions: [exams] }).exceptions).toEqual([exams]);
  });
});

describe('what is wrong', () => {
  it('is said at its field while it is typed', () => {
    expect(judge({ ...DRAFT, end: '2025-03-01' }, [])).toEqual({
      faults: { end: 'نهاية الفصل قبل بدايته' },
      plan: null,
    });
    expect(judge({ ...DRAFT, weekdays: [] }, []).faults).toHaveProperty('weekdays');
    expect(judge(DRAFT, [{ ...TERM, id: 8, name: 'آخر' }]).faults).toEqual({ start: 'يتداخل مع «آخر»' });
    const periods = DRAFT.periods.with(1, { from: '08:00', to: '09:00' });
    expect(judge({ ...DRAFT, periods }, []).faults).toHaveProperty('periods/1');
  });

  it('is nothing while a date is missing, and there is nothing to look at', () => {
    const [first] = DRAFT.exceptions;
    for (const part of [
      { start: '' },
      { start: '0000-01-01' },
      { end: '' },
      { exceptions: first ? [{ ...first, end: '' }] : [] },
    ])
      expect(judge({ ...DRAFT, ...part }, [])).toEqual({ faults: {}, plan: null });
  });

  it('includes holidays that leave no room for its weeks', () => {
    const all = { type: 'holiday' as const, name: 'إجازة', start: '2025-03-02', end: '2026-02-01' };
    expect(judge({ ...DRAFT, end: null, exceptions: [all] }, []).faults).toHaveProperty('end');
  });

  it('is not a lesson on a day that was taken out: the lesson goes, and comes back with its day', () => {
    const without = { ...DRAFT, weekdays: [0, 1, 2, 3] };
    expect(fieldsOf(without).slots).toHaveLength(TERM.slots.length - 3);
    expect(fieldsOf({ ...without, weekdays: TERM.weekdays }).slots).toEqual(TERM.slots);
  });
});

describe('a holiday', () => {
  it('is added after the last one, and takes its end along when it moves past it', () => {
    expect(withException({ ...DRAFT, exceptions: [] })).toMatchObject([{ start: '2025-03-02', end: '2025-03-02' }]);
    expect(withException(DRAFT).at(-1)).toMatchObject({ type: 'holiday', start: '2025-07-03' });
    const holiday = { type: 'holiday' as const, name: '', start: '2025-03-02', end: '2025-03-02' };
    expect(movedException(holiday, { start: '2025-03-09' })).toMatchObject({ end: '2025-03-09' });
    expect(movedException(holiday, { end: '2025-03-01' })).toMatchObject({ start: '2025-03-02', end: '2025-03-01' });
  });
});

describe('a term that somebody else changed meanwhile', () => {
  it('keeps what was typed, and follows in the rest', () => {
    const typed = { ...DRAFT, name: 'باسم جديد' };
    const now = { ...DRAFT, name: 'باسم آخر', pausesInRamadan: true };
    expect(changedParts(DRAFT, now)).toEqual(['name', 'pausesInRamadan']);
    expect(rebased(DRAFT, typed, now)).toEqual({ ...now, name: 'باسم جديد' });
  });
});
