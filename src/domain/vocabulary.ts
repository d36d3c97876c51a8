import { accessVocabulary } from './access/vocabulary.ts';
import { auditVocabulary } from './audit/vocabulary.ts';
import { backupVocabulary } from './backup/vocabulary.ts';
import { calendarVocabulary } from './calendar/vocabulary.ts';
import { cardsVocabulary } from './cards/vocabulary.ts';
import { classroomVocabulary } from './classroom/vocabulary.ts';
import { consentsVocabulary } from './consents/vocabulary.ts';
import { contestsVocabulary } from './contests/vocabulary.ts';
import { curriculumVocabulary } from './curriculum/vocabulary.ts';
import { dashboardVocabulary } from './dashboard/vocabulary.ts';
import { drillsVocabulary } from './drills/vocabulary.ts';
import { examsVocabulary } from './exams/vocabulary.ts';
import { gloryVocabulary } from './glory/vocabulary.ts';
import { growthVocabulary } from './growth/vocabulary.ts';
import { guardiansVocabulary } from './guardians/vocabulary.ts';
import { ledgerVocabulary } from './ledger/vocabulary.ts';
import { listeningVocabulary } from './listening/vocabulary.ts';
import { messagesVocabulary } from './messages/vocabulary.ts';
import { penaltiesVocabulary } from './penalties/vocabulary.ts';
import { photosVocabulary } from './photos/vocabulary.ts';
import { practiceVocabulary } from './practice/vocabulary.ts';
import { privacyVocabulary } from './privacy/vocabulary.ts';
import { privilegesVocabulary } from './privileges/vocabulary.ts';
import { questionsVocabulary } from './questions/vocabulary.ts';
import { quranVocabulary } from './quran/vocabulary.ts';
import { raceVocabulary } from './race/vocabulary.ts';
import { recordingsVocabulary } from './recordings/vocabulary.ts';
import { reportsVocabulary } from './reports/vocabulary.ts';
import { requestsVocabulary } from './requests.ts';
import { rewardsVocabulary } from './rewards/vocabulary.ts';
import { rosterVocabulary } from './roster/vocabulary.ts';
import { staffVocabulary } from './staff/vocabulary.ts';
import { storeVocabulary } from './store/vocabulary.ts';
import { termsVocabulary } from './terms/vocabulary.ts';
import { trackingVocabulary } from './tracking/vocabulary.ts';

/**
 * What the eye should find first in the audit log. `bad`: tries that failed; `wait`: what takes away, rejects, opens a
 * secret or touches many; `plain`: routine; `good`: what gives, adds or approves.
 */
export const TONES = ['bad', 'wait', 'plain', 'good'] as const;
export type Tone = (typeof TONES)[number];

interface Vocabulary {
  /** What it may refuse, and the HTTP status of it. `#strings/<domain>/refusals` gives each its text. */
  readonly refusals?: Readonly<Record<string, number>>;
  /** What of it goes into the audit log. `#strings/<domain>/audit` says each in Arabic. */
  readonly actions?: Readonly<Record<string, Tone>>;
  /** What can change under an open page. News carries no data: the page asks again, as whoever it is. */
  readonly topics?: readonly string[];
  /** Of those, what somebody watches while it happens: told to all at once and each time, and so to few. */
  readonly promptTopics?: readonly string[];
  /** What of it can wait for staff to act. */
  readonly waiting?: readonly string[];
}

/** The closed lists, domain by domain, in the order in which staff choose an action. A new domain is a line here. */
export const VOCABULARIES = {
  requests: requestsVocabulary,
  access: accessVocabulary,
  cards: cardsVocabulary,
  reports: reportsVocabulary,
  roster: rosterVocabulary,
  staff: staffVocabulary,
  terms: termsVocabulary,
  audit: auditVocabulary,
  calendar: calendarVocabulary,
  rewards: rewardsVocabulary,
  ledger: ledgerVocabulary,
  dashboard: dashboardVocabulary,
  messages: messagesVocabulary,
  photos: photosVocabulary,
  penalties: penaltiesVocabulary,
  privileges: privilegesVocabulary,
  store: storeVocabulary,
  questions: questionsVocabulary,
  contests: contestsVocabulary,
  practice: practiceVocabulary,
  race: raceVocabulary,
  quran: quranVocabulary,
  listening: listeningVocabulary,
  recordings: recordingsVocabulary,
  tracking: trackingVocabulary,
  drills: drillsVocabulary,
  exams: examsVocabulary,
  curriculum: curriculumVocabulary,
  classroom: classroomVocabulary,
  glory: gloryVocabulary,
  growth: growthVocabulary,
  backup: backupVocabulary,
  privacy: privacyVocabulary,
  consents: consentsVocabulary,
  guardians: guardiansVocabulary,
} as const satisfies Record<string, Vocabulary>;

type Each = (typeof VOCABULARIES)[keyof typeof VOCABULARIES];
type Every<Part extends keyof Vocabulary> = Extract<Each, Record<Part, unknown>>[Part];
type KeyOf<Part> = Part extends unknown ? keyof Part : never;

export type ErrorCode = KeyOf<Every<'refusals'>>;
export type AuditAction = KeyOf<Every<'actions'>>;
export type LiveTopic = Every<'topics'>[number];
export type WaitingKind = Every<'waiting'>[number];

const all: readonly Vocabulary[] = Object.values(VOCABULARIES);

export const REFUSALS: Readonly<Record<ErrorCode, number>> = Object.assign({}, ...all.map(({ refusals }) => refusals));
export const ACTION_TONES: Readonly<Record<AuditAction, Tone>> = Object.assign(
  {},
  ...all.map(({ actions }) => actions),
);
export const AUDIT_ACTIONS = Object.keys(ACTION_TONES) as AuditAction[];
export const LIVE_TOPICS = all.flatMap(({ topics }) => topics ?? []) as LiveTopic[];
export const PROMPT_TOPICS = all.flatMap(({ promptTopics }) => promptTopics ?? []) as LiveTopic[];
export const WAITING_KINDS = all.flatMap(({ waiting }) => waiting ?? []) as WaitingKind[];
