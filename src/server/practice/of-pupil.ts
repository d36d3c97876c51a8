import type { PupilPart } from '#server/platform/pupil-parts';
import { kindName } from '#strings/practice/pupil';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

export const practiceOfPupil: readonly PupilPart[] = [
  {
    kind: 'practice',
    standing: async (executor, studentId) => {
      const { attempts, correctAnswers, totalQuestions } = await queries.sumScores(executor, studentId);
      return {
        value: standings.practice(attempts),
        note: standings.practiced(correctAnswers, totalQuestions),
      };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listScoresBefore(executor, studentId, page)).map((row) => ({
        at: row.createdAt,
        text: happenings.game(kindName({ mode: row.mode, minutes: row.timeMinutes }), row.score),
        note: happenings.right(row.correctAnswers, row.totalQuestions),
      })),
  },
];
