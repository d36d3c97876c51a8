import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { LIVE_PATH } from '#domain/live/channel';
import { NEXT_ANSWER_MS } from '#domain/race/rules';
import type { ErrorCode } from '#domain/vocabulary';
import { rightPlace, wrongPlace } from '#tests/racers';
import {
  type ClientEvents,
  type PlayerAnswer,
  type PlayerId,
  RACE_NAMESPACE,
  type RaceQuestion,
  type RaceView,
  type ServerEvents,
} from '#wire/race/events';

type Given = Pick<PlayerAnswer, 'raceId' | 'number' | 'questionId' | 'answer'>;

/** The server's clock and this one are the same; a message takes a moment less on one way than on the other. */
const READY_MS = NEXT_ANSWER_MS + 10;

const AGAIN_MS = 100;

interface Habits {
  /** Whether the next answer is to be right. */
  readonly knows: () => boolean;
  /** Something that a kill would interrupt is under way. */
  readonly onMoment: () => void;
}

/**
 * A pupil's page that races on and on: it reconnects by itself, answers as soon as the rules allow, and sends again what
 * it was told nothing of.
 */
export class TirelessRacer {
  /** Everything the server ever said of an answer, by race and number. */
  readonly told = new Map<string, PlayerAnswer>();
  /** Which player it was in each race. */
  readonly players = new Map<number, PlayerId>();
  readonly contradictions: string[] = [];
  /** The races whose end it heard of. */
  readonly finished = new Set<number>();
  /** The race in which the server said this player is, since it was last asked. */
  isIn: number | null = null;
  raceId: number | undefined;
  /** Answers whose verdict came only with the whole state, and those that had to be sent again. */
  learntLater = 0;
  sentAgain = 0;
  /** How often the server, and not the line, ended its connection. */
  sentAway = 0;
  private readonly socket: Socket<ServerEvents, ClientEvents>;
  private readonly habits: Habits;
  /** Sent and not told anything of. */
  private pending: Given | null = null;
  private question: RaceQuestion | null = null;
  private version = 0;
  private readyAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(address: string, cookie: string, habits: Habits) {
    this.habits = habits;
    this.socket = io(`${address}${RACE_NAMESPACE}`, {
      path: LIVE_PATH,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 50,
      auth: { tabId: randomUUID() },
      extraHeaders: { cookie },
    });
    this.socket.on('connect', () => this.join());
    this.socket.on('disconnect', (reason) => {
      clearTimeout(this.timer);
      if (reason !== 'io server disconnect') return;
      this.sentAway += 1;
      // From everything else the library comes back by itself.
      this.socket.connect();
    });
    for (const event of ['game_starting', 'game_start'] as const) this.socket.on(event, (view) => this.see(view));
    this.socket.on('new_question', ({ raceId, version, question }) => this.ask(raceId, version, question));
    this.socket.on('player_answer', (verdict) => this.learn(verdict));
    this.socket.on('game_over', ({ raceId }) => this.goOn(raceId));
    this.socket.on('error', ({ code }) => this.tryAgain(code));
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  private join(): void {
    this.socket.emit('join_quiz_race', {
      difficulty: 'easy',
      ...(this.raceId !== undefined && { raceId: this.raceId }),
    });
  }

  /** The server is there and its database is not. */
  private tryAgain(code: ErrorCode): void {
    const { raceId, question } = this;
    clearTimeout(this.timer);
    if (code === 'race_join_failed') this.timer = setTimeout(() => this.join(), AGAIN_MS);
    if (code === 'race_answer_failed' && raceId !== undefined && question)
      this.timer = setTimeout(() => this.answer(raceId, question), AGAIN_MS);
  }

  private see({ raceId, version, you, phase, question, lastAnswer }: RaceView): void {
    this.isIn = raceId;
    this.players.set(raceId, you);
    if (lastAnswer) {
      if (this.pending?.number === lastAnswer.number) this.learntLater += 1;
      this.learn(lastAnswer);
    }
    if (phase === 'starting' && raceId !== this.raceId) this.habits.onMoment();
    this.ask(raceId, version, question);
  }

  private ask(raceId: number, version: number, question: RaceQuestion | null): void {
    if (raceId === this.raceId && version < this.version) return;
    [this.raceId, this.version, this.question] = [raceId, version, question];
    clearTimeout(this.timer);
    if (question) this.timer = setTimeout(() => this.answer(raceId, question), this.readyAt - Date.now());
  }

  private answer(raceId: number, question: RaceQuestion): void {
    if (!this.socket.connected || this.question !== question) return;
    const { pending } = this;
    const isAgain = pending?.raceId === raceId && pending.number === question.number;
    if (isAgain) this.sentAgain += 1;
    const place = this.habits.knows() ? rightPlace(question) : wrongPlace(question);
    const given = isAgain ? pending : { raceId, number: question.number, questionId: question.id, answer: place };
    this.pending = given;
    this.socket.emit('submit_answer', given);
    this.habits.onMoment();
  }

  private learn(verdict: PlayerAnswer): void {
    const { raceId, number, questionId, answer, isCorrect } = verdict;
    const key = `${raceId} ${number}`;
    const before = this.told.get(key);
    if (before && (before.questionId !== questionId || before.answer !== answer || before.isCorrect !== isCorrect))
      this.contradictions.push(`${key}: told ${JSON.stringify(before)} and then ${JSON.stringify(verdict)}`);
    const { pending } = this;
    if (pending?.raceId === raceId && pending.number === number) {
      if (pending.answer !== answer)
        this.contradictions.push(`${key}: ${pending.answer} was sent, ${answer} was judged`);
      this.pending = null;
    }
    if (!before) this.readyAt = Date.now() + READY_MS;
    this.told.set(key, verdict);
  }

  private goOn(raceId: number): void {
    this.isIn = raceId;
    this.finished.add(raceId);
    if (raceId !== this.raceId) return;
    [this.raceId, this.question, this.pending] = [undefined, null, null];
    this.join();
  }
}

export interface StoredAnswer {
  readonly raceId: number;
  readonly side: 0 | 1;
  readonly number: number;
  readonly questionId: number;
  readonly isCorrect: 0 | 1;
}

/** What somebody was told and what is not stored so. */
export const lostOf = (
  racers: readonly Pick<TirelessRacer, 'told' | 'players'>[],
  stored: readonly StoredAnswer[],
): string[] => {
  const kept = new Set(
    stored.map((row) => [row.raceId, row.side + 1, row.number, row.questionId, row.isCorrect].join()),
  );
  return racers.flatMap(({ told, players }) =>
    [...told.values()]
      .map(({ raceId, number, questionId, isCorrect }) =>
        [raceId, players.get(raceId), number, questionId, isCorrect ? 1 : 0].join(),
      )
      .filter((each) => !kept.has(each)),
  );
};
