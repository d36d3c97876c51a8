import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import {
  approvalEnd,
  canApprove,
  canReject,
  canReopen,
  credentialStep,
  hasPending,
  ISSUE_TYPES,
  REPORT_STATUSES,
  type ReportState,
} from './reports.ts';

const NOW = new Date('2026-02-03T06:00:00.000Z');
const DAY_AGO = '2026-02-02T06:00:00.000Z';
const JUST_UNDER_A_DAY_AGO = '2026-02-02T06:00:00.001Z';

const report = (given: Partial<ReportState>): ReportState => ({
  issueType: 'credential-request',
  status: 'pending',
  decidedAt: JUST_UNDER_A_DAY_AGO,
  specialPasswordTries: 0,
  specialPasswordUsedAt: null,
  reopenedAt: null,
  ...given,
});

const anyReport: fc.Arbitrary<ReportState> = fc.record({
  issueType: fc.constantFrom(...ISSUE_TYPES),
  status: fc.constantFrom(...REPORT_STATUSES),
  decidedAt: fc.constantFrom(null, DAY_AGO, JUST_UNDER_A_DAY_AGO),
  specialPasswordTries: fc.integer({ min: 0, max: SPECIAL_PASSWORD_TRIES }),
  specialPasswordUsedAt: fc.constantFrom(null, JUST_UNDER_A_DAY_AGO),
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
    ['its tries are used up', [report({ status: 'approved', specialPasswordTries: 5 })], 'exhausted'],
    ['it was used', [report({ status: 'approved', specialPasswordUsedAt: NOW.toISOString() })], 'used'],
    [
      'it was used with the last try',
      [report({ status: 'approved', specialPasswordTries: 5, specialPasswordUsedAt: NOW.toISOString() })],
      'used',
    ],
    ['it was approved a day ago', [report({ status: 'approved', decidedAt: DAY_AGO })], 'expired'],
    ['nobody knows when it was approved', [report({ status: 'approved', decidedAt: null })], 'expired'],
    ['one was rejected', [report({ status: 'rejected' })], 'rejected'],
    ['one was rejected and reopened', [report({ status: 'rejected', reopenedAt: REOPENED })], 'request'],
    ['only a problem report was rejected', [report({ issueType: 'other', status: 'rejected' })], 'request'],
    ['a new one waits after an approval', [report({}), report({ status: 'approved' })], 'pending'],
    ['a problem waits after one', [report({ issueType: 'other' }), report({ status: 'approved' })], 'verify'],
    [
      'the approved one was followed by a rejection',
      [report({ status: 'rejected' }), report({ status: 'approved' })],
      'rejected',
    ],
  ])('where %s', (_, reports, step) => {
    expect(credentialStep(reports, NOW)).toBe(step);
  });

  it('never shows login data while a request waits that is newer than the approval', () => {
    fc.assert(
      fc.property(history, (reports) => {
        const step = credentialStep(reports, NOW);
        expect(step === 'pending').toBe(hasPending(reports) && step !== 'verify');
        const waiting = reports.findIndex((r) => r.status === 'pending' && r.issueType === 'credential-request');
        const approved = reports.findIndex((r) => r.status === 'approved');
        if (step === 'verify') expect(waiting === -1 || waiting > approved).toBe(true);
      }),
    );
  });

  it('leads to verification only where an approved report is unused, of today and has tries left', () => {
    fc.assert(
      fc.property(history, (reports) => {
        fc.pre(credentialStep(reports, NOW) === 'verify');
        const first = reports.find((each) => each.status === 'approved');
        expect(first?.specialPasswordTries).toBeLessThan(SPECIAL_PASSWORD_TRIES);
        expect(first).toMatchObject({ specialPasswordUsedAt: null, decidedAt: JUST_UNDER_A_DAY_AGO });
      }),
    );
  });
});

describe('what staff may decide', () => {
  it('is approve or reject of what waits, approve of what has ended, reopen of what was rejected once', () => {
    fc.assert(
      fc.property(anyReport, (each) => {
        const hasEnded = each.status === 'approved' && approvalEnd(each, NOW) !== null;
        expect(canApprove(each, NOW)).toBe(each.status === 'pending' || hasEnded);
        expect(canReject(each)).toBe(each.status === 'pending');
        expect(canReopen(each)).toBe(each.status === 'rejected' && each.reopenedAt === null);
      }),
    );
  });
});
