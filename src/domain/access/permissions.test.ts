import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESS_RULES, permits } from '#domain/access/permissions';
import { GRADES } from '#domain/roster/grades';
import { isAdmin } from '#domain/staff/accounts';
import type { Actor, PupilActor, StaffActor } from './actors.ts';

const ids = fc.integer({ min: 1, max: 20 });

const pupils: fc.Arbitrary<PupilActor> = fc.record({
  kind: fc.constant('pupil'),
  sessionId: ids,
  studentId: ids,
  name: fc.string(),
  firstName: fc.string(),
  grade: fc.constantFrom(...GRADES),
  section: fc.constantFrom(null, 'أ'),
  enteredBy: fc.option(fc.record({ staffId: ids, name: fc.string(), sessionId: ids })),
});
const staff: fc.Arbitrary<StaffActor> = fc.record({
  kind: fc.constant('staff'),
  sessionId: ids,
  staffId: ids,
  name: fc.string(),
  email: fc.string(),
  role: fc.constantFrom('admin', 'teacher'),
  classes: fc.constant(null),
});
const anybody: fc.Arbitrary<Actor | null> = fc.oneof(fc.constant(null), pupils, staff);
const rules = fc.constantFrom(...ACCESS_RULES);
const path = fc.option(ids, { nil: undefined });

const allows = (...given: Parameters<typeof permits>): boolean => 'ok' in permits(...given);

describe('permission', () => {
  it('to a path of another pupil is never given to a pupil, entered or not', () => {
    fc.assert(
      fc.property(pupils, path, (pupil, studentId) => {
        expect(allows('own-student', pupil, studentId)).toBe(studentId === pupil.studentId);
      }),
    );
  });

  it('without a session is given for public calls alone, and otherwise says the session is over', () => {
    fc.assert(
      fc.property(rules, path, (rule, studentId) => {
        const expected = rule === 'public' ? { ok: true } : { refused: 'session_expired' };
        expect(permits(rule, null, studentId)).toEqual(expected);
      }),
    );
  });

  it('for staff calls is never given to a pupil, and admin’s never to a teacher', () => {
    fc.assert(
      fc.property(anybody, (actor) => {
        expect(allows('staff', actor)).toBe(actor?.kind === 'staff');
        expect(allows('admin', actor)).toBe(actor?.kind === 'staff' && actor.role === 'admin');
        const isInside = actor?.kind === 'pupil' && actor.enteredBy !== null;
        expect(allows('any-staff', actor)).toBe(actor?.kind === 'staff' || isInside);
      }),
    );
  });

  it('for what only the pupil may do is never given to staff inside', () => {
    fc.assert(
      fc.property(anybody, (actor) => {
        expect(allows('pupil-self', actor)).toBe(actor?.kind === 'pupil' && actor.enteredBy === null);
        expect(allows('entered', actor)).toBe(actor?.kind === 'pupil' && actor.enteredBy !== null);
      }),
    );
  });
});

describe('is_admin', () => {
  it.each([
    ['admin', null, true],
    ['teacher', null, true],
    ['admin', '2026-01-01T00:00:00.000Z', false],
    ['teacher', '2026-01-01T00:00:00.000Z', false],
    ['pupil', null, false],
    ['', null, false],
  ])('of role %j disabled at %j is %j', (role, disabledAt, verdict) => {
    expect(isAdmin({ role, disabledAt })).toBe(verdict);
  });
});
