import type { Slot } from '#domain/calendar/terms';
import type { Grade } from '#domain/roster/grades';
import { courseName } from '#strings/calendar/words';
import { className } from '#strings/widgets';

export const GRADE_LOOKS: Readonly<Record<Grade, string>> = {
  4: 'border-emerald bg-emerald-soft text-emerald-ink',
  5: 'border-gold-edge bg-gold-soft text-gold-ink',
  6: 'border-plum bg-plum/12 text-ink',
};

/** A class's lesson in a cell of the week. */
export const Lesson = ({ slot: { grade, section, course } }: { slot: Slot }) => (
  <span className={`block rounded-xl border-s-4 px-2 py-1 text-start text-sm leading-snug ${GRADE_LOOKS[grade]}`}>
    <span className="block font-black">{className({ grade, section })}</span>
    <span className="block">{courseName(course, grade)}</span>
  </span>
);
