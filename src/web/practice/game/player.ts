import type { ErrorCode } from '#domain/error-codes';
import { durationOf, type Game, type GivenAnswer, questionAt } from '#domain/practice/game';
import { AFTER_RIGHT_MS, AFTER_WRONG_MS, playedSeconds } from '#domain/practice/timing';
import { ApiError, messageOf } from '#web/lib/api.ts';
import type { PracticeResult, PracticeSession } from '#wire/practice';
import { makeCourier, type Timers } from './courier.ts';
import { goesOn, joinAnswers, type Kept } from './kept-answers.ts';
import { type DeviceClocks, makeRaceClock } from './race-clock.ts';
import { gameOf, type Judged, type Standing, standAfter, stepFrom } from './standing.ts';

/** The server, as the game knows it. Rejects with an `ApiError`. */
export interface Transport {
  readonly send: (from: number, answers: readonly GivenAnswer[]) => Promise<{ readonly elapsed: number }>;
  readonly read: () => Promise<PracticeSession>;
  readonly finish: (score: number, answered: number) => Promise<PracticeResult>;
}

export type Saving =
  | { readonly kind: 'playing' | 'saving' }
  | { readonly kind: 'saved'; readonly result: PracticeResult }
  | { readonly kind: 'refused'; readonly message: string };

export interface PlayView extends Standing {
  readonly game: Game;
  /** The last answer, while its feedback stands on the screen. */
  readonly shown: Judged | null;
  /** The pupil reads on before the next question. */
  readonly isReading: boolean;
  /** Null in a review. */
  readonly secondsLeft: number | null;
  readonly isOver: boolean;
  /** The server cannot be reached; answers wait here. */
  readonly isHeld: boolean;
  /** How long was played, once the game is over. */
  readonly seconds: number;
  readonly saving: Saving;
}

interface PlayerProps {
  readonly session: PracticeSession;
  readonly kept: Kept | null;
  readonly transport: Transport;
  readonly clocks: DeviceClocks;
  readonly timers: Timers;
  readonly keep: (kept: Pick<Kept, 'answers' | 'isEnded'>) => void;
  /** The result is saved: what was kept may go. */
  readonly forget: () => void;
  /** The server knows of other answers, given in another window, and the game went on from those. */
  readonly onOvertaken: () => void;
}

const SEND_MAX = 100;
const SECOND_MS = 1000;
const READ_MAX = 2;

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'offline' || [401, 429].includes(error.status) || error.status >= 500;

const isCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof ApiError && codes.some((code) => code === error.code);

const OVER: readonly ErrorCode[] = ['practice_session_over', 'practice_session_not_found'];

