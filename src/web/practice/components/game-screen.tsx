import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { durationOf, optionOrder } from '#domain/practice/game';
import { clockText } from '#strings/clock';
import { loneNumber } from '#strings/plural';
import { endGame, feedback, kindName, game as texts } from '#strings/practice/pupil';
import { asRead } from '#strings/questions/text';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { playRight, playTick, playWrong, prepareSound } from '#web/lib/sound.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import type { PracticeQuestion } from '#wire/questions';
import { streakOf } from '../game/game-so-far.ts';
import type { Pupil } from '../game/kept-answers.ts';
import type { PlayView } from '../game/player.ts';
import { type HeardSession, usePlayer } from '../game/use-player.ts';
import { gainText } from '../game/words.ts';
import { FeedbackPanel, OptionList, optionText, Praise, QuestionCard } from './question-card.tsx';
import { ResultDialog } from './result-dialog.tsx';

const LAST_SECONDS = 10;

/** Time that is left, as a ring that empties. The last seconds change its colour and size; nothing blinks. */
const TimerRing = ({ seconds, of }: { seconds: number; of: number }) => {
  const isLast = seconds <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={texts.timeLeft}
      className={`relative grid size-20 shrink-0 place-items-center transition ${isLast ? 'scale-110 text-danger' : 'text-coral'}`}
    >
      <Ring
        part={seconds}
        whole={of}
        look="stroke-current transition-[stroke-dasharray] duration-1000 ease-linear"
        under="stroke-coral-line"
      />
      <span className={`text-xl font-black tabular-nums ${isLast ? '' : 'text-ink'}`}>{clockText(seconds)}</span>
    </div>
  );
};

/** How far a review has come, and what came of it. */
const ReviewProgress = ({ view: { state, game } }: { view: PlayView }) => {
  const total = game.deck.length;
  const remaining = total - state.next + state.wrong.length + (state.current === null ? 0 : 1);
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={texts.progress}
        value={total - remaining}
        max={total}
        className="h-3 w-full appearance-none overflow-hidden rounded-full bg-coral-line [&::-moz-progress-bar]:bg-coral [&::-webkit-progress-bar]:bg-coral-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-coral [&::-webkit-progress-value]:transition-[inline-size]"
      />
      <dl className="flex justify-between gap-2 font-extrabold">
        <Count name={texts.correct} count={state.correct} look="text-correct" />
        <Count name={texts.wrong} count={state.answered - state.correct} look="text-danger" />
        <Count name={texts.remaining} count={remaining} look="text-coral-ink" />
      </dl>
    </div>
  );
};

const Count = ({ name, count, look }: { name: string; count: number; look: string }) => (
  <div className={`flex gap-1.5 ${look}`}>
    <dt>{name}</dt>
    <dd className="tabular-nums">{loneNumber(count)}</dd>
  </div>
);

const STREAK_FROM = 2;
const SPARKS_MAX = 10;

/** Right answers in a row, a spark for each; its line is always there, so that nothing moves when it begins. */
const Streak = ({ count }: { count: number }) => (
  <p className="flex min-h-7 items-center justify-center gap-1 font-extrabold text-gold-ink">
    {count >= STREAK_FROM && (
      <>
        {Array.from({ length: Math.min(count, SPARKS_MAX) }, (_, spark) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sparks differ in nothing but their number
          <Icon key={spark} name="star" className="size-5 shrink-0" />
        ))}
        <span className="ms-2">{texts.streak(count)}</span>
      </>
    )}
  </p>
);

const GameHead = ({ view, onEnd }: { view: PlayView; onEnd: () => void }) => {
  const duration = durationOf(view.game);
  return (
    <header className="grid gap-1">
      <div className="flex items-center gap-3">
        <IconButton icon="close" label={texts.end} onClick={onEnd} className="bg-card shadow-card" />
        {duration !== null && view.secondsLeft !== null && (
          <TimerRing seconds={view.secondsLeft} of={duration / 1000} />
        )}
        {/* On a phone the ring, the sound and the score need the room. */}
        <h1 className={`leading-tight font-extrabold text-coral-ink ${duration === null ? '' : 'max-sm:sr-only'}`}>
          {kindName(view.game)}
        </h1>
        <span className="ms-auto flex items-center gap-2">
          <SoundSwitch className="bg-card shadow-card" />
          <p className="flex items-center gap-2 rounded-2xl bg-card px-4 py-2 text-2xl leading-none font-black text-coral-ink shadow-card">
            <Icon name="bolt" className="size-6" />
            <span className="sr-only">{texts.score}</span>
            <span data-score={view.state.score}>
              <CountUp value={view.state.score} />
            </span>
          </p>
        </span>
      </div>
      {duration === null && <ReviewProgress view={view} />}
      <Streak count={streakOf(view.judged)} />
    </header>
  );
};

const EndDialog = ({ isReview, onEnd, onClose }: { isReview: boolean; onEnd: () => void; onClose: () => void }) => (
  <Dialog mustDecide title={endGame.title} onClose={onClose}>
    <p className="mb-6 text-lg text-muted">{isReview ? endGame.bodyReview : endGame.body}</p>
    <div className="grid gap-3">
      <Button look="gold" size="large" onClick={onClose}>
        {endGame.no}
      </Button>
      <Button look="danger" size="large" onClick={onEnd}>
        {endGame.yes}
      </Button>
    </div>
  </Dialog>
);

