import type { z } from 'zod';
import { contestsContract } from '#wire/contests/staff';
import { gradebookContract } from '#wire/exams/gradebook';
import { examResultsContract } from '#wire/exams/pupil';
import { examsContract } from '#wire/exams/staff';
import { raceChallengesContract } from '#wire/race/challenges';
import { raceContract } from '#wire/race/history';
import { storeContract } from '#wire/store/pupil';
import { adminStoreContract } from '#wire/store/staff';
import { accessContract } from './access.ts';
import { auditContract } from './audit.ts';
import { backupContract } from './backup.ts';
import { calendarContract } from './calendar.ts';
import { cardsContract } from './cards.ts';
import { classroomContract } from './classroom.ts';
import { consentsContract } from './consents.ts';
import { contestResultsContract } from './contests/pupil.ts';
import { curriculumContract } from './curriculum.ts';
import { dashboardContract } from './dashboard.ts';
import { drillsContract } from './drills.ts';
import { gamesContract } from './games.ts';
import { gloryContract } from './glory.ts';
import { growthContract } from './growth.ts';
import { guardiansContract } from './guardians.ts';
import { ledgerContract } from './ledger.ts';
import { listeningContract } from './listening.ts';
import { messagesContract } from './messages.ts';
import { penaltiesContract } from './penalties.ts';
import { photosContract } from './photos.ts';
import { practiceContract } from './practice.ts';
import { principalContract } from './principal.ts';
import { privacyContract } from './privacy.ts';
import { privilegesContract } from './privileges.ts';
import { questionsContract } from './questions.ts';
import { quranContract } from './quran.ts';
import { recordingsContract } from './recordings.ts';
import { reportsContract } from './reports.ts';
import { rewardsContract } from './rewards.ts';
import { rosterContract } from './roster.ts';
import { staffContract } from './staff.ts';
import { termsContract } from './terms.ts';
import { trackingContract } from './tracking.ts';

/** Every endpoint of the product. The page imports this as a type only, so the schemas cost it no bytes. */
export const contract = {
  ...accessContract,
  ...cardsContract,
  ...reportsContract,
  ...rosterContract,
  ...staffContract,
  ...auditContract,
  ...termsContract,
  ...calendarContract,
  ...rewardsContract,
  ...ledgerContract,
  ...dashboardContract,
  ...messagesContract,
  ...photosContract,
  ...penaltiesContract,
  ...privilegesContract,
  ...storeContract,
  ...adminStoreContract,
  ...questionsContract,
  ...practiceContract,
  ...contestsContract,
  ...contestResultsContract,
  ...raceContract,
  ...raceChallengesContract,
  ...quranContract,
  ...listeningContract,
  ...recordingsContract,
  ...trackingContract,
  ...drillsContract,
  ...examsContract,
  ...gradebookContract,
  ...examResultsContract,
  ...curriculumContract,
  ...classroomContract,
  ...gamesContract,
  ...gloryContract,
  ...growthContract,
  ...backupContract,
  ...principalContract,
  ...privacyContract,
  ...consentsContract,
  ...guardiansContract,
};

export type ApiContract = typeof contract;

type PartOf<Key extends keyof ApiContract, Part extends string> =
  ApiContract[Key] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : never;

/** What a handler is given of the address, and of the body. */
export type QueryOf<Key extends keyof ApiContract> = PartOf<Key, 'query'>;
export type BodyOf<Key extends keyof ApiContract> = PartOf<Key, 'body'>;
