import { memo } from 'react';
import { type Cell, isComplete, type Key, UNANSWERED, unpackAnswers } from '#domain/exams/answers';
import { scoreOf } from '#domain/exams/grading';
import { orderOf, type Shape } from '#domain/exams/paper';
import type { QuestionType } from '#domain/questions/kinds';
import { answerWord, conflictBar, grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { Icon } from '#web/ui/icon.tsx';
import type { Spot } from '../grading/cell-queue.ts';

/** Where a part of the paper begins, a line stands. */
export const edgeOf = (questions: readonly { readonly type: QuestionType }[], place: number): string =>
  questions[place]?.type === questions[place - 1]?.type ? 'border-s' : 'border-s-2 border-s-field-line';

const LOOKS = {
  empty: 'bg-card',
  right: 'bg-correct-soft text-correct',
  wrong: 'bg-danger-soft text-danger',
  conflict: 'bg-gold-soft text-gold-ink',
};

/** Said again, since not every tool concludes it from the grid around it. */
const IS_CELL = { role: 'gridcell' } as const;

const CELL =
  'relative h-11 border-b border-line text-center text-sm leading-none font-black focus:z-1 focus:outline-3 focus:-outline-offset-2 focus:outline-gold';

export const Verdict = ({ isRight, className }: { isRight: boolean; className: string }) => (
  <>
    <Icon name={isRight ? 'check' : 'close'} className={className} />
    <span className="sr-only">{isRight ? texts.right : texts.wrong}</span>
  </>
);

/** Not saved yet, or written otherwise by somebody else. */
export type Flag = 'u' | 'c' | '.';

interface CellProps extends Spot {
  answer: Cell;
  type: QuestionType;
  edge: string;
  right: number;
  flag: string | undefined;
  isCurrent: boolean;
}

const GridCell = memo(({ studentId, place, type, edge, answer, right, flag, isCurrent }: CellProps) => {
  const isRight = answer === right;
  const judged = answer === null ? 'empty' : isRight ? 'right' : 'wrong';
  return (
    <td
      {...IS_CELL}
      tabIndex={isCurrent ? 0 : -1}
      data-student={studentId}
      data-place={place}
      className={`${CELL} ${edge} ${LOOKS[flag === 'c' ? 'conflict' : judged]} ${flag === 'u' ? 'italic' : ''}`}
    >
      {answer !== null && (
        <>
          {answer === UNANSWERED ? texts.dash : answerWord({ type }, answer)}
          <Verdict isRight={isRight} className="mx-auto size-3.5" />
        </>
      )}
      {flag === 'c' && <span className="sr-only">{conflictBar.mark}</span>}
    </td>
  );
});

interface RowProps {
  studentId: number;
  name: string;
  /** Packed into a text, like the key and the flags: a row whose texts stay is not drawn again. */
  answers: string;
  rightAnswers: string;
  flags: string;
  shape: Shape;
  /** The place of the cursor, where it is in this row. */
  current: number | null;
  isAbsent: boolean;
  isOpen: boolean;
}

export const GradingRow = memo(({ studentId, name, flags, shape, current, isAbsent, isOpen, ...packed }: RowProps) => {
  const answers = unpackAnswers(packed.answers);
  const key = unpackAnswers(packed.rightAnswers) as Key;
  const parts = orderOf(shape).map((type) => ({ type }));
  const entered = answers.filter((cell) => cell !== null).length;
  return (
    <tr className={current === null ? '' : '[&>th]:bg-emerald-soft'}>
      <th scope="row" className="sticky start-0 z-2 border-b border-line bg-card ps-4 pe-2 text-start">
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-extrabold">{name}</span>
          {isAbsent ? (
            <span className="text-sm text-muted">{texts.absent}</span>
          ) : (
            <span title={texts.entered(entered, key.length)} className="flex items-baseline gap-1 whitespace-nowrap">
              {isComplete(answers) && (
                <b className="text-lg font-black">{formatNumber(scoreOf(shape, key, answers).total)}</b>
              )}
              <small className="text-muted">{texts.enteredOf(entered, key.length)}</small>
            </span>
          )}
        </span>
      </th>
      {[...answers.entries()].map(([place, answer]) => (
        <GridCell
          key={place}
          studentId={studentId}
          place={place}
          type={parts[place]?.type ?? 'choice'}
          edge={edgeOf(parts, place)}
          answer={answer}
          right={key[place] as number}
          flag={flags[place]}
          isCurrent={current === place}
        />
      ))}
      <td className="border-b border-line text-center">
        <button
          type="button"
          tabIndex={current === null ? -1 : 0}
          data-absent={studentId}
          aria-pressed={isAbsent}
          aria-label={texts.absentNamed(name)}
          disabled={!isOpen || (entered > 0 && !isAbsent)}
          className="min-h-9 rounded-xl border border-line px-2 text-sm font-extrabold text-muted enabled:hover:bg-paper disabled:opacity-40 aria-pressed:bg-gold-soft aria-pressed:text-gold-ink"
        >
          {texts.absent}
        </button>
      </td>
    </tr>
  );
});
