import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import {
  canApprove,
  canReject,
  canReopen,
  credentialStep,
  hasPending,
  ISSUE_TYPES,
  REPORT_STATUSES,
  type ReportState,
} from './reports.ts';

const report = (given: Partial<ReportState>): ReportState => ({
  issueType: 'credential-request',
  status: 'pending',
  specialPasswordTries: 0,
  reopenedAt: null,
  ...given,
});

const anyReport: fc.Arbitrary<ReportState> = fc.record({
  issueType: fc.constantFrom(...ISSUE_TYPES),
  status: fc.constantFrom(...REPORT_STATUSES),
  specialPasswordTries: fc.integer({ min: 0, max: SPECIAL_PASSWORD_TRIES }),
  reopenedAt: fc.constantFrom(null, '2026-02-01T06:00:00.000Z'),
});
const history = fc.array(anyReport, { maxLength: 6 });

const REOPENED = '2026-02-01T06:00:00.000Z';

describe('the credential screen', () => {
  it.each<[string, ReportState[], string]>([
    ['nobody asked', [], 'request'],
    ['one waits', [report({})], 'pending'],
    ['a problem report waits', [report({ issueType: 'other' })], 'pending'],
    ['one was approved', [report({ status: 'approved' })], 'verify'],
    ['a problem report was approved', [report({ issueType: 'missing-page', status: 'approved' })], 'verify'],
    ['its tries are used up', [report({ status: 'approved', specialPasswordTries: 5 })], 'verify-exhausted'],
    ['one was rejected', [report({ status: 'rejected' })], 'rejected'],
    ['one was rejected and reopened', [report({ status: 'rejected', reopenedAt: REOPENED })], 'request'],
    ['only a problem report was rejected', [report({ issueType: 'other', status: 'rejected' })], 'request'],
    ['a new one waits after an approval', [report({}), report({ status: 'approved' })], 'pending'],
    [
      'the approved one was followed by a rejection',
      [report({ status: 'rejected' }), report({ status: 'approved' })],
      'rejected',
    ],
  ])('where %s', (_, reports, step) => {
    expect(credentialStep(reports)).toBe(step);
  });

  it('never shows login data while a report waits', () => {
    fc.assert(
      fc.property(history, (reports) => {
        expect(credentialStep(reports) === 'pending').toBe(hasPending(reports));
      }),
    );
  });

  it('leads to verification only where an approved report has tries left', () => {
    fc.assert(
      fc.property(history, (reports) => {
        fc.pre(credentialStep(reports) === 'verify');
        const first = reports.find((each) => each.status === 'approved');
        expect(first?.specialPasswordTries).toBeLessThan(SPECIAL_PASSWORD_TRIES);
      }),
    );
  });
});

describe('what staff may decide', () => {
  it('is approve or reject of what waits, approve of what is used up, reopen of what was rejected once', () => {
    fc.assert(
      fc.property(anyReport, (each) => {
        const usedUp = each.status === 'approved' && each.specialPasswordTries >= SPECIAL_PASSWORD_TRIES;
        expect(canApprove(each)).toBe(each.status === 'pending' || usedUp);
        expect(canReject(each)).toBe(each.status === 'pending');
        expect(canReopen(each)).toBe(each.status === 'rejected' && each.reopenedAt === null);
      }),
    );
  });
});