export const makePlayer = (props: PlayerProps) => {
  const { session, transport, timers } = props;
  const game = gameOf(session);
  const duration = durationOf(game);
  const clock = makeRaceClock(props.clocks, session.elapsed);
  const listeners = new Set<() => void>();

  let answers = joinAnswers(game, session.answers, props.kept?.answers ?? []);
  let stored = session.answers.length;
  let standing = standAfter(game, answers);
  let isEnded = props.kept?.isEnded ?? false;
  let isOver = false;
  let endedAt = 0;
  let isFeedback = false;
  let isReading = false;
  let saving: Saving = { kind: 'playing' };
  /** Answers were refused: the server's are read before anything else is sent. */
  let mustRead = false;
  let timesRead = 0;
  let cancelTick: (() => void) | null = null;
  let cancelFeedback: (() => void) | null = null;

  const snapshot = (): PlayView => ({
    ...standing,
    game,
    shown: isFeedback ? (standing.judged.at(-1) ?? null) : null,
    isReading,
    secondsLeft: duration === null ? null : Math.max(0, Math.ceil((duration - clock.elapsed()) / SECOND_MS)),
    isOver,
    isHeld: courier.isHeld(),
    seconds: playedSeconds(
      game,
      answers.map(({ at }) => at),
      standing.state.current === null ? null : endedAt,
    ),
    saving,
  });

  const changed = () => {
    view = snapshot();
    for (const listener of listeners) listener();
  };

  const finishGame = () => {
    if (isOver) return;
    isOver = true;
    isFeedback = false;
    isReading = false;
    endedAt = Math.min(clock.elapsed(), duration ?? Number.POSITIVE_INFINITY);
    saving = { kind: 'saving' };
    cancelTick?.();
    cancelFeedback?.();
    changed();
    courier.go();
  };

  /** Once a second, on the second; also when the page wakes up, since a sleeping one misses its ticks. */
  const tick = () => {
    cancelTick?.();
    cancelTick = null;
    if (isOver) return;
    if (duration !== null) {
      const left = duration - clock.elapsed();
      if (left <= 0) return finishGame();
      cancelTick = timers.after(left % SECOND_MS || SECOND_MS, tick);
    }
    changed();
  };

  const endFeedback = () => {
    cancelFeedback = null;
    if (isReading) return;
    isFeedback = false;
    if (standing.state.current === null) return finishGame();
    changed();
  };

  const showFeedback = (ms: number) => {
    isFeedback = true;
    isReading = false;
    cancelFeedback?.();
    cancelFeedback = timers.after(ms, endFeedback);
  };

  /** After a reload, or when another window has answered: what is left of the feedback, then on. */
  const goOn = () => {
    if (isEnded) return finishGame();
    const left = standing.state.readyAt - clock.elapsed();
    if (left > 0) showFeedback(left);
    else if (standing.state.current === null) return finishGame();
    tick();
  };

  const replaceAnswers = (next: readonly GivenAnswer[]) => {
    answers = next;
    standing = standAfter(game, answers);
    cancelFeedback?.();
    isFeedback = false;
    isReading = false;
  };

  const hear = (elapsed: number, sentAt: number) => {
    clock.hear(elapsed, sentAt);
    // Where that moved the clock, the next second begins at another moment.
    tick();
  };

  const send = async () => {
    const batch = answers.slice(stored, stored + SEND_MAX);
    const sentAt = clock.elapsed();
    const { elapsed } = await transport.send(stored + 1, batch);
    stored += batch.length;
    hear(elapsed, sentAt);
  };

  const read = async () => {
    const sentAt = clock.elapsed();
    const fresh = await transport.read();
    mustRead = false;
    stored = fresh.answers.length;
    hear(fresh.elapsed, sentAt);
    if (goesOn(answers, fresh.answers) && answers.length === fresh.answers.length) return;
    replaceAnswers(fresh.answers);
    props.keep({ answers, isEnded });
    props.onOvertaken();
    if (!isOver) goOn();
  };

  const finish = async () => {
    const { score, answered } = standing.state;
    const result = await transport.finish(score, answered);
    saving = { kind: 'saved', result };
    props.forget();
  };

  const next = () => {
    if (mustRead) return read;
    if (stored < answers.length) return send;
    return saving.kind === 'saving' ? finish : null;
  };

  /** The server has ended the session: what it did not take in time is not in the score that it saved. */
  const giveUpUnsent = () => {
    mustRead = false;
    replaceAnswers(answers.slice(0, stored));
    saving = { kind: 'saving' };
    finishGame();
  };

  const refuse = (error: unknown) => {
    finishGame();
    saving = { kind: 'refused', message: messageOf(error) };
    props.forget();
  };

  const onRefused = (error: unknown) => {
    const isAnswering = mustRead || stored < answers.length;
    if (isAnswering && isCode(error, ...OVER)) return giveUpUnsent();
    const mayHelp = isAnswering || isCode(error, 'practice_score_differs');
    // A page that disagrees with the server for ever must come to an end.
    if (!mayHelp || timesRead === READ_MAX) return refuse(error);
    timesRead += isOver ? 1 : 0;
    mustRead = true;
  };

  const courier = makeCourier({ next, isPassing, onRefused, onChange: () => changed(), timers });
  let view = snapshot();

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      courier.start();
      goOn();
    },
    stop: () => {
      cancelTick?.();
      cancelFeedback?.();
      courier.stop();
    },
    /** The first choice counts; while its feedback stands no other is taken. */
    choose: (choice: number) => {
      const card = questionAt(game, standing.state);
      if (isOver || isFeedback || !card) return;
      const given = { questionId: card.questionId, choice, at: Math.max(clock.elapsed(), standing.state.readyAt) };
      const after = stepFrom(game, standing, given);
      if (!after) return tick();
      answers = [...answers, given];
      standing = after;
      props.keep({ answers, isEnded });
      showFeedback(after.judged.at(-1)?.verdict.isCorrect ? AFTER_RIGHT_MS : AFTER_WRONG_MS);
      changed();
      courier.go();
    },
    /** Only where no clock runs. */
    readOn: () => {
      if (!isFeedback || duration !== null) return;
      isReading = true;
      changed();
    },
    nextQuestion: () => {
      if (!isReading) return;
      isReading = false;
      if (!cancelFeedback) endFeedback();
      changed();
    },
    end: () => {
      isEnded = true;
      props.keep({ answers, isEnded });
      finishGame();
    },
    wake: () => {
      tick();
      courier.hurry();
    },
    /** Another window of this device has gone on with the same session; null where it has saved the result. */
    follow: (other: Pick<Kept, 'answers' | 'isEnded'> | null) => {
      if (isOver) return;
      if (other && goesOn(answers, other.answers) && joinAnswers(game, answers, other.answers) === other.answers) {
        replaceAnswers(other.answers);
        isEnded = other.isEnded;
        goOn();
      } else if (!other) mustRead = true;
      changed();
      courier.go();
    },
  };
};

export type Player = ReturnType<typeof makePlayer>;
