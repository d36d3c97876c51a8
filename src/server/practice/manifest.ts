import type { Manifest } from '#server/manifest';
import { kindName } from '#strings/practice/pupil';
import { practiceRefusals } from '#strings/practice/refusals';
import { leftOutReasons } from '#strings/practice/staff';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createPracticeTables } from './migrations/068-practice.ts';
import { leaveRunsOut } from './migrations/090-left-out.ts';
import { gamesOfClass } from './of-class.ts';
import * as queries from './queries.ts';
import { practiceRoutes } from './routes.ts';
import { settleForgotten } from './service.ts';

export const practice: Manifest = {
  name: 'practice',
  migrations: { '068-practice': createPracticeTables, '090-left-out': leaveRunsOut },
  refusals: practiceRefusals,
  ofClass: [gamesOfClass],
  routes: [practiceRoutes],
  chore: settleForgotten,
  ofPupil: [
    {
      kind: 'practice',
      standing: async (executor, studentId) => {
        const { attempts, correctAnswers, totalQuestions } = await queries.sumScores(executor, studentId);
        return { value: standings.practice(attempts), note: standings.practiced(correctAnswers, totalQuestions) };
      },
      happened: async (executor, studentId, page) =>
        (await queries.listScoresBefore(executor, studentId, page)).map((row) => ({
          at: row.createdAt,
          text: happenings.game(kindName({ mode: row.mode, minutes: row.timeMinutes }), row.score),
          note: row.leftOut ? leftOutReasons[row.leftOut] : happenings.right(row.correctAnswers, row.totalQuestions),
        })),
    },
  ],
};
