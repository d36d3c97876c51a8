import type { BenchCase, OwnCase } from '../support/bench-case.ts';
import { arena } from './arena.ts';
import { checkout } from './checkout.ts';
import { curriculum } from './curriculum.ts';
import { dashboard, dashboardGrowth } from './dashboard.ts';
import { examGrid } from './exam-grid.ts';
import { feedback } from './feedback.ts';
import { firstPaint } from './first-paint.ts';
import { firstScreen } from './first-screen.ts';
import { glory } from './glory.ts';
import { hello } from './hello.ts';
import { loginStorm } from './login-storm.ts';
import { practice } from './practice.ts';
import { quranText } from './quran-text.ts';
import { race } from './race.ts';
import { raceSoak } from './race-soak.ts';
import { studentLogin } from './student-login.ts';
import { tracking } from './tracking.ts';
import { whoAmI } from './who-am-i.ts';

/** To add a case: one small file beside this one, and its name here. */
export const cases: readonly (BenchCase | OwnCase)[] = [
  hello,
  whoAmI,
  studentLogin,
  loginStorm,
  dashboard,
  dashboardGrowth,
  firstScreen,
  checkout,
  arena,
  practice,
  feedback,
  quranText,
  tracking,
  examGrid,
  curriculum,
  glory,
  firstPaint,
  race,
  raceSoak,
];
