import { type RefObject, useEffect, useRef } from 'react';
import { TRUE_PLACE } from '#domain/practice/questions';
import { feedback, optionLetters, game as texts } from '#strings/practice';
import { optionNames } from '#strings/question-words';
import { Icon } from '#web/ui/icon.tsx';
import { innermostDialog } from '#web/ui/open-dialogs.ts';
import type { PracticeQuestion } from '#wire/questions';

export const optionText = (question: PracticeQuestion, place: number): string => optionNames(question)[place] ?? '';

type Mark = 'open' | 'right' | 'wrong' | 'aside';

const LOOKS: Readonly<Record<Mark, { box: string; chip: string }>> = {
  open: {
    box: 'border-coral-line bg-card hover:border-coral active:translate-y-0.5 cursor-pointer',
    chip: 'bg-coral-soft text-coral-ink',
  },
  right: { box: 'border-correct bg-correct-soft cursor-default', chip: 'bg-correct text-on-correct' },
  wrong: { box: 'border-danger bg-danger-soft cursor-default', chip: 'bg-danger text-card' },
  aside: { box: 'border-coral-line bg-card text-muted cursor-default', chip: 'bg-coral-soft text-coral-ink' },
};

/**
 * On a phone the lesson needs the room of those that were neither chosen nor right; after a right answer only where the
 * screen is low, because what stands still is easier on the eye.
 */
const ASIDE = { right: 'max-sm:[@media(max-height:46rem)]:hidden', wrong: 'max-sm:hidden' } as const;

/** What a screen reader hears after the option's own words. */
const MARK_NAMES: Partial<Record<Mark, string>> = { right: feedback.rightOption, wrong: feedback.yourOption };

const markOf = (place: number, answer: number, choice: number | null): Mark => {
  if (choice === null) return 'open';
  if (place === answer) return 'right';
  return place === choice ? 'wrong' : 'aside';
};

const Chip = ({ mark, letter, sign }: { mark: Mark; letter: string; sign: 'check' | 'close' | null }) => {
  // Beside the verdict a sign reads as one too.
  if (sign && mark === 'aside') return null;
  const icon = { right: 'check', wrong: 'close', open: sign, aside: null } as const;
  const shown = icon[mark];
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center rounded-xl text-xl leading-none font-black ${LOOKS[mark].chip}`}
    >
      {shown ? <Icon name={shown} className="size-6" /> : letter}
    </span>
  );
};

const signOf = (type: PracticeQuestion['type'], place: number): 'check' | 'close' | null => {
  if (type !== 'truefalse') return null;
  return place === TRUE_PLACE ? 'check' : 'close';
};

interface OptionProps {
  question: PracticeQuestion;
  place: number;
  /** On the screen. */
  index: number;
  choice: number | null;
  onChoose: () => void;
}

const Option = ({ question, place, index, choice, onChoose }: OptionProps) => {
  const mark = markOf(place, question.answer, choice);
  const aside = mark === 'aside' ? ASIDE[choice === question.answer ? 'right' : 'wrong'] : '';
  const stacked = question.type === 'truefalse' ? 'max-sm:flex-col max-sm:justify-center max-sm:py-3' : '';
  return (
    <li className={`grid ${aside}`}>
      <button
        type="button"
        aria-disabled={choice !== null}
        aria-keyshortcuts={String(index + 1)}
        data-mark={mark}
        onClick={onChoose}
        className={`flex min-h-15 items-center gap-3 rounded-button border-3 px-4 py-1.5 text-start text-xl leading-snug font-extrabold transition sm:min-h-18 ${stacked} ${LOOKS[mark].box}`}
      >
        <Chip mark={mark} letter={optionLetters[index] ?? ''} sign={signOf(question.type, place)} />
        <span>{optionText(question, place)}</span>
        {MARK_NAMES[mark] && <span className="sr-only">({MARK_NAMES[mark]})</span>}
      </button>
    </li>
  );
};

/** Where an arrow leads among the options. The page runs from right to left, so the left arrow goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowLeft: 1, ArrowUp: -1, ArrowRight: -1 };

/** From anywhere on the screen, since a new question has the focus itself. */
const useArrows = (list: RefObject<HTMLUListElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined || innermostDialog()) return;
      event.preventDefault();
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const first = step === 1 ? 0 : buttons.length - 1;
      buttons[from === -1 ? first : (from + step + buttons.length) % buttons.length]?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
};

interface OptionListProps {
  question: PracticeQuestion;
  /** Places of the options, in the order of the screen. */
  order: readonly number[];
  /** The place that was chosen; null before. */
  choice: number | null;
  onChoose: (place: number) => void;
}

export const OptionList = ({ question, order, choice, onChoose }: OptionListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useArrows(list);
  return (
    <ul
      ref={list}
      aria-label={texts.options}
      className={`grid gap-2.5 sm:gap-3 ${question.type === 'truefalse' ? 'grid-cols-2' : 'sm:grid-cols-2'}`}
    >
      {order.map((place, index) => (
        <Option
          key={place}
          question={question}
          place={place}
          index={index}
          choice={choice}
          onChoose={() => onChoose(place)}
        />
      ))}
    </ul>
  );
};
