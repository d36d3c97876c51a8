import { COURSES, type Course } from '#domain/calendar/courses';
import { westernDigits } from '#domain/digits';
import type { Strand } from '#domain/questions/kinds';
import { newRequestKey } from '#web/lib/request-key.ts';
import type { Curriculum, LessonEntry, PlanFields, StaffLesson } from '#wire/curriculum';

/** A lesson as it is typed. */
export interface LessonDraft {
  readonly key: string;
  /** Null for a new one. */
  readonly id: string | null;
  readonly course: Course;
  readonly strand: Strand | '';
  readonly unit: string;
  readonly topic: string;
  readonly verses: string;
  /** Where it goes: the week that is open, or another. */
  readonly week: number;
}

/** The numbered weeks of its term, and those that the plan has beside them. */
export const weekNumbers = ({ term, plan }: Pick<Curriculum, 'term' | 'plan'>): number[] => {
  const last = Math.max(0, ...term.weeks.map(({ number }) => number ?? 0), ...plan.map(({ week }) => week));
  return Array.from({ length: last }, (_, at) => at + 1);
};

const lessonsIn = ({ plan, lessons }: Curriculum, week: number, course: Course): StaffLesson[] =>
  plan
    .filter((placed) => placed.week === week && placed.course === course)
    .flatMap(({ lessonId }) => lessons.find(({ id }) => id === lessonId) ?? []);

export const draftOfWeek = (curriculum: Curriculum, week: number): { lessons: readonly LessonDraft[] } => ({
  lessons: COURSES.flatMap((course) =>
    lessonsIn(curriculum, week, course).map(({ id, strand, unit, topic, verses }) => ({
      ...{ key: id, id, course, strand: strand ?? ('' as const), unit: unit ?? '', topic, verses: verses ?? '', week },
    })),
  ),
});

export const newLesson = (course: Course, week: number): LessonDraft => ({
  ...{ key: newRequestKey(), id: null, course, strand: '', unit: '', topic: '', verses: '', week },
});

/** Changes places with its neighbour of the same course. */
export const movedLesson = (lessons: readonly LessonDraft[], key: string, by: 1 | -1): readonly LessonDraft[] => {
  const at = lessons.findIndex((lesson) => lesson.key === key);
  const [moved, neighbour] = [lessons[at], lessons[at + by]];
  if (!moved || moved.course !== neighbour?.course) return lessons;
  return lessons.with(at, neighbour).with(at + by, moved);
};

const entryOf = ({ id, strand, unit, topic, verses }: LessonDraft): LessonEntry => ({
  id,
  strand: strand || null,
  unit: unit.trim() || null,
  topic: topic.trim(),
  verses: westernDigits(verses.trim()) || null,
});

const asStored = ({ id, strand, unit, topic, verses }: StaffLesson): LessonEntry => ({
  id,
  strand,
  unit,
  topic,
  verses,
});

/** The whole plan with one week as it was typed, and the place of each typed lesson in it, by which faults come back. */
export const planWith = (curriculum: Curriculum, week: number, lessons: readonly LessonDraft[]) => {
  const places = new Map<string, string>();
  const entriesOf = (course: Course, of: number): LessonEntry[] => {
    const stays = of === week ? [] : lessonsIn(curriculum, of, course).map(asStored);
    const typed = lessons.filter((lesson) => lesson.course === course && lesson.week === of);
    for (const [at, { key }] of typed.entries()) places.set(key, `weeks/${of - 1}/${course}/${stays.length + at}`);
    return [...stays, ...typed.map(entryOf)];
  };
  const weeks: PlanFields['weeks'] = weekNumbers(curriculum).map((of) => ({
    quran: entriesOf('quran', of),
    islamic: entriesOf('islamic', of),
  }));
  return { weeks, places };
};