const isLastSeconds = ({ secondsLeft, isOver }: PlayView): boolean =>
  secondsLeft !== null && secondsLeft <= LAST_SECONDS && !isOver;

const useSounds = (view: PlayView): void => {
  const { shown, secondsLeft } = view;
  const isLast = isLastSeconds(view);
  useEffect(() => void prepareSound(), []);
  useEffect(() => {
    if (shown) (shown.verdict.isCorrect ? playRight : playWrong)();
  }, [shown]);
  useEffect(() => {
    if (isLast && secondsLeft !== null) playTick();
  }, [secondsLeft, isLast]);
};

/** What a screen reader is told as it happens. */
const newsOf = ({ shown, game }: PlayView, question: PracticeQuestion | undefined): string => {
  if (!shown || !question) return '';
  if (shown.verdict.isCorrect) return `${feedback.right}. ${gainText(shown, game.mode === 'regular')}`;
  return `${feedback.wrong}. ${feedback.rightIs(optionText(question, question.answer))}. ${question.correction ?? ''}`;
};

/** The question that is on the screen: with its feedback the one just answered, else the next. */
const askedOf = ({ game, state, shown }: PlayView) => {
  if (shown) return { place: shown.place, order: shown.order, choice: shown.choice, number: state.answered - 1 };
  return { place: state.current ?? 0, order: optionOrder(game, state), choice: null, number: state.answered };
};

interface GameScreenProps {
  heard: HeardSession;
  pupil: Pupil;
  onSaved: () => void;
  onClose: (isSaved: boolean) => void;
  /** The same game once more. */
  onAgain: () => void;
}

export const GameScreen = ({ heard, pupil, onSaved, onClose, onAgain }: GameScreenProps) => {
  const { player, view } = usePlayer(heard, pupil);
  const [questions] = useState(() => heard.session.questions.map(asRead));
  const [isEnding, setEnding] = useState(false);
  const isReview = durationOf(view.game) === null;
  const { place, order, choice, number } = askedOf(view);
  const question = questions[place];
  const isSaved = view.saving.kind === 'saved' || view.saving.kind === 'refused';

  useSounds(view);
  useAnswerKeys({
    onDigit: (digit) => {
      const chosen = order[digit - 1];
      if (chosen !== undefined) player.choose(chosen);
    },
    onEscape: () => setEnding(true),
  });
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // The hub's button leaves its wish in the address, which is cleared when the game stands there already.
      if (current.pathname === next.pathname) return false;
      setEnding(true);
      return true;
    },
    disabled: view.isOver,
    enableBeforeUnload: false,
  });
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);

  return (
    <div data-immersed className="mx-auto grid min-h-dvh max-w-3xl content-start gap-4 py-3 lg:gap-6 lg:pt-8">
      <div aria-hidden="true" className="fixed inset-0 -z-10 bg-coral-soft" />
      <p aria-live="polite" className="sr-only">
        {newsOf(view, question)}
      </p>
      {/* Of its own, since feedback often stands in the very second. */}
      <p aria-live="polite" className="sr-only">
        {isLastSeconds(view) && texts.secondsLeft(LAST_SECONDS)}
      </p>
      <GameHead view={view} onEnd={() => setEnding(true)} />
      {view.isHeld && !view.isOver && (
        <p
          role="status"
          className="flex items-center gap-2 justify-self-center rounded-full bg-ink px-5 py-1 font-extrabold text-paper shadow-card"
        >
          <Icon name="clock" className="size-5" />
          {texts.offline}
        </p>
      )}
      {question && (
        <>
          <QuestionCard
            question={question}
            number={number}
            hasPoints={isReview}
            isRepeated={(view.state.attempts[place] ?? 0) > (view.shown ? 1 : 0)}
          >
            {view.shown?.verdict.isCorrect && <Praise key={number} judged={view.shown} isReview={isReview} />}
          </QuestionCard>
          <OptionList question={question} order={order} choice={choice} onChoose={player.choose} />
          {!view.shown && (
            <p aria-hidden="true" className="hidden text-center text-muted lg:block">
              {texts.keys}
            </p>
          )}
          {view.shown && (
            <FeedbackPanel
              question={question}
              isCorrect={view.shown.verdict.isCorrect}
              lost={-view.shown.verdict.change}
              reading={
                isReview ? { isReading: view.isReading, onRead: player.readOn, onNext: player.nextQuestion } : null
              }
            />
          )}
        </>
      )}
      {isEnding && !view.isOver && (
        <EndDialog
          isReview={isReview}
          onEnd={() => {
            setEnding(false);
            player.end();
          }}
          onClose={() => setEnding(false)}
        />
      )}
      {view.isOver && (
        <ResultDialog
          view={view}
          questions={questions}
          isTrial={pupil.studentId === DEMO_STUDENT_ID}
          onRetry={player.wake}
          onClose={() => onClose(isSaved)}
          onAgain={onAgain}
        />
      )}
    </div>
  );
};
