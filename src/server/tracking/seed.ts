import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import { FOCUSED_TEXT_IDS } from '#domain/quran/texts';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { SkipReason } from '#domain/tracking/hearings';
import { MISTAKES, type WordAction } from '#domain/tracking/word-states';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { asStaff } from '#server/seed/people';
import type { NewMark } from '#wire/tracking';
import { findText } from './queries.ts';
import { endHearing, markWords, skipPupil, startHearing } from './service.ts';

const SEED = 114;

/** The school days on which a grade recites; the last leaves its mistakes to be drilled. */
const LESSONS: Readonly<Record<Grade, readonly number[]>> = {
  4: [22, 18, 14, 9, 5, 1],
  5: [21, 17, 13, 8, 4, 2],
  6: [22, 19, 15, 10, 5, 1],
};
const HOURS: Readonly<Record<Grade, number>> = { 4: 8, 5: 9, 6: 10 };
const MINUTE_MS = 60_000;

/** Every eighth was never heard: their pages and the teacher's list say so. */
const isUnheard = (place: number): boolean => place % 8 === 7;

/** Who is passed over at the last lesson, by their place in the register. */
const SKIPPED: ReadonlyMap<number, SkipReason> = new Map([
  [5, 'absent'],
  [11, 'not_ready'],
  [15, 'unwell'],
]);

/** From 1 to 100: how well a pupil holds what was corrected; and where the marks have left them. */
interface Reciter {
  readonly pupil: Pupil;
  readonly skill: number;
  /** The first word that was not heard yet. */
  next: number;
  pausedAt: number | null;
  wrong: readonly number[];
  readonly marked: Set<number>;
}

type Marks = { readonly position: number; readonly action: WordAction; readonly mistake: NewMark['mistake'] }[];

const wrongly = (draw: DrawInteger, position: number, action: 'incorrect' | 'try_again'): Marks[number] => ({
  position,
  action,
  mistake: draw(1, 4) === 1 ? null : (MISTAKES[draw(0, MISTAKES.length - 1)] ?? null),
});
const rightly = (position: number, action: 'pass' | 'complete' | 'pause' | 'clear_pause'): Marks[number] => ({
  position,
  action,
  mistake: null,
});

/** Wrong the last time: mastered, put right, or wrong again. */
const hearAgain = (reciter: Reciter, draw: DrawInteger): Marks =>
  reciter.wrong.flatMap((position) => {
    if (draw(1, 100) > reciter.skill) return [wrongly(draw, position, 'incorrect')];
    const put = rightly(position, 'pass');
    return draw(1, 3) === 1 ? [put] : [put, rightly(position, 'complete')];
  });

/** Half of all stumbling is over the same few words of a text: the class's heat map has something to say. */
const drawPlace = (draw: DrawInteger, from: number, to: number): number => {
  const place = draw(from, to);
  const hard = place - (place % 23) + 11;
  return draw(1, 2) === 1 && hard >= from && hard <= to ? hard : place;
};

const stumble = (reciter: Reciter, draw: DrawInteger, to: number): Marks => {
  const most = Math.round((110 - reciter.skill) / 9);
  const places = Array.from({ length: draw(1, most) }, () => drawPlace(draw, Math.min(reciter.next, to), to));
  return [...new Set(places)]
    .filter((position) => !reciter.marked.has(position))
    .flatMap((position) => {
      const first = wrongly(draw, position, 'incorrect');
      const again = draw(1, 4) === 1 ? [wrongly(draw, position, 'try_again')] : [];
      return [first, ...again, ...(draw(1, 5) <= 2 ? [rightly(position, 'pass')] : [])];
    });
};

