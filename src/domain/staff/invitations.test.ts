import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryOf, invitationLink, invitationState, LINK_KINDS } from './invitations.ts';

const MADE = '2026-02-01T06:00:00.000Z';
const hoursLater = (hours: number): Date => new Date(Date.parse(MADE) + hours * 3_600_000);
const made = { kind: 'invitation', createdAt: MADE, usedAt: null, revokedAt: null } as const;

describe('an invitation', () => {
  it('is open for three days, a first start’s link for one', () => {
    expect(invitationState(made, hoursLater(72))).toBe('open');
    expect(invitationState(made, hoursLater(72.01))).toBe('expired');
    expect(invitationState({ ...made, kind: 'setup' }, hoursLater(24))).toBe('open');
    expect(invitationState({ ...made, kind: 'setup' }, hoursLater(24.01))).toBe('expired');
    expect(expiryOf(made)).toBe(hoursLater(72).toISOString());
  });

  it('once used or revoked is never open again, whatever the clock says', () => {
    const when = fc.integer({ min: -1000, max: 1000 }).map(hoursLater);
    fc.assert(
      fc.property(when, fc.constantFrom(...LINK_KINDS), fc.boolean(), (now, kind, isRevoked) => {
        expect(invitationState({ ...made, kind, usedAt: MADE, revokedAt: isRevoked ? MADE : null }, now)).toBe('used');
        expect(invitationState({ ...made, kind, revokedAt: MADE }, now)).toBe('revoked');
      }),
    );
  });

  it('is not made longer by a clock set back', () => {
    expect(invitationState(made, hoursLater(-73))).toBe('expired');
  });

  it('carries its token where no server sees it', () => {
    const token = 'AAAAAAAAAAAAAAAAAAAA-_';
    const link = new URL(invitationLink('https://himma.example', 'invitation', token));
    expect([link.pathname, link.search, link.hash]).toEqual(['/admin/invitation', '', `#${token}`]);
  });
});
