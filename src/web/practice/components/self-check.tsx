import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { feedback, game, selfCheck as texts } from '#strings/practice/pupil';
import { asRead } from '#strings/questions/text';
import { optionNames } from '#strings/questions/words';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { playRight, playWin, playWrong, prepareSound } from '#web/lib/sound.ts';
import { Verse } from '#web/quran/components/verse.tsx';
import { Button } from '#web/ui/button.tsx';
import { FeastStar } from '#web/ui/feast.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { PracticeQuestion } from '#wire/questions';
import type { Passage } from '#wire/quran';
import { beginCheck, type CheckStep, stepCheck } from '../self-check.ts';
import { FeedbackPanel, FocusedHeading, OptionList, optionText } from './question-card.tsx';

/** Of a bank or of an exam, which may ask about verses. */
type Checked = Omit<PracticeQuestion, 'id' | 'difficulty' | 'points'> & { readonly verse?: Passage | null };

interface AskedProps {
  question: Checked;
  choice: number | null;
  onStep: (step: CheckStep) => void;
}

const Asked = ({ question, choice, onStep }: AskedProps) => {
  const places = [...optionNames(question).keys()];
  const isRight = choice === question.answer;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (choice === null) return;
    next.current?.focus();
    (isRight ? playRight : playWrong)();
  }, [choice, isRight]);
  useAnswerKeys({
    onDigit: (digit) => {
      if (digit <= places.length) onStep({ choose: digit - 1 });
    },
  });
  return (
    <>
      <div className="grid gap-3 rounded-card bg-card px-4 py-6 text-center shadow-card sm:px-6 sm:py-8">
        <FocusedHeading text={question.text} />
        <Verse verse={question.verse ?? null} />
      </div>
      <OptionList question={question} order={places} choice={choice} onChoose={(place) => onStep({ choose: place })} />
      <p aria-live="polite" className="sr-only">
        {choice !== null &&
          (isRight ? feedback.right : `${feedback.wrong}. ${feedback.rightIs(optionText(question, question.answer))}`)}
      </p>
      {choice === null ? (
        <p className="text-center text-muted">
          {texts.intro}
          <span aria-hidden="true" className="hidden lg:block">
            {game.keys}
          </span>
        </p>
      ) : (
        <FeedbackPanel
          question={question}
          isCorrect={isRight}
          reading={{ isReading: true, onNext: () => onStep('next'), ref: next }}
        />
      )}
    </>
  );
};

const Praise = ({ count, onAgain }: { count: number; onAgain: () => void }) => {
  useEffect(() => playWin(), []);
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-card p-8 text-center shadow-card">
      <FeastStar />
      <FocusedHeading text={texts.done} />
      <p className="text-xl font-extrabold text-emerald-ink">{texts.mastered(count)}</p>
      <Button look="soft" size="large" icon="refresh" onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
};

/** One question after the other; a wrong one comes back until all were right. Nothing of it is sent. */
export const SelfCheck = ({ questions, back }: { questions: readonly Checked[]; back: ReactNode }) => {
  // What is asked stays as it was when it began, whatever is told meanwhile.
  const [asked] = useState(() => questions.map(asRead));
  const [check, step] = useReducer(
    stepCheck,
    asked.map(({ answer }) => answer),
    beginCheck,
  );
  useEffect(() => void prepareSound(), []);
  const question = asked[check.queue[0] ?? -1];
  return (
    <div data-immersed className="mx-auto grid min-h-dvh max-w-3xl content-start gap-4 py-4 lg:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl leading-snug font-black">{texts.title}</h1>
        {back}
      </div>
      <p className="grid gap-1.5 font-extrabold">
        {texts.left(check.queue.length)}
        <Meter part={asked.length - check.queue.length} whole={asked.length} className="h-3" />
      </p>
      {question ? (
        <Asked key={check.asked} question={question} choice={check.choice} onStep={step} />
      ) : (
        <Praise count={asked.length} onAgain={() => step('again')} />
      )}
    </div>
  );
};
