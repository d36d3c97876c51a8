import { listTerms } from '#server/calendar/service';
import { type ClassPart, pageOf } from '#server/platform/class-parts';
import { classFigures as texts } from '#strings/principal/figures';
import { readPlacedLessons } from './reading.ts';

/** How far the class is in its plan: what was taught, of all and of what its days had room for by now. */
export const planOfClass: ClassPart = {
  kind: 'plan',
  figures: async (executor, of) => {
    const term = (await listTerms(executor)).find(({ id }) => id === of.termId);
    if (!term) return [];
    const lessons = await readPlacedLessons(executor, term, of);
    const taught = lessons.filter(({ isTaught }) => isTaught).length;
    const due = lessons.filter(({ day }) => day !== null && day <= of.to);
    const late = due.filter(({ isTaught }) => !isTaught).length;
    const to = `${pageOf('/admin/curriculum', of)}&term=${term.id}`;
    return [
      { name: texts.taught, value: texts.count(taught), note: texts.taughtNote(lessons.length), to },
      { name: texts.late, value: texts.count(late), note: texts.lateNote(due.length), to },
    ];
  },
};
