import type { PupilPart } from '#server/platform/pupil-parts';
import { kindName } from '#strings/practice/pupil';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';

export const practiceOfPupil: readonly PupilPart[] = [
  {
    kind: 'practice',
    standing: async (executor, studentId) => {
      const { attempts, correct_answers, total_questions } = await queries.sumScores(executor, studentId);
      return {
        value: standings.practice(attempts),
        note: standings.practiced(correct_answers, total_questions),
      };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listScoresBefore(executor, studentId, page)).map((row) => ({
        at: row.created_at,
        text: happenings.game(kindName({ mode: row.mode, minutes: row.time_minutes }), row.score),
        note: happenings.right(row.correct_answers, row.total_questions),
      })),
  },
];
