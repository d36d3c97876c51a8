import { useEffect, useRef, useState } from 'react';
import { DRILL_ANSWERS, type DrillAnswer } from '#domain/drills/drill';
import { drillPage as texts } from '#strings/drills/pupil';
import { formatNumber } from '#strings/plural';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { Button, type Look } from '#web/ui/button.tsx';
import type { DrillWord } from '#wire/drills';
import { HearYourself } from './hear-yourself.tsx';
import { HiddenWord, type Shown } from './hidden-word.tsx';

const LOOKS: Readonly<Record<DrillAnswer, Look>> = { again: 'danger', hard: 'plain', good: 'emerald' };

interface DrillCardProps {
  word: DrillWord;
  /** Not the first: the keyboard goes on with it. */
  isNext: boolean;
  isBusy: boolean;
  onAnswer: (answer: DrillAnswer) => void;
}

/** One word: think, say it, look at its first letter, reveal it, and judge yourself. */
export const DrillCard = ({ word, isNext, isBusy, onAnswer }: DrillCardProps) => {
  const [shown, setShown] = useState<Shown>('hidden');
  const answers = useRef<HTMLFieldSetElement>(null);
  const reveal = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) reveal.current?.focus({ preventScroll: true });
  }, [isNext]);
  useEffect(() => {
    if (shown === 'word') answers.current?.focus({ preventScroll: true });
  }, [shown]);
  useAnswerKeys({
    onDigit: (digit) => {
      const answer = DRILL_ANSWERS[digit - 1];
      if (shown === 'word' && answer && !isBusy) onAnswer(answer);
    },
  });
  return (
    <article className="grid gap-5 rounded-card bg-card p-5 shadow-card sm:p-8">
      <p className="text-center font-extrabold text-emerald-ink">{texts.place(word.title, word.ayah)}</p>
      <HiddenWord word={word} shown={shown} />
      {shown === 'word' ? (
        <fieldset ref={answers} tabIndex={-1} className="grid grid-cols-3 gap-2 outline-none sm:gap-3">
          <legend className="mb-2 w-full text-center font-extrabold">{texts.ask}</legend>
          {DRILL_ANSWERS.map((answer, at) => (
            <Button
              key={answer}
              size="large"
              look={LOOKS[answer]}
              disabled={isBusy}
              className="px-2! max-sm:text-lg"
              onClick={() => onAnswer(answer)}
            >
              {texts.answers[answer]}
              <span aria-hidden="true" className="text-sm max-lg:hidden">
                {formatNumber(at + 1)}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className="grid gap-3">
          <p className="text-center text-muted">{texts.think}</p>
          <Button ref={reveal} look="gold" size="large" icon="eye" onClick={() => setShown('word')}>
            {texts.reveal}
          </Button>
          <Button look="plain" disabled={shown === 'hint'} onClick={() => setShown('hint')}>
            {texts.hint}
          </Button>
        </div>
      )}
      <HearYourself />
    </article>
  );
};
