import type { SetupStep } from '#domain/staff/setup';
import type { WaitingKind } from '#domain/vocabulary';
import type { IsSetUp } from '#server/platform/setup';
import type { CountWaiting } from '#server/platform/waiting';
import { together } from '#strings/addressed';
import { errorTexts } from '#strings/errors';
import { access } from './access/manifest.ts';
import { audit } from './audit/manifest.ts';
import { backup } from './backup/manifest.ts';
import { calendar } from './calendar/manifest.ts';
import { cards } from './cards/manifest.ts';
import { classroom } from './classroom/manifest.ts';
import { consents } from './consents/manifest.ts';
import { contests } from './contests/manifest.ts';
import { curriculum } from './curriculum/manifest.ts';
import { dashboard } from './dashboard/manifest.ts';
import { drills } from './drills/manifest.ts';
import { exams } from './exams/manifest.ts';
import { games } from './games/manifest.ts';
import { glory } from './glory/manifest.ts';
import { growth } from './growth/manifest.ts';
import { guardians } from './guardians/manifest.ts';
import { ledger } from './ledger/manifest.ts';
import { listening } from './listening/manifest.ts';
import type { Manifest, Words } from './manifest.ts';
import { messages } from './messages/manifest.ts';
import { penalties } from './penalties/manifest.ts';
import { photos } from './photos/manifest.ts';
import { practice } from './practice/manifest.ts';
import { principal } from './principal/manifest.ts';
import { privacy } from './privacy/manifest.ts';
import { privileges } from './privileges/manifest.ts';
import { questions } from './questions/manifest.ts';
import { quran } from './quran/manifest.ts';
import { race } from './race/manifest.ts';
import { recordings } from './recordings/manifest.ts';
import { reports } from './reports/manifest.ts';
import { rewards } from './rewards/manifest.ts';
import { roster } from './roster/manifest.ts';
import { staff } from './staff/manifest.ts';
import { store } from './store/manifest.ts';
import { terms } from './terms/manifest.ts';
import { tracking } from './tracking/manifest.ts';

/** Every domain of the product, in the order in which they start. A new one is a line here. */
export const DOMAINS: readonly Manifest[] = [
  access,
  cards,
  reports,
  roster,
  staff,
  audit,
  terms,
  calendar,
  ledger,
  rewards,
  dashboard,
  messages,
  photos,
  penalties,
  privileges,
  store,
  questions,
  contests,
  practice,
  race,
  games,
  quran,
  listening,
  recordings,
  tracking,
  drills,
  exams,
  curriculum,
  classroom,
  glory,
  growth,
  backup,
  privacy,
  consents,
  guardians,
  principal,
];

/** What any request may be told, what the domains add to it, what of theirs waits, what is left to do in a new school, what they say of one pupil, what consents they stand on and how they write what they provided anew. */
export const WORDS: Words = {
  refusals: together(errorTexts, ...DOMAINS.map(({ refusals }) => refusals ?? {})),
  audit: DOMAINS.flatMap(({ audit }) => audit ?? []),
  waiting: DOMAINS.flatMap(({ waiting }) => Object.entries(waiting ?? {}) as [WaitingKind, CountWaiting][]),
  setup: DOMAINS.flatMap(({ setup }) => Object.entries(setup ?? {}) as [SetupStep, IsSetUp][]),
  ofPupil: DOMAINS.flatMap(({ ofPupil }) => ofPupil ?? []),
  readdress: DOMAINS.flatMap(({ readdress }) => readdress ?? []),
  refunds: store.refunds,
  ofClass: DOMAINS.flatMap(({ ofClass }) => ofClass ?? []),
  renamings: DOMAINS.flatMap(({ renameSection }) => renameSection ?? []),
  ofTerms: DOMAINS.flatMap(({ ofTerms }) => ofTerms ?? []),
  consents: Object.assign({}, ...DOMAINS.map(({ consents }) => consents)),
};
