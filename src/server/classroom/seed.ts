import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { MARKS, type Tap, type TapAction } from '#domain/classroom/taps';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff } from '#server/seed/people';
import { FIRST_PRESETS } from '#strings/classroom/words';
import { readLesson, readWeek, takeTaps } from './service.ts';

const SEED = 618;
/** School days before today on which the teacher kept the register. */
const DAYS = [8, 7, 6, 5, 4, 3, 2, 1];
/** On the last of them the last lesson was not opened: there is always one to open. */
const LAST_DAY = 1;

type Draw = ReturnType<typeof drawFromSeed>;

const tap = (action: TapAction): Tap => ({ ...action, key: randomUUID() });

const notesOf = (kind: string) => FIRST_PRESETS.filter((preset) => preset.kind === kind).map(({ text }) => text);

/** A lesson as most are: nearly all are there, some speak up, one helps and is thanked for it. */
const lessonOf = (ids: readonly number[], draw: Draw): Tap[] => {
  const anyone = () => ids[draw(0, ids.length - 1)] as number;
  const excused = draw(1, 3) === 1 ? anyone() : null;
  const helper = anyone();
  const marks = Array.from({ length: draw(4, 9) }, () => {
    const mark = draw(1, 6) === 1 ? MARKS[1] : MARKS[0];
    const notes = notesOf(mark);
    return tap({ type: mark, studentIds: [anyone()], note: notes[draw(0, notes.length - 1)] ?? null });
  });
  return [
    tap({ type: 'present', studentIds: ids.filter((id) => id !== excused) }),
    ...(excused === null ? [] : [tap({ type: 'excused', studentIds: [excused] })]),
    tap({ type: 'helper', studentId: helper }),
    ...marks,
    tap({ type: 'drawn', studentId: anyone() }),
    tap({ type: 'rating', studentId: helper, rating: draw(3, 5) }),
    tap({ type: 'taught', isTaught: true }),
    tap({ type: 'end' }),
  ];
};

const teachDay = async (deps: Deps, staff: StaffActor, draw: Draw, isLast: boolean): Promise<void> => {
  const today = schoolDay(deps.clock());
  const { lessons } = await readWeek(deps, today);
  const ofToday = lessons.filter(({ day }) => day === today);
  for (const { day, period, grade, section } of isLast ? ofToday.slice(0, -1) : ofToday) {
    const at = { day, period, grade, section };
    const { pupils } = await readLesson(deps, staff, at);
    const ids = pupils.map(({ id }) => id);
    await takeTaps(deps, staff, at, lessonOf(ids, draw));
  }
};

export const planClasses = ({ teacher, schoolTime }: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  return DAYS.map((daysAgo) =>
    byStaff(schoolTime(daysAgo, 12, 35), teacher, (deps, staff) => teachDay(deps, staff, draw, daysAgo === LAST_DAY)),
  );
};
