import { describe, expect, it } from 'vitest';
import type { AdminContest } from '#wire/contests/staff';
import { draftOf, fieldsOf, newDraft } from './draft.ts';

const CONTEST: AdminContest = {
  id: 3,
  title: 'مسابقة',
  rules: 'سباق الدقيقة',
  startsAt: '2026-02-01T06:00:12.345Z',
  endsAt: '2026-02-08T06:30:00.000Z',
  prizeCoins: 100,
  sharePool: 400,
  state: 'open',
  winners: [],
  participants: 0,
  latePupils: 0,
  leftOutPupils: 0,
  closedAt: null,
};

describe('a contest in the form', () => {
  it('shows the school’s time and sends moments', () => {
    const draft = draftOf(CONTEST);
    expect([draft.startsAt, draft.endsAt]).toEqual(['2026-02-01T09:00', '2026-02-08T09:30']);
    expect(fieldsOf({ ...draft, endsAt: '2026-02-09T10:00' }, CONTEST).endsAt).toBe('2026-02-09T07:00:00.000Z');
  });

  it('leaves a time that nobody touched as it was, to the second', () => {
    expect(fieldsOf(draftOf(CONTEST), CONTEST)).toMatchObject({ startsAt: CONTEST.startsAt, endsAt: CONTEST.endsAt });
  });

  it('begins with two weeks from now, a hundred coins and a pool of four hundred', () => {
    const fields = fieldsOf({ ...newDraft(new Date('2026-02-01T06:00:30Z')), title: 'جديدة' });
    expect(fields).toMatchObject({
      startsAt: '2026-02-01T06:00:00.000Z',
      endsAt: '2026-02-15T06:00:00.000Z',
      prizeCoins: 100,
      sharePool: 400,
    });
  });

  it('keeps the lines of the rules', () => {
    expect(fieldsOf({ ...draftOf(CONTEST), rules: 'أولًا\nثانيًا' }).rules).toBe('أولًا\nثانيًا');
  });
});
