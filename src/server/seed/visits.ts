import type { PupilActor } from '#domain/access/actors';
import { type DrawInteger, LOGIN_ID_MIN } from '#domain/cards/credentials';
import { decideTerms, loginStudent } from '#server/access/service';
import { ownCard } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import type { Habit, Happening, Pupil, SchoolTime } from './demo-school.ts';
import { asPupil, byPupil, inVain, SCHOOL_ADDRESS } from './people.ts';

const drawHabit = (draw: DrawInteger, isFirst: boolean): Habit => {
  const percent = draw(1, 100);
  if (isFirst) return 'regular';
  if (percent <= 12) return 'never-came';
  if (percent <= 20) return 'left-terms-open';
  if (percent <= 23) return 'refused-terms';
  return percent <= 38 ? 'came-once' : 'regular';
};

/** In a lesson, or from home in the late afternoon. */
const drawVisitTime = (draw: DrawInteger, schoolTime: SchoolTime, fromDay: number, toDay: number): Date => {
  const hour = draw(1, 3) === 1 ? draw(16, 20) : draw(7, 11);
  return schoolTime(draw(fromDay, toDay), hour, draw(0, 59));
};

const decide = (agreed: boolean) => (deps: Deps, pupil: PupilActor) => decideTerms(deps, pupil, agreed);
const justLook = async () => {};

const mistypePassword = async (deps: Deps, pupil: Pupil): Promise<void> => {
  const { loginId, password } = await ownCard(deps, pupil.id);
  await inVain(loginStudent(deps, { loginId, password: `${password}X`, by: 'typing', address: SCHOOL_ADDRESS }));
};

const visitAfterMistake = (at: Date, pupil: Pupil): Happening => ({
  at,
  happen: async (deps) => {
    await mistypePassword(deps, pupil);
    await asPupil(deps, pupil.id, justLook);
  },
});

export const drawHabits = (enrolled: readonly Omit<Pupil, 'habit' | 'isFirst'>[], draw: DrawInteger): Pupil[] =>
  enrolled.map((pupil, place) => {
    const isFirst = enrolled[place - 1]?.grade !== pupil.grade;
    return { ...pupil, isFirst, habit: drawHabit(draw, isFirst) };
  });

const visitsOf = (pupil: Pupil, draw: DrawInteger, schoolTime: SchoolTime): Happening[] => {
  const first = drawVisitTime(draw, schoolTime, 20, 23);
  const latest = drawVisitTime(draw, schoolTime, 1, 5);
  const makesMistake = draw(1, 12) === 1;
  switch (pupil.habit) {
    case 'never-came':
      return [];
    case 'left-terms-open':
      return [byPupil(latest, pupil.id, justLook)];
    case 'refused-terms':
      return [byPupil(latest, pupil.id, decide(false))];
    case 'came-once':
      return [byPupil(first, pupil.id, decide(true))];
    case 'regular':
      return [
        byPupil(first, pupil.id, decide(true)),
        makesMistake ? visitAfterMistake(latest, pupil) : byPupil(latest, pupil.id, justLook),
      ];
  }
};

const typesUnknownId = (at: Date): Happening => ({
  at,
  happen: (deps) =>
    inVain(loginStudent(deps, { loginId: LOGIN_ID_MIN, password: 'ABCDEF', by: 'typing', address: SCHOOL_ADDRESS })),
});

export const planVisits = (pupils: readonly Pupil[], draw: DrawInteger, schoolTime: SchoolTime): Happening[] => [
  ...pupils.flatMap((each) => visitsOf(each, draw, schoolTime)),
  typesUnknownId(schoolTime(3, 10, 12)),
];
