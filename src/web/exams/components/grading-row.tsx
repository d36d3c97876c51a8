import { memo } from 'react';
import { type Answers, type Key, unpackAnswers } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { PAPER_ORDER, PART_SIZES } from '#domain/exams/paper';
import type { QuestionType } from '#domain/questions/kinds';
import { absence, answerMark, conflictBar, grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { Icon } from '#web/ui/icon.tsx';
import type { Spot } from '../grading/cell-queue.ts';

/** Where a part of the paper begins, a line stands. */
const PART_STARTS: ReadonlySet<number> = new Set<number>([
  0,
  PART_SIZES.truefalse,
  PART_SIZES.truefalse + PART_SIZES.choice,
]);
export const edgeOf = (place: number): string =>
  PART_STARTS.has(place) ? 'border-s-2 border-s-field-line' : 'border-s';

const LOOKS = {
  empty: 'bg-card',
  right: 'bg-correct-soft text-correct',
  wrong: 'bg-danger-soft text-danger',
  conflict: 'bg-gold-soft text-gold-ink',
};

/** Said again, since not every tool concludes it from the grid around it. */
const IS_CELL = { role: 'gridcell' } as const;

const CELL =
  'relative h-11 min-w-9 border-b border-line text-center leading-none font-black focus:z-1 focus:outline-3 focus:-outline-offset-2 focus:outline-gold';

/** What makes one cell differ from the others: one letter each, so that a row whose letters stay is not drawn again. */
export type Flag = 'u' | 'c' | '.';

interface CellProps extends Spot {
  answer: Answers[number] | undefined;
  right: number | undefined;
  flag: string | undefined;
  isCurrent: boolean;
}

const Verdict = ({ isRight }: { isRight: boolean }) => (
  <>
    <Icon name={isRight ? 'check' : 'close'} className="mx-auto size-3.5" />
    <span className="sr-only">{isRight ? texts.right : texts.wrong}</span>
  </>
);

const GridCell = ({ studentId, place, answer = null, right, flag, isCurrent }: CellProps) => {
  const isRight = answer === right;
  const judged = answer === null ? 'empty' : isRight ? 'right' : 'wrong';
  return (
    <td
      {...IS_CELL}
      tabIndex={isCurrent ? 0 : -1}
      data-student={studentId}
      data-place={place}
      className={`${CELL} ${edgeOf(place)} ${LOOKS[flag === 'c' ? 'conflict' : judged]} ${flag === 'u' ? 'italic' : ''}`}
    >
      {answerMark(PAPER_ORDER[place] as QuestionType, answer)}
      {answer !== null && <Verdict isRight={isRight} />}
      {flag === 'c' && <span className="sr-only">{conflictBar.mark}</span>}
    </td>
  );
};

interface RowProps {
  studentId: number;
  name: string;
  /** Packed, like the key. */
  answers: string;
  rightAnswers: string;
  flags: string;
  /** The place of the cursor, where it is in this row. */
  current: number | null;
  isAbsent: boolean;
  isOpen: boolean;
}

export const GradingRow = memo(
  ({ studentId, name, answers: packed, rightAnswers, flags, current, isAbsent, isOpen }: RowProps) => {
    const answers = unpackAnswers(packed);
    const key = unpackAnswers(rightAnswers) as Key;
    const entered = answers.filter((cell) => cell !== null).length;
    return (
      <tr className={current === null ? '' : '[&>th]:bg-emerald-soft'}>
        <th scope="row" className="sticky start-0 z-2 border-b border-line bg-card ps-4 pe-2 text-start">
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-extrabold">{name}</span>
            {isAbsent ? (
              <span className="text-sm text-muted">{absence.mark}</span>
            ) : (
              <span title={texts.entered(entered)} className="flex items-baseline gap-1 whitespace-nowrap">
                <b className="text-lg font-black">{formatNumber(scoreOf(key, answers).total)}</b>
                <small className="text-muted">{texts.enteredOf(entered)}</small>
              </span>
            )}
          </span>
        </th>
        {[...key.entries()].map(([place, right]) => (
          <GridCell
            key={place}
            studentId={studentId}
            place={place}
            answer={answers[place]}
            right={right}
            flag={flags[place]}
            isCurrent={current === place}
          />
        ))}
        <td className="border-b border-line px-2">
          <button
            type="button"
            tabIndex={-1}
            data-absent={studentId}
            aria-pressed={isAbsent}
            aria-label={absence.toggle(name)}
            disabled={!isOpen || (entered > 0 && !isAbsent)}
            className="min-h-9 rounded-xl border border-line px-2 text-sm font-extrabold text-muted enabled:hover:bg-paper disabled:opacity-40 aria-pressed:bg-gold-soft aria-pressed:text-gold-ink"
          >
            {absence.mark}
          </button>
        </td>
      </tr>
    );
  },
);
