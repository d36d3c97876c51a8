import { type KeyboardEvent, useState } from 'react';
import { readExceptions, withTheRestRight } from '#domain/exams/exceptions';
import { scoreOf } from '#domain/exams/grading';
import { scoreMax } from '#domain/exams/paper';
import { quickFault, quickEntry as texts } from '#strings/exams/quick';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { besidePupil, nextPupil } from '../grading/cursor.ts';
import { isAbsentKey } from '../grading/typed-key.ts';
import type { Grading } from '../grading/use-grading.ts';

const BESIDE: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const LONGEST = 200;

/** A paper in one line: what is not right in it. What Enter would write stands beside it before it is written. */
export const QuickEntry = ({ grading }: { grading: Grading }) => {
  const { exam, questions, key, paper, typeable, cursor } = grading;
  const [line, setLine] = useState({ of: 0, typed: '' });
  if (!(paper && grading.mayType)) return null;
  const { studentId } = paper;
  // A line is of the paper that it was typed for: the grid below leads to others, too.
  const typed = line.of === studentId ? line.typed : '';
  const isAbsence = isAbsentKey(typed.trim());
  const exceptions = readExceptions(questions, isAbsence ? '' : typed);
  const answers = withTheRestRight(questions, paper.answers, exceptions);
  const isAsItStands = isAbsence || paper.isAbsent;
  const { total } = scoreOf(exam.shape, key, answers);
  const goOn = () => {
    setLine({ of: studentId, typed: '' });
    grading.goTo(nextPupil(typeable, cursor) ?? cursor);
  };
  const enter = () => {
    if (isAbsence) {
      if (grading.toggleAbsent(studentId)) goOn();
    } else if (exceptions.fault === null && grading.fill(studentId, answers)) goOn();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = BESIDE[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // A key that is held would make the papers of others right.
      if (!event.repeat) enter();
    } else if (by) {
      event.preventDefault();
      grading.goTo(besidePupil(typeable, cursor, by));
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-card bg-card p-4 shadow-card">
      <div className="min-w-0 flex-1 basis-80">
        <TextField
          label={texts.label(paper.name)}
          hint={texts.hint}
          error={exceptions.fault ? quickFault(exceptions.fault) : undefined}
          value={typed}
          placeholder={texts.example}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => setLine({ of: studentId, typed: target.value })}
          onKeyDown={onKeyDown}
        />
      </div>
      <p role="status" className="min-w-32 pb-9 font-black">
        {!isAsItStands && exceptions.fault === null && texts.outcome(total, scoreMax(exam.shape))}
      </p>
      <Button
        look="soft"
        icon="check"
        className="mb-7"
        onClick={({ detail }) => {
          // The second half of a double click would make the next paper right.
          if (detail < 2) enter();
        }}
      >
        {texts.enter}
      </Button>
    </div>
  );
};