/** One hearing: what was wrong before, then on from where they stopped, as far as they come. */
const recite = (reciter: Reciter, draw: DrawInteger, wordCount: number) => {
  const last = wordCount - 1;
  const to = Math.min(last, reciter.next + Math.round((wordCount * draw(18, 45)) / 100));
  const marks: Marks = [
    ...(reciter.pausedAt === null ? [] : [rightly(reciter.pausedAt, 'clear_pause')]),
    ...hearAgain(reciter, draw),
    ...stumble(reciter, draw, to),
  ];
  for (const { position } of marks) reciter.marked.add(position);
  const isFinished = to === last;
  reciter.pausedAt = isFinished || reciter.marked.has(to) ? null : to;
  if (reciter.pausedAt !== null) marks.push(rightly(to, 'pause'));
  const lastActions = new Map(marks.map(({ position, action }) => [position, action]));
  reciter.wrong = [...lastActions].flatMap(([position, action]) =>
    action === 'incorrect' || action === 'try_again' ? [position] : [],
  );
  reciter.next = isFinished ? 0 : to + 1;
  return { marks: marks.toSorted((a, b) => a.position - b.position), isFinished };
};

/** A clock of the lesson: a hearing takes minutes, not the moment between two looks at the clock. */
const withMinutes = (deps: Deps) => {
  let minutes = 0;
  const clock = () => new Date(deps.clock().getTime() + minutes * MINUTE_MS);
  return { deps: { ...deps, clock }, pass: (more: number) => (minutes += more) };
};
type Lesson = ReturnType<typeof withMinutes>;

const hear = async ({ deps, pass }: Lesson, staff: StaffActor, reciter: Reciter, draw: DrawInteger): Promise<void> => {
  const textId = FOCUSED_TEXT_IDS[reciter.pupil.grade];
  const { wordCount } = await findText(deps.db, textId);
  const { marks, isFinished } = recite(reciter, draw, wordCount);
  const { id } = await startHearing(deps, staff, { studentId: reciter.pupil.id, textId, requestKey: randomUUID() });
  pass(1);
  const keyed = marks.map((mark) => ({ ...mark, key: randomUUID() }));
  if (keyed.length > 0) await markWords(deps, staff, id, keyed);
  pass(1);
  await endHearing(deps, staff, id, isFinished ? 'finished' : 'stopped');
};

const recitersOf = ({ pupils }: DemoSchool, grade: Grade, draw: DrawInteger): Reciter[] =>
  pupils
    .filter((pupil) => pupil.grade === grade)
    .map((pupil) => ({ pupil, skill: draw(45, 95), next: 0, pausedAt: null, wrong: [], marked: new Set() }));

const skipAbsent = async (deps: Deps, staff: StaffActor, reciters: readonly Reciter[]): Promise<void> => {
  for (const [place, reason] of SKIPPED) {
    const studentId = reciters[place]?.pupil.id;
    if (studentId !== undefined) await skipPupil(deps, staff, { studentId, reason });
  }
};

/** The first of a grade, whose login is printed, is heard at every other lesson and at the last. */
const isCalled = (place: number, lesson: number, isLast: boolean, draw: DrawInteger): boolean => {
  if (isUnheard(place) || (isLast && SKIPPED.has(place))) return false;
  return place === 0 ? isLast || lesson % 2 === 0 : draw(1, 100) <= 36;
};

/** Weeks of hearings in all grades. */
export const planHearings = (school: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  return GRADES.flatMap((grade) => {
    const reciters = recitersOf(school, grade, draw);
    return LESSONS[grade].map((day, lesson): Happening => {
      const isLast = lesson === LESSONS[grade].length - 1;
      const called = reciters.filter((_, place) => isCalled(place, lesson, isLast, draw));
      const happen = (deps: Deps) => {
        const minutes = withMinutes(deps);
        return asStaff(minutes.deps, school.teacher, async (staff) => {
          for (const reciter of called) await hear(minutes, staff, reciter, draw);
          if (isLast) await skipAbsent(minutes.deps, staff, reciters);
        });
      };
      return { at: school.schoolTime(day, HOURS[grade], 5), happen };
    });
  });
};
