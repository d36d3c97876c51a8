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
import { tracking } from './tracking/manifest.ts';

/** Every domain that has pages, in the order of the staff's menu. A new one is a line here. */
export const DOMAINS = [
  classroom,
  dashboard,
  calendar,
  cards,
  roster,
  reports,
  rewards,
  ledger,
  messages,
  photos,
  penalties,
  principal,
  guardians,
  consents,
  privileges,
  store,
  quran,
  recordings,
  tracking,
  drills,
  curriculum,
  questions,
  exams,
  glory,
  growth,
  race,
  contests,
  practice,
  games,
  audit,
  backup,
  privacy,
  staff,
] as const;
