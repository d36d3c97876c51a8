import type { StaffActor } from '#domain/access/actors';
import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import type { IssueType, ReportStatus } from '#domain/reports/reports';
import { drawSpecialPassword } from '#domain/reports/special-password';
import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import {
  approveReport,
  listReports,
  rejectReport,
  reopenReport,
  reportProblem,
  requestCredentials,
  verifySpecialPassword,
} from '#server/reports/service';
import { drawUnpredictably } from './chance.ts';
import type { Happening, SchoolTime } from './demo-school.ts';
import { NEWCOMERS, PUPILS } from './names.ts';
import { inVain, SCHOOL_ADDRESS } from './people.ts';

/** Days are school days before today. */
interface Request {
  readonly name: string | undefined;
  readonly grade: Grade;
  readonly issue: IssueType;
  readonly sent: readonly [day: number, hour: number, minute: number];
  readonly approvedOn?: number;
  readonly rejectedOn?: number;
  readonly reopenedOn?: number;
  /** What the pupil did with the agreed password, that afternoon. */
  readonly afterwards?: 'used-it' | 'used-up-tries';
}

const requestsOf = (): readonly Request[] => [
  { name: PUPILS[4][2], grade: 4, issue: 'credential-request', sent: [8, 10, 5], approvedOn: 7, afterwards: 'used-it' },
  { name: PUPILS[6][7], grade: 6, issue: 'no-autologin', sent: [8, 11, 20], approvedOn: 7 },
  { name: PUPILS[5][3], grade: 5, issue: 'missing-page', sent: [7, 8, 10], rejectedOn: 7 },
  { name: PUPILS[4][17], grade: 4, issue: 'other', sent: [6, 9, 40], approvedOn: 4 },
  { name: PUPILS[6][12], grade: 6, issue: 'credential-request', sent: [5, 7, 50], rejectedOn: 4, reopenedOn: 2 },
  { name: PUPILS[4][9], grade: 4, issue: 'credential-request', sent: [5, 17, 30], rejectedOn: 4 },
  {
    name: PUPILS[6][22],
    grade: 6,
    issue: 'credential-request',
    sent: [5, 18, 5],
    approvedOn: 4,
    afterwards: 'used-up-tries',
  },
  { name: PUPILS[5][8], grade: 5, issue: 'other', sent: [4, 9, 0], rejectedOn: 4, reopenedOn: 2 },
  { name: PUPILS[4][28], grade: 4, issue: 'no-autologin', sent: [3, 10, 25], rejectedOn: 2 },
  { name: PUPILS[6][3], grade: 6, issue: 'missing-page', sent: [3, 16, 15], approvedOn: 2 },
  { name: PUPILS[4][13], grade: 4, issue: 'no-autologin', sent: [2, 18, 0] },
  { name: PUPILS[6][27], grade: 6, issue: 'missing-page', sent: [1, 7, 40] },
  { name: PUPILS[5][11], grade: 5, issue: 'other', sent: [1, 9, 15] },
  { name: PUPILS[4][30], grade: 4, issue: 'credential-request', sent: [1, 16, 20] },
  { name: NEWCOMERS[5][0], grade: 5, issue: 'credential-request', sent: [1, 17, 5] },
];

/** Agreed between teacher and pupil where the request is approved; like every password, new in each installation. */
type AgreedRequest = Request & { readonly specialPassword: string };

const whoAsks = ({ name = '', grade }: Request) => ({ name, grade, address: SCHOOL_ADDRESS });

const send = (deps: Deps, request: Request): Promise<void> =>
  request.issue === 'credential-request'
    ? requestCredentials(deps, whoAsks(request))
    : reportProblem(deps, whoAsks(request), request.issue);

const trySpecialPassword = async (deps: Deps, request: AgreedRequest): Promise<void> => {
  const wrongTries = request.afterwards === 'used-up-tries' ? SPECIAL_PASSWORD_TRIES : 1;
  for (let tried = 0; tried < wrongTries; tried += 1)
    await inVain(verifySpecialPassword(deps, whoAsks(request), `${request.specialPassword}X`));
  if (request.afterwards === 'used-it') await verifySpecialPassword(deps, whoAsks(request), request.specialPassword);
};

const happeningsOf = (request: AgreedRequest, schoolTime: SchoolTime): Happening[] => {
  const sent = { at: schoolTime(...request.sent), happen: (deps: Deps) => send(deps, request) };
  if (!request.afterwards || !request.approvedOn) return [sent];
  const at = schoolTime(request.approvedOn, 16, 40);
  return [sent, { at, happen: (deps) => trySpecialPassword(deps, request) }];
};

const findReport = async (deps: Deps, request: Request, status: ReportStatus): Promise<number> => {
  const { rows } = await listReports(deps, { type: request.issue });
  const row = rows.find((r) => r.studentName === request.name && r.grade === request.grade && r.status === status);
  if (!row) throw new Error('Demo school: a request that was sent is not listed');
  return row.id;
};

const answer = async (deps: Deps, staff: StaffActor, request: AgreedRequest, day: number): Promise<void> => {
  if (request.approvedOn === day)
    await approveReport(deps, staff, await findReport(deps, request, 'pending'), request.specialPassword);
  if (request.rejectedOn === day) await rejectReport(deps, staff, await findReport(deps, request, 'pending'));
  if (request.reopenedOn === day) await reopenReport(deps, staff, await findReport(deps, request, 'rejected'));
};

export interface Requests {
  readonly happenings: readonly Happening[];
  /** What staff do with the list on one day. */
  answerAll(deps: Deps, staff: StaffActor, day: number): Promise<void>;
}

export const planRequests = (schoolTime: SchoolTime): Requests => {
  const requests = requestsOf().map((request) => {
    // The number of the card, which is not drawn yet, is no word of letters.
    const pupil = { name: request.name ?? '', loginId: Number.NaN };
    return { ...request, specialPassword: drawSpecialPassword(drawUnpredictably, pupil) };
  });
  return {
    happenings: requests.flatMap((request) => happeningsOf(request, schoolTime)),
    answerAll: async (deps, staff, day) => {
      for (const request of requests) await answer(deps, staff, request, day);
    },
  };
};
