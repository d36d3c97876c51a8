import { sql } from 'kysely';
import { type ClassPart, isInClass, isInTerm, pageOf } from '#server/platform/class-parts';
import { classFigures as texts } from '#strings/principal/figures';

export const gamesOfClass: ClassPart = {
  kind: 'use',
  figures: async (executor, of) => {
    const { games, players } = await executor
      .selectFrom('practice_scores')
      .select([
        sql<number>`cast(count(*) as integer)`.as('games'),
        sql<number>`cast(count(distinct student_id) as integer)`.as('players'),
      ])
      .where(isInTerm('created_at', of))
      .where(isInClass('student_id', of))
      .executeTakeFirstOrThrow();
    const note = texts.gamesNote(players);
    return [{ name: texts.games, value: texts.count(games), note, to: pageOf('/admin/contests', of) }];
  },
};
