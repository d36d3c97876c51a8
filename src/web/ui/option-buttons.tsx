import { type RefObject, useRef } from 'react';
import { options as texts } from '#strings/questions/words';
import { useKeyDown } from '#web/lib/key-down.ts';
import { Icon } from './icon.tsx';
import { innermostDialog } from './open-dialogs.ts';
import { Said } from './said.tsx';

/** `chosen` is being judged; `aside` was neither chosen nor right. */
type Mark = 'open' | 'chosen' | 'right' | 'wrong' | 'aside';

/** `right` is null until it is known which one is. */
export const markOf = (place: number, chosen: number | null, right: number | null): Mark => {
  if (chosen === null) return 'open';
  if (place === right) return 'right';
  if (place !== chosen) return 'aside';
  return right === null ? 'chosen' : 'wrong';
};

const LOOKS: Readonly<Record<Mark, { box: string; chip: string }>> = {
  open: {
    box: 'border-coral-line bg-card hover:border-coral active:translate-y-0.5 cursor-pointer',
    chip: 'bg-coral-soft text-coral-ink',
  },
  chosen: { box: 'border-coral bg-coral-soft cursor-default', chip: 'bg-coral text-on-coral' },
  right: { box: 'border-correct bg-correct-soft cursor-default', chip: 'bg-correct text-on-correct' },
  wrong: { box: 'border-danger bg-danger-soft cursor-default', chip: 'bg-danger text-card' },
  aside: { box: 'border-coral-line bg-card text-muted cursor-default', chip: 'bg-coral-soft text-coral-ink' },
};

/** What a screen reader hears after the option's own words. */
const MARK_NAMES: Partial<Record<Mark, string>> = { chosen: texts.yours, right: texts.right, wrong: texts.yours };

type Sign = 'check' | 'close';

export interface OptionButton {
  /** What tells it from the others, also when their order changes. */
  readonly id: number;
  readonly text: string;
  readonly mark: Mark;
  /** Of a true or false question, in place of its letter. */
  readonly sign?: Sign | null;
  readonly className?: string;
}

const CHIP = 'grid h-10 shrink-0 place-items-center rounded-xl leading-none font-black';

/** Beside a verdict the sign of «صح» or «خطأ» reads as one: from then on it is said in words whose answer is whose. */
const Verdict = ({ mark }: { mark: Mark }) =>
  mark === 'aside' ? null : (
    <span aria-hidden="true" className={`${CHIP} px-3 text-sm whitespace-nowrap ${LOOKS[mark].chip}`}>
      {mark === 'right' ? texts.rightShort : texts.yours}
    </span>
  );

const Chip = ({ mark, letter, sign }: { mark: Mark; letter: string; sign: Sign | null }) => {
  const isJudged = mark === 'right' || mark === 'wrong' || mark === 'aside';
  if (sign && isJudged) return <Verdict mark={mark} />;
  const icon = { right: 'check', wrong: 'close', open: sign, chosen: sign, aside: null } as const;
  const shown = icon[mark];
  return (
    <span aria-hidden="true" className={`${CHIP} w-10 text-xl ${LOOKS[mark].chip}`}>
      {shown ? <Icon name={shown} className="size-6" /> : letter}
    </span>
  );
};

interface OptionProps {
  option: OptionButton;
  index: number;
  isCompact: boolean;
  onChoose: () => void;
}

const SIZES = {
  full: 'min-h-15 gap-3 px-4 text-xl',
  compact: 'min-h-14 gap-3 px-3 text-lg sm:px-4 sm:text-xl',
} as const;

const Option = ({ option, index, isCompact, onChoose }: OptionProps) => {
  const { text, mark, sign = null, className = '' } = option;
  const stacked = sign ? 'max-sm:flex-col max-sm:justify-center max-sm:py-3' : '';
  return (
    <li className={`grid ${className}`}>
      <button
        type="button"
        aria-disabled={mark !== 'open'}
        aria-keyshortcuts={String(index + 1)}
        data-mark={mark}
        onClick={onChoose}
        className={`flex items-center rounded-button border-3 py-1.5 text-start leading-snug font-extrabold transition sm:min-h-18 ${SIZES[isCompact ? 'compact' : 'full']} ${stacked} ${LOOKS[mark].box}`}
      >
        <Chip mark={mark} letter={texts.letters[index] ?? ''} sign={sign} />
        <span>
          <Said text={text} />
        </span>
        {MARK_NAMES[mark] && <span className="sr-only">({MARK_NAMES[mark]})</span>}
      </button>
    </li>
  );
};

/** Where an arrow leads among the options. The page runs from right to left, so the left arrow goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowLeft: 1, ArrowUp: -1, ArrowRight: -1 };

/** From anywhere on the screen, since a new question has the focus itself. */
const useArrows = (list: RefObject<HTMLUListElement | null>): void =>
  useKeyDown((event) => {
    const step = STEPS[event.key];
    if (step === undefined || innermostDialog()) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const first = step === 1 ? 0 : buttons.length - 1;
    buttons[from === -1 ? first : (from + step + buttons.length) % buttons.length]?.focus();
  });

interface OptionButtonsProps {
  /** In the order of the screen. */
  options: readonly OptionButton[];
  onChoose: (id: number) => void;
  /** Where a phone has to show more than the question. */
  isCompact?: boolean;
}

/** What a question may be answered with: tapped, by digit, or by arrows and Enter. */
export const OptionButtons = ({ options, onChoose, isCompact = false }: OptionButtonsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useArrows(list);
  return (
    <ul
      ref={list}
      aria-label={texts.list}
      className={`grid gap-2.5 sm:gap-3 ${options.some(({ sign }) => sign) ? 'grid-cols-2' : 'sm:grid-cols-2'}`}
    >
      {options.map((option, index) => (
        <Option
          key={option.id}
          option={option}
          index={index}
          isCompact={isCompact}
          onChoose={() => onChoose(option.id)}
        />
      ))}
    </ul>
  );
};
