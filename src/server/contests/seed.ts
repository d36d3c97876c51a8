import { randomUUID } from 'node:crypto';
import type { PupilActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import { CONTEST_PRIZE_DEFAULT } from '#domain/contests/contest';
import { SHARE_POOL_DEFAULT } from '#domain/contests/share';
import { answerGame, durationOf, type GivenAnswer, questionAt, startGame } from '#domain/practice/game';
import type { Difficulty } from '#domain/questions/kinds';
import type { Deps } from '#server/platform/deps';
import { finishSession, openSession, storeAnswers } from '#server/practice/service';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, DemoStaff, Happening, Pupil, SchoolTime } from '#server/seed/demo-school';
import { byPupil, byStaff, inVain, SCHOOL_ADDRESS } from '#server/seed/people';
import { firstContest } from '#strings/contests/words';
import { closeContest } from './close.ts';
import { listResults } from './leaders.ts';
import { planContest } from './service.ts';
import { sendShare } from './shares.ts';

const SEED = 786;

/** How well and how fast somebody answers. */
interface Player {
  readonly pupil: Pupil;
  /** Right answers of a hundred. */
  readonly skill: number;
  /** Milliseconds until an answer, at least. */
  readonly pace: number;
}

type Wish = Pick<Parameters<typeof openSession>[2], 'mode' | 'minutes' | 'questionCount'>;

const race = (minutes: 1 | 2 | 3): Wish => ({ mode: 'timed', minutes, questionCount: null });
const REVIEW: Wish = { mode: 'regular', minutes: null, questionCount: 10 };

const HARDER: Readonly<Record<Difficulty, number>> = { easy: 8, medium: 0, hard: -18 };

type Session = Awaited<ReturnType<typeof openSession>>;

/** Answers one after the other until the time is up or nothing is left to ask. */
const drawAnswers = ({ game, questions }: Session, { skill, pace }: Player, draw: DrawInteger) => {
  const answers: GivenAnswer[] = [];
  let state = startGame(game);
  for (;;) {
    const card = questionAt(game, state);
    const at = state.readyAt + pace + draw(0, 1500);
    if (!card || at >= (durationOf(game) ?? Number.POSITIVE_INFINITY)) return { answers, state };
    const { difficulty } = questions[state.current ?? 0] ?? { difficulty: 'medium' };
    const isRight = draw(1, 100) <= skill + HARDER[difficulty];
    const given = {
      questionId: card.questionId,
      choice: isRight ? card.answer : (card.answer + draw(1, card.optionCount - 1)) % card.optionCount,
      at,
    };
    const step = answerGame(game, state, given);
    if (step.kind === 'refused') throw new Error(`Demo school: an answer was refused: ${step.why}`);
    state = step.state;
    answers.push(given);
  }
};

/** So often answers are sent: few requests, and none late. */
const SEND_EVERY_MS = 8000;

/** A whole game as the page plays it; answers when it ended. */
const playGame = async (
  deps: Deps,
  pupil: PupilActor,
  player: Player,
  wish: Wish,
  draw: DrawInteger,
  start: number,
) => {
  const at = (ms: number): Deps => ({ ...deps, clock: () => new Date(start + ms) });
  const asked = { ...wish, requestKey: randomUUID(), studentId: pupil.studentId, grade: pupil.grade };
  const session = await openSession(at(0), pupil, asked, SCHOOL_ADDRESS);
  const { answers, state } = drawAnswers(session, player, draw);
  const last = answers.at(-1)?.at ?? 0;
  const { id } = session.session;
  for (let sent = 0, until = 0; sent < answers.length; until += SEND_EVERY_MS) {
    const given = answers.slice(sent).filter((answer) => answer.at <= until);
    if (given.length > 0) await storeAnswers(at(Math.min(until, last)), pupil, id, { from: sent + 1, answers: given });
    sent += given.length;
  }
  const over = durationOf(session.game) ?? last + 3000;
  await finishSession(at(over), pupil, id, { score: state.score, answered: state.answered });
  return start + over;
};

const BREAK_MS = 40_000;

/** One sitting at home: some games in a row. */
const sitting = (player: Player, at: Date, wishes: readonly Wish[], draw: DrawInteger) =>
  byPupil(at, player.pupil.id, async (deps, actor) => {
    let now = at.getTime() + BREAK_MS;
    for (const wish of wishes) now = BREAK_MS + (await playGame(deps, actor, player, wish, draw, now));
  });

