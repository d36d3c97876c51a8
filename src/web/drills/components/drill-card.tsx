import { Fragment, useEffect, useRef, useState } from 'react';
import { DRILL_ANSWERS, type DrillAnswer } from '#domain/drills/drill';
import { piecesOf } from '#domain/quran/words';
import { hearYourself, drillPage as texts } from '#strings/drills/pupil';
import { formatNumber } from '#strings/plural';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Button, type Look } from '#web/ui/button.tsx';
import { QuranWords } from '#web/ui/quran/passage.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer } from '#web/ui/sound-player.tsx';
import type { DrillWord } from '#wire/drills';

type Shown = 'hidden' | 'hint' | 'word';

const FIRST_LETTER = /^\P{L}*\p{L}\p{M}*/u;
const firstLetter = (piece: string): string => FIRST_LETTER.exec(piece)?.[0] ?? '';

/** Where the word stands: nothing, its first letter, or the word. It keeps its room, so that no line moves when it appears. */
const Asked = ({ piece, shown }: { piece: string; shown: Shown }) =>
  shown === 'word' ? (
    <mark className="rounded-xl bg-gold-soft text-gold-ink">{piece}</mark>
  ) : (
    <span
      role="img"
      aria-label={shown === 'hint' ? texts.hinted(firstLetter(piece)) : texts.hidden}
      className="relative inline-block rounded-xl bg-gold-soft shadow-[inset_0_-3px_0_var(--gold)]"
    >
      <span className="invisible">{piece}</span>
      {shown === 'hint' && <span className="absolute inset-y-0 start-1.5 text-gold-ink">{firstLetter(piece)}</span>}
    </span>
  );

/** The verse of a word, with a gap where the word stands. */
const HiddenWord = ({ word: { verse, wordInVerse }, shown }: { word: DrillWord; shown: Shown }) => (
  <QuranWords className="text-center [--quran-size:1.9rem]">
    {[...piecesOf(verse).entries()].map(([place, piece]) => (
      <Fragment key={place}>
        {place > 0 && ' '}
        {place === wordInVerse ? <Asked piece={piece} shown={shown} /> : <span className="quran-piece">{piece}</span>}
      </Fragment>
    ))}
  </QuranWords>
);

/** A word and what stands around it. */
const MAX_SECONDS = 20;

/** Said aloud, and heard again beside the revealed word. It never leaves the page. */
const HearYourself = () => {
  const [take, setTake] = useState<File | null>(null);
  const recorder = useRecorder(MAX_SECONDS, setTake);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <RecordButton label={hearYourself.record} recorder={recorder} />
      {recorder.problem && <p role="alert">{recorder.problem}</p>}
      {take && <FilePlayer file={take} label={hearYourself.listen} />}
      <p className="text-sm text-muted">{hearYourself.note}</p>
    </div>
  );
};

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
