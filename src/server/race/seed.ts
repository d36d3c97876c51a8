import type { PupilActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';
import { CHECKING_MS, STARTING_MS, VERDICT_MS } from '#domain/race/rules';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { asPupil, byPupil } from '#server/seed/people';
import { answerDuel, openDuel, readDuel } from './duels.ts';
import { presentDuel } from './present-climb.ts';
import { type Move, placeOf, runRace } from './seed-race.ts';
import { challenge } from './service.ts';

const SEED = 313;
const DUEL_GRADE: Grade = 5;
/** Two of them wrong: the last one reaches the summit. */
const DUEL_ANSWERS = 12;

interface Racer {
  readonly pupil: Pupil;
  /** Right answers of a hundred. */
  readonly skill: number;
  /** Milliseconds until an answer, at least. */
  readonly pace: number;
}

type Pair = readonly [Racer, Racer];

const HARDER: Readonly<Record<Difficulty, number>> = { easy: 8, medium: 0, hard: -15 };
const FEEDBACK_MS = CHECKING_MS + VERDICT_MS;

/** Both answer at their own pace, for as long as somebody wants to see it, or so many times. */
function* drawMoves(pair: Pair, difficulty: Difficulty, draw: DrawInteger, atMost: number): Generator<Move> {
  const next = pair.map(({ pace }) => pace + draw(0, 2500)) as [number, number];
  let now = 0;
  for (let made = 0; ; made += 1) {
    const by = next[0] <= next[1] ? 0 : 1;
    const { skill, pace } = pair[by];
    const move: Move = { by, afterMs: next[by] - now, isRight: draw(1, 100) <= skill + HARDER[difficulty] };
    if (made === atMost) return;
    yield move;
    now = next[by];
    next[by] = now + FEEDBACK_MS + pace + draw(0, 2500);
  }
}

const MINUTE_MS = 60_000;

const race = (pair: Pair, at: Date, difficulty: Difficulty, draw: DrawInteger, quitsAfter: number | null): Happening =>
  byPupil(at, pair[0].pupil.id, (deps, first) =>
    asPupil(deps, pair[1].pupil.id, (second) =>
      runRace(deps, [first, second], {
        startsAt: new Date(at.getTime() + MINUTE_MS),
        difficulty,
        moves: drawMoves(pair, difficulty, draw, quitsAfter ?? Number.POSITIVE_INFINITY),
        ...(quitsAfter !== null && { quitter: 1 }),
      }),
    ),
  );

/** The pupil whose login is printed first: that one's races are what people will look at. */
const racersOf = (regulars: readonly Pupil[], grade: Grade, draw: DrawInteger): Racer[] =>
  regulars
    .filter((pupil) => pupil.grade === grade)
    .map((pupil) => ({
      pupil,
      skill: pupil.isFirst ? 80 : draw(62, 94),
      pace: pupil.isFirst ? 2600 : draw(1500, 4200),
    }));

const OWN_RACES = 7;
const OTHER_RACES = 5;
/** Every so many races somebody answers nothing wrong, and every so many somebody goes. */
const FLAWLESS_EVERY = 6;
const QUIT_EVERY = 9;

const drawPair = ([printed, ...others]: readonly Racer[], index: number, draw: DrawInteger): Pair => {
  const place = draw(0, others.length - 1);
  const one = others[place] as Racer;
  if (index < OWN_RACES) return [printed as Racer, one];
  return [one, others[(place + draw(1, others.length - 1)) % others.length] as Racer];
};

/** Nobody wins always: by turns against a stronger and a weaker one. */
const inForm = ([first, second]: Pair, index: number): Pair => {
  if (index % FLAWLESS_EVERY === 2) return [{ ...first, skill: 200, pace: 1500 }, second];
  return [first, { ...second, ...(index % 2 === 0 ? { skill: 87, pace: 1800 } : { skill: 66, pace: 3400 }) }];
};

/** The last school day somebody climbed for the pupil whose login is printed, and waits; of one grade, as it is rare. */
const duel = ({ regulars, schoolTime }: DemoSchool): Happening[] => {
  const [printed, other] = regulars.filter(({ grade }) => grade === DUEL_GRADE);
  if (!printed || !other) return [];
  const at = schoolTime(1, 18, 30);
  return [byPupil(at, other.id, (deps, pupil) => runDuel(deps, pupil, printed.id, at))];
};

/** One pupil climbs for a classmate who was not there, by a clock of its own. */
const runDuel = async (deps: Deps, pupil: PupilActor, studentId: number, startsAt: Date): Promise<void> => {
  let now = startsAt.getTime() - STARTING_MS;
  const then: Deps = { ...deps, clock: () => new Date(now) };
  const challengeId = await challenge(then, pupil, { studentId, difficulty: 'medium' });
  const id = await openDuel(then, pupil, { challengeId });
  now += STARTING_MS;
  for (let given = 0; given < DUEL_ANSWERS; given += 1) {
    now += 4200 + (given % 4) * 900;
    const question = presentDuel(await readDuel(then, pupil, id), pupil, now).climb?.view.question;
    if (!question) throw new Error('Demo school: a climb that is over sooner than was planned');
    const answer = await placeOf(deps, question, given % 6 !== 3);
    await answerDuel(then, pupil, id, { questionId: question.id, number: question.number, answer });
  }
};

export const planRaces = (school: DemoSchool): Happening[] => {
  const { regulars, schoolTime } = school;
  const draw = drawFromSeed(SEED);
  const races = GRADES.flatMap((grade) => {
    const racers = racersOf(regulars, grade, draw);
    return Array.from({ length: OWN_RACES + OTHER_RACES }, (_, index) => {
      const pair = inForm(drawPair(racers, index, draw), index);
      const at = schoolTime(draw(1, 14), draw(16, 20), draw(0, 50));
      const quitsAfter = index % QUIT_EVERY === 4 ? draw(5, 11) : null;
      return race(pair, at, DIFFICULTIES[draw(0, 2)] as Difficulty, draw, quitsAfter);
    });
  });
  return [...races, ...duel(school)];
};
