import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { type Offered, packAnswers } from '#domain/exams/answers';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { prefersStill } from '#web/lib/motion.ts';
import { isSameSpot, type Spot, spotKey } from '../grading/cell-queue.ts';
import { afterTyping, movedBy, nextPupil } from '../grading/cursor.ts';
import { meantBy } from '../grading/typed-key.ts';
import type { Grading } from '../grading/use-grading.ts';
import { edgeOf, type Flag, GradingRow } from './grading-row.tsx';

const HEAD = 'sticky z-3 border-b border-line bg-card text-sm font-extrabold text-muted';

const Head = ({ exam: { shape }, questions }: Pick<Grading, 'exam' | 'questions'>) => (
  <thead>
    <tr>
      <th scope="col" rowSpan={2} className={`${HEAD} start-0 top-0 z-4 w-72 ps-4 text-start`}>
        {listWords.pupil}
      </th>
      {QUESTION_TYPES.filter((type) => shape[type].questions > 0).map((type) => (
        <th
          key={type}
          scope="colgroup"
          colSpan={shape[type].questions}
          className={`${HEAD} top-0 h-8 border-s-2 border-s-field-line`}
        >
          {typeNames[type]}
        </th>
      ))}
      <th scope="col" rowSpan={2} className={`${HEAD} top-0 w-18`}>
        {texts.absent}
      </th>
    </tr>
    <tr>
      {questions.map(({ number, text }) => (
        <th
          key={number}
          scope="col"
          title={questionText(text)}
          className={`${HEAD} top-8 h-8 ${edgeOf(questions, number - 1)}`}
        >
          {formatNumber(number)}
        </th>
      ))}
    </tr>
  </thead>
);

const spotOf = (target: EventTarget): Spot | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return cell && { studentId: Number(cell.dataset.student), place: Number(cell.dataset.place) };
};

const cellIn = ({ current }: RefObject<HTMLElement | null>, { studentId, place }: Spot): HTMLElement | null =>
  current?.querySelector(`[data-student="${studentId}"][data-place="${place}"]`) ?? null;

/** A table that is driven like a spreadsheet. */
const gridRole = (isOpen: boolean) => ({ role: 'grid', 'aria-readonly': !isOpen });

const SHAKE = ['0', '0.3rem', '-0.3rem', '0'].map((x) => ({ transform: `translateX(${x})` }));
const SHAKE_MS = 200;

/** All papers of a class at once, for a keyboard. */
export const GradingGrid = ({ grading }: { grading: Grading }) => {
  const { exam, shown, key, questions, cursor, isOpen, unsaved, conflicts } = grading;
  const { studentId: row, place: column } = cursor;
  const table = useRef<HTMLTableElement>(null);
  // The focus goes with the cursor while it is in the grid, and is not pulled into it.
  useEffect(() => {
    if (table.current?.contains(document.activeElement)) cellIn(table, { studentId: row, place: column })?.focus();
  }, [row, column]);

  const flagOf = (spot: Spot): Flag => {
    if (conflicts.some(({ theirs }) => isSameSpot(theirs, spot))) return 'c';
    return unsaved.has(spotKey(spot)) ? 'u' : '.';
  };
  const refuse = (typed: string) => {
    grading.tell(texts.impossible(typed, cursor.place + 1));
    if (!prefersStill()) cellIn(table, cursor)?.animate(SHAKE, SHAKE_MS);
  };
  const markAbsent = () => {
    if (grading.toggleAbsent(cursor.studentId)) grading.goTo(nextPupil(shown, cursor) ?? cursor);
  };
  const type = (question: Offered, event: KeyboardEvent) => {
    const meant = meantBy(question, event.key);
    // A key that is held would fill the papers of others.
    if (!meant || event.repeat) return;
    event.preventDefault();
    if (meant.is === 'impossible') refuse(meant.typed);
    else if (meant.is === 'absent') markAbsent();
    else if (grading.put(cursor, meant.answer) && meant.answer !== null)
      grading.goTo(afterTyping(shown, cursor, questions.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const moved = movedBy(event.key, shown, cursor, questions.length);
    const question = questions[cursor.place];
    if (isCommand && event.code === 'KeyZ') {
      event.preventDefault();
      grading.undo();
    } else if (isCommand || event.altKey || !spotOf(event.target)) return;
    else if (moved) {
      event.preventDefault();
      grading.goTo(moved);
    } else if (grading.mayType && question) type(question, event);
  };
  /** However a cell got the focus, it is where the next key writes. */
  const onFocus = ({ target }: FocusEvent) => {
    const spot = spotOf(target);
    if (spot && !isSameSpot(spot, cursor)) grading.goTo(spot);
  };
  const onClick = ({ target }: MouseEvent) => {
    const absent = target instanceof Element && target.closest<HTMLElement>('[data-absent]')?.dataset.absent;
    if (absent) grading.toggleAbsent(Number(absent));
  };
  return (
    <div className="relative max-h-[70dvh] overflow-auto rounded-3xl border border-line bg-card scroll-ps-76 scroll-pe-20 scroll-pt-20 scroll-pb-4">
      <table
        ref={table}
        {...gridRole(isOpen)}
        aria-label={texts.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={onClick}
        // Of twenty questions as wide as a desk's screen; of more it is pushed along.
        style={{ minInlineSize: `${22.5 + 2.25 * questions.length}rem` }}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <Head exam={exam} questions={questions} />
        <tbody>
          {shown.map(({ studentId, name, answers, isAbsent }) => (
            <GradingRow
              key={studentId}
              studentId={studentId}
              name={name}
              answers={packAnswers(answers)}
              rightAnswers={packAnswers(key)}
              shape={exam.shape}
              flags={key.map((_, place) => flagOf({ studentId, place })).join('')}
              current={cursor.studentId === studentId ? cursor.place : null}
              isAbsent={isAbsent}
              isOpen={isOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