interface DemoContest {
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Between which school days before today it is played in, the earlier first. */
  readonly days: readonly [from: number, to: number];
  /** How many of a hundred regulars take part. */
  readonly share: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FORTNIGHT_MS = 14 * DAY_MS;

/** One that is over and paid, one that waits for the teacher to name who won, and one to play in today. */
const contestsOf = (schoolTime: SchoolTime) =>
  ({
    earlier: {
      title: 'مسابقة بداية الفصل',
      startsAt: schoolTime(22, 7, 0),
      endsAt: schoolTime(13, 14, 0),
      days: [21, 14],
      share: 70,
    },
    short: {
      title: 'تحدي الأيام الثلاثة',
      startsAt: schoolTime(11, 7, 0),
      endsAt: schoolTime(9, 14, 0),
      days: [11, 10],
      share: 35,
    },
    current: {
      title: 'مسابقة همّة الكبرى',
      startsAt: schoolTime(8, 7, 0),
      endsAt: new Date(schoolTime(0, 9, 30).getTime() + FORTNIGHT_MS),
      days: [8, 1],
      share: 92,
    },
  }) as const satisfies Record<string, DemoContest>;

const drawWishes = ({ pupil }: Player, draw: DrawInteger): readonly Wish[] => {
  if (pupil.isFirst) return [REVIEW, race(1), race(2), race(3)];
  const others = [REVIEW, race(2), race(3)].filter(() => draw(1, 100) <= 33);
  // Whoever wins the race of a minute has played something that has a part in the pool as well.
  return draw(1, 100) <= 85 ? [race(1), ...(others.length > 0 ? others : [race(2)])] : [REVIEW, ...others.slice(1)];
};

const playedIn = (contest: DemoContest, players: readonly Player[], draw: DrawInteger, schoolTime: SchoolTime) =>
  players
    .filter(({ pupil }) => draw(1, 100) <= contest.share || pupil.isFirst)
    .flatMap((player) =>
      Array.from({ length: player.pupil.isFirst ? 2 : 1 }, () => {
        const [from, to] = contest.days;
        return sitting(player, schoolTime(draw(to, from), draw(16, 20), draw(0, 50)), drawWishes(player, draw), draw);
      }),
    );

const plan = (teacher: DemoStaff, { title, startsAt, endsAt }: DemoContest) =>
  byStaff(new Date(startsAt.getTime() - DAY_MS / 4), teacher, (deps, staff) =>
    planContest(deps, staff, {
      title,
      rules: firstContest.rules,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      prizeCoins: CONTEST_PRIZE_DEFAULT,
      sharePool: SHARE_POOL_DEFAULT,
    }),
  );

const resultOf = async (deps: Deps, title: string) => {
  const result = (await listResults(deps)).find((each) => each.title === title);
  if (!result) throw new Error(`Demo school: there is no contest called ${title}`);
  return result;
};

const closeByName = (teacher: DemoStaff, title: string, at: Date) =>
  byStaff(at, teacher, async (deps, staff) => {
    const { id, winners } = await resultOf(deps, title);
    const ids = winners.map(({ studentId }) => studentId);
    await closeContest(deps, staff, id, ids);
  });

/** Who gets nothing is refused, as on the page. The printed pupils still have theirs to send. */
const sends = (player: Player, title: string, at: Date) =>
  byPupil(at, player.pupil.id, async (deps, actor) => {
    const { id } = await resultOf(deps, title);
    await inVain(sendShare(deps, actor, id));
  });

const drawPlayers = (pupils: readonly Pupil[], draw: DrawInteger): Player[] =>
  pupils.flatMap((pupil) => {
    const [skill, pace] = pupil.isFirst ? [draw(80, 90), draw(1000, 1600)] : [draw(52, 94), draw(900, 3200)];
    return pupil.habit === 'regular' ? [{ pupil, skill, pace }] : [];
  });

export const planContests = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] => {
  const draw = drawFromSeed(SEED);
  const { earlier, short, current } = contestsOf(schoolTime);
  const players = drawPlayers(pupils, draw);
  const senders = players.filter(({ pupil }) => !pupil.isFirst && draw(1, 100) <= 60);
  return [
    ...[earlier, short, current].flatMap((contest) => [
      plan(teacher, contest),
      ...playedIn(contest, players, draw, schoolTime),
    ]),
    closeByName(teacher, earlier.title, schoolTime(12, 10, 15)),
    ...senders.map((player) => sends(player, earlier.title, schoolTime(draw(6, 11), draw(16, 20), draw(0, 59)))),
  ];
};
