import { expect, it } from 'vitest';
import { isOpen, isPraised, linkEnds } from './links.ts';

it('a link opens for two weeks to the moment, and not after it was revoked', () => {
  const made = new Date('2026-02-01T06:00:00.000Z');
  const link = { expiresAt: linkEnds(made), revokedAt: null };
  expect(link.expiresAt).toBe('2026-02-15T06:00:00.000Z');
  expect(isOpen(link, made)).toBe(true);
  expect(isOpen(link, new Date('2026-02-15T05:59:59.999Z'))).toBe(true);
  expect(isOpen(link, new Date('2026-02-15T06:00:00.000Z'))).toBe(false);
  expect(isOpen({ ...link, revokedAt: made.toISOString() }, made)).toBe(false);
});

it('a week speaks for the pupil by a mark, or where every lesson was attended in time', () => {
  const present = { kind: 'present' };
  expect(isPraised({ positive: 1, attendance: [{ kind: 'late' }] })).toBe(true);
  expect(isPraised({ positive: 0, attendance: [present, present] })).toBe(true);
  expect(isPraised({ positive: 0, attendance: [present, { kind: 'late' }] })).toBe(false);
  expect(isPraised({ positive: 0, attendance: [] })).toBe(false);
});
