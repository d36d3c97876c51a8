import { ANSWERS_AT_ONCE, durationOf, type Game, type GivenAnswer, questionAt } from '#domain/practice/game';
import { AFTER_RIGHT_MS, AFTER_WRONG_MS, playedSeconds } from '#domain/practice/timing';
import type { ErrorCode } from '#domain/vocabulary';
import { ApiError, messageOf } from '#web/lib/api.ts';
import { makeCourier, type Timers } from '#web/lib/outbox/courier.ts';
import { shared } from '#web/lib/shared.ts';
import type { PracticeResult, PracticeSession } from '#wire/practice';
import { type GameSoFar, gameOf, type Judged, standAfter, stepFrom } from './game-so-far.ts';
import { goesOn, joinAnswers, type Kept } from './kept-answers.ts';
import { type ClockReading, type DeviceClocks, makeRaceClock } from './race-clock.ts';

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

export interface PlayView extends GameSoFar {
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

/** Why the game went on from the server's answers: another window gave some, or it took none of the last ones. */
export type Replacement = 'overtaken' | 'refused';

interface PlayerProps {
  readonly session: PracticeSession;
  /** When the device heard of it: its `elapsed` was true then. */
  readonly heardAt: ClockReading;
  readonly kept: Kept | null;
  readonly transport: Transport;
  readonly clocks: DeviceClocks;
  readonly timers: Timers;
  readonly keep: (kept: Kept) => void;
  /** The result is saved: what was kept may go. */
  readonly forget: () => void;
  readonly onReplaced: (why: Replacement) => void;
}

const SECOND_MS = 1000;
const REFUSALS_MAX = 2;

const untilNextSecond = (left: number): number => Math.max(0, left) % SECOND_MS || SECOND_MS;

const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.code === 'offline' || [401, 429].includes(error.status) || error.status >= 500;

const isCode = (error: unknown, ...codes: readonly ErrorCode[]): boolean =>
  error instanceof ApiError && codes.some((code) => code === error.code);

const OVER: readonly ErrorCode[] = ['practice_session_over', 'practice_session_not_found'];
/** Says that this page has not heard of all that the server stored, and nothing against what it sent. */
const BEHIND: readonly ErrorCode[] = ['practice_answer_changed', 'practice_answer_out_of_order'];

export const makePlayer = (props: PlayerProps) => {
  const { session, transport, timers } = props;
  const game = gameOf(session);
  const duration = durationOf(game);
  const clock = makeRaceClock(props.clocks, session.elapsed, props.heardAt);

  let answers = joinAnswers(game, session.answers, props.kept?.answers ?? []);
  let stored = session.answers.length;
  let standing = standAfter(game, answers);
  let isEnded = props.kept?.isEnded ?? false;
  let isOver = false;
  let endedAt = 0;
  let isFeedback = false;
  let isReading = false;
  let saving: Saving = { kind: 'playing' };
  /** The server's answers, or its time, are read before anything else is sent. */
  let mustRead = false;
  /** What was sent is against the rules: it goes, once it is known what the server has. */
  let dropsUnsent = false;
  let refusals = 0;
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

  const changed = () => screen.set(snapshot());

  const keep = () => props.keep({ answers, isEnded });

  const finishGame = () => {
    if (isOver) return;
    isOver = true;
    isFeedback = false;
    isReading = false;
    if (!isEnded) {
      isEnded = true;
      keep();
    }
    endedAt = Math.min(clock.elapsed(), duration ?? Number.POSITIVE_INFINITY);
    saving = { kind: 'saving' };
    cancelTick?.();
    cancelFeedback?.();
    changed();
    courier.go();
  };

  /** In doubt about the time the server has the word, where it can be reached. */
  const awaitsTime = () => duration !== null && clock.isInDoubt() && !courier.isHeld();

  /** Once a second, on the second; also when the page wakes up, since a sleeping one misses its ticks. */
  const tick = () => {
    cancelTick?.();
    cancelTick = null;
    if (isOver) return;
    if (duration !== null) {
      if (clock.isInDoubt()) mustRead = true;
      const left = duration - clock.elapsed();
      if (left <= 0 && !awaitsTime()) return finishGame();
      cancelTick = timers.after(untilNextSecond(left), tick);
    }
    changed();
    courier.go();
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
    const batch = answers.slice(stored, stored + ANSWERS_AT_ONCE);
    const sentAt = clock.elapsed();
    const { elapsed } = await transport.send(stored + 1, batch);
    stored += batch.length;
    refusals = 0;
    hear(elapsed, sentAt);
  };

  /** What did not reach the server yet stays, unless that contradicts it or has refused it. */
  const read = async () => {
    const sentAt = clock.elapsed();
    const fresh = await transport.read();
    const isOvertaken = !goesOn(fresh.answers, answers);
    const next = dropsUnsent ? fresh.answers : joinAnswers(game, fresh.answers, answers);
    const isReplaced = isOvertaken || next.length < answers.length;
    mustRead = false;
    dropsUnsent = false;
    stored = fresh.answers.length;
    if (isReplaced) replaceAnswers(next);
    keep();
    hear(fresh.elapsed, sentAt);
    if (!isReplaced) return;
    props.onReplaced(isOvertaken ? 'overtaken' : 'refused');
    if (!isOver) goOn();
  };

  const finish = async () => {
    const { score, answered } = standing.state;
    const result = await transport.finish(score, answered);
    saving = { kind: 'saved', result };
    props.forget();
  };

  const next = () => {
    if (saving.kind === 'refused') return null;
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
    const isSending = !mustRead && stored < answers.length;
    const isAnswering = mustRead || isSending;
    if (isAnswering && isCode(error, ...OVER)) return giveUpUnsent();
    const mayHelp = isAnswering || isCode(error, 'practice_score_differs');
    // A page that disagrees with the server for ever must come to an end.
    if (!mayHelp || refusals === REFUSALS_MAX) return refuse(error);
    refusals += 1;
    mustRead = true;
    dropsUnsent ||= isSending && !isCode(error, ...BEHIND);
  };

  const onCarried = () => {
    // Without an answer of the server a doubt about the time is decided here.
    if (!isOver && clock.isInDoubt()) tick();
    else changed();
  };

  const courier = makeCourier({ next, isPassing, onRefused, onChange: onCarried, timers });
  const screen = shared(snapshot());

  return {
    view: screen.get,
    subscribe: screen.subscribe,
    use: screen.use,
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
      if (awaitsTime()) return tick();
      const given = { questionId: card.questionId, choice, at: Math.max(clock.elapsed(), standing.state.readyAt) };
      const after = stepFrom(game, standing, given);
      if (!after) return tick();
      answers = [...answers, given];
      standing = after;
      keep();
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
    end: finishGame,
    see: clock.see,
    wake: () => {
      tick();
      courier.hurry();
    },
    /** Another window of this device has gone on with the same session; null where it has saved the result. */
    follow: (other: Kept | null) => {
      if (isOver) return;
      // The same again, sealed anew, would end the feedback that somebody reads.
      const isNews = other && (other.isEnded || other.answers.length > answers.length);
      if (isNews && goesOn(answers, other.answers) && joinAnswers(game, answers, other.answers) === other.answers) {
        replaceAnswers(other.answers);
        isEnded = other.isEnded;
        goOn();
      } else if (!other) {
        mustRead = true;
        // Whoever removed it need not have known of what waits here.
        if (stored < answers.length) keep();
      }
      changed();
      courier.go();
    },
  };
};

export type Player = ReturnType<typeof makePlayer>;
