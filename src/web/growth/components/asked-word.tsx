import { useEffect, useRef } from 'react';
import { OPTIONS_OF_PAIR, PAIRS_IN_SET } from '#domain/growth/word-association';
import { wordAssociation as texts } from '#strings/growth/pupil';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { playRight, playWrong } from '#web/lib/sound.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { markOf, OptionButtons } from '#web/ui/option-buttons.tsx';
import type { WordAssociation } from '#wire/growth';

/** Long enough to see what was right, short enough to stay in the game. */
const SEEN_MS = 1000;

const Praise = ({ onSeen }: { onSeen: () => void }) => {
  const seen = useRef(onSeen);
  useEffect(() => {
    playRight();
    const timer = setTimeout(() => seen.current(), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="mx-auto flex w-fit animate-[pop_300ms_ease-out_both] items-center gap-2 rounded-button bg-correct px-6 py-2 text-xl font-black text-on-correct">
      <Icon name="check" />
      {texts.right}
    </p>
  );
};

const Retry = ({ onSeen }: { onSeen: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    playWrong();
    button.current?.focus();
  }, []);
  return (
    <section className="grid animate-[arrive_300ms_ease-out_both] justify-items-center gap-2 rounded-button border-3 border-danger bg-card px-4 py-3 text-center shadow-card">
      <p className="text-xl font-black text-danger">{texts.wrong}</p>
      <p>{texts.wrongBody}</p>
      <Button ref={button} look="gold" icon="refresh" onClick={onSeen}>
        {texts.retry}
      </Button>
    </section>
  );
};

interface AskedWordProps {
  pair: WordAssociation['pairs'][number];
  place: number;
  /** Not the first on this page: the keyboard goes on with it. */
  isNext: boolean;
  chosen: number | null;
  /** Null until the server has said so. */
  isRight: boolean | null;
  onChoose: (option: number) => void;
  onSeen: () => void;
}

export const AskedWord = ({ pair, place, isNext, chosen, isRight, onChoose, onSeen }: AskedWordProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNext) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isNext]);
  useAnswerKeys({
    onDigit: (digit) => {
      if (digit <= OPTIONS_OF_PAIR) onChoose(digit - 1);
    },
  });
  const right = isRight ? chosen : null;
  const options = pair.options.map((text, id) => ({
    id,
    text,
    mark: isRight === false && id === chosen ? ('wrong' as const) : markOf(id, chosen, right),
  }));
  return (
    <>
      <div className="grid animate-[arrive_300ms_ease-out_both] gap-1 rounded-card bg-card px-4 py-5 text-center shadow-card sm:py-8">
        <p className="font-extrabold text-coral-ink">{texts.of(place + 1, PAIRS_IN_SET)}</p>
        <h2 ref={heading} tabIndex={-1} className="text-4xl leading-normal font-black outline-none">
          {pair.word}
        </h2>
        <p className="text-muted">{texts.ask}</p>
      </div>
      <div className="[&>ul]:grid-cols-1">
        <OptionButtons options={options} onChoose={onChoose} />
      </div>
      <div aria-live="polite">
        {isRight === true && <Praise onSeen={onSeen} />}
        {isRight === false && <Retry onSeen={onSeen} />}
      </div>
    </>
  );
};
