import { randomUUID } from 'node:crypto';
import { answerGame, type Game, type GameState, type GivenAnswer, questionAt, startGame } from '#domain/practice/game';
import { optionCount } from '#domain/questions/questions';
import type { PracticeSession } from '#wire/practice';
import type { Pupil } from './pupils.ts';

/** What the players saw, all together. */
export interface Tally {
  given: number;
  posts: number;
  repeated: number;
  late: number;
  refused: number;
  readonly postMs: number[];
  /** The score that the page showed when it was saved, by session. */
  readonly shown: Map<number, number>;
}

interface Player {
  readonly url: string;
  readonly cookie: string;
  readonly pupil: Pupil;
  readonly tally: Tally;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

const call = async ({ url, cookie, tally }: Player, path: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(`${url}/api/student/practice/sessions${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const reply: unknown = await answer.json();
  if (!answer.ok) {
    tally.refused += 1;
    console.error(path, reply);
  }
  return reply;
};

const gameOf = ({ mode, minutes, seed, questions }: PracticeSession): Game => ({
  ...(mode === 'timed' && minutes ? { mode, minutes } : { mode: 'regular', minutes: null }),
  seed,
  deck: questions.map((question) => ({
    questionId: question.id,
    type: question.type,
    optionCount: optionCount(question),
    answer: question.answer,
    points: question.points,
  })),
});

/** A page with a game on it: it counts for itself, and sends what is not sent yet. */
class Page {
  private readonly game: Game;
  private readonly answers: GivenAnswer[] = [];
  private readonly openedAt: number;
  private state: GameState;
  private sent = 0;
  private readonly player: Player;
  private readonly session: PracticeSession;

  constructor(player: Player, session: PracticeSession) {
    this.player = player;
    this.session = session;
    this.game = gameOf(session);
    this.state = startGame(this.game);
    this.openedAt = performance.now() - session.elapsed;
  }

  /** Answers the question that stands there; false where there is none to answer any more. */
  answer(): boolean {
    const at = Math.round(performance.now() - this.openedAt);
    const card = questionAt(this.game, this.state);
    if (!card) return false;
    if (at < this.state.readyAt) return true;
    const isRight = this.player.chance() < 0.8;
    const choice = isRight ? card.answer : (card.answer + 1) % card.optionCount;
    const step = answerGame(this.game, this.state, { questionId: card.questionId, choice, at });
    if (step.kind === 'refused') return false;
    this.state = step.state;
    this.answers.push({ questionId: card.questionId, choice, at });
    this.player.tally.given += 1;
    return true;
  }

  /** What a page does most: one answer at once. Some are held back by the network, some are sent twice. */
  async send(): Promise<void> {
    const { chance, tally } = this.player;
    if (this.sent === this.answers.length) return;
    if (chance() < 0.1) {
      tally.late += 1;
      return;
    }
    if (chance() < 0.1) {
      tally.repeated += 1;
      await Promise.all([this.post(), this.post()]);
    } else await this.post();
    this.sent = this.answers.length;
  }

  private async post(): Promise<void> {
    const { tally } = this.player;
    const startedAt = performance.now();
    const body = { from: this.sent + 1, answers: this.answers.slice(this.sent) };
    await call(this.player, `/${this.session.id}/answers`, body);
    tally.posts += 1;
    tally.postMs.push(performance.now() - startedAt);
  }

  async finish(): Promise<void> {
    if (this.sent < this.answers.length) await this.post();
    const { score, answered } = this.state;
    await call(this.player, `/${this.session.id}/finish`, { score, answered });
    if (answered > 0) this.player.tally.shown.set(this.session.id, score);
  }
}

const openPage = async (player: Player, mode: 'timed' | 'regular'): Promise<Page> => {
  const wish = { requestKey: randomUUID(), studentId: player.pupil.studentId, grade: player.pupil.grade };
  const reply = await call(player, '', { ...wish, mode, minutes: mode === 'timed' ? 3 : null });
  return new Page(player, reply as PracticeSession);
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** One game after the other until the time is up, an answer every so often. */
export const playUntil = async (player: Player, end: number, everyMs: number): Promise<void> => {
  let games = 0;
  let next = performance.now() + player.chance() * everyMs;
  while (performance.now() < end) {
    const page = await openPage(player, games % 2 === 0 ? 'timed' : 'regular');
    games += 1;
    let isOn = true;
    while (isOn && performance.now() < end) {
      await pause(next - performance.now());
      next += everyMs;
      isOn = page.answer();
      await page.send();
    }
    await page.finish();
  }
};
