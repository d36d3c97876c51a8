import { useBlocker } from '@tanstack/react-router';
import { answerMark, answerName, classWords, conflictBar, saving, grading as texts } from '#strings/exams/grading';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ClassLine as Line } from '../grading/class-line.ts';
import type { Grading } from '../grading/use-grading.ts';

const stateOf = (unsaved: number, conflicts: number): string => {
  if (unsaved > 0) return saving.saving;
  return conflicts > 0 ? saving.undecided : saving.saved;
};

/** Whether all that was typed is saved; whoever leaves before it is, is asked. */
export const Saved = ({ unsaved, conflicts, isHeld }: Pick<Grading, 'unsaved' | 'conflicts' | 'isHeld'>) => {
  const isOpen = unsaved.size + conflicts.length > 0;
  const leaving = useBlocker({
    shouldBlockFn: () => isOpen,
    enableBeforeUnload: () => isOpen,
    withResolver: true,
  });
  return (
    <>
      <p role="status" className="font-extrabold">
        {isHeld && unsaved.size > 0 ? (
          <Badge tone="wait">{saving.waiting(unsaved.size)}</Badge>
        ) : (
          <Badge tone={isOpen ? 'plain' : 'good'}>{stateOf(unsaved.size, conflicts.length)}</Badge>
        )}
      </p>
      {leaving.status === 'blocked' && (
        <ConfirmDialog
          title={saving.leaveTitle}
          body={saving.leaveBody}
          confirm={saving.leave}
          tone="danger"
          busy={false}
          onConfirm={leaving.proceed}
          onClose={leaving.reset}
        />
      )}
    </>
  );
};

/** Nobody's answer is written over without a word: the first that waits for a decision. */
export const ConflictBar = ({ grading }: { grading: Grading }) => {
  const [conflict, ...others] = grading.conflicts;
  const question = conflict && grading.questions[conflict.theirs.place];
  const paper = grading.papers.find(({ studentId }) => studentId === conflict?.theirs.studentId);
  if (!(conflict && question && paper)) return null;
  const { theirs } = conflict;
  const own = answerName(question, conflict.mine);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-2xl bg-gold-soft px-4 py-2.5 text-gold-ink">
      <Icon name="warning" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-72 font-extrabold">
        {paper.isAbsent
          ? conflictBar.absent(theirs.by, paper.name, question.number, own)
          : conflictBar.text(theirs.by, paper.name, question.number, answerName(question, theirs.answer), own)}{' '}
        {others.length > 0 && conflictBar.more(others.length)}
      </p>
      <Button look="plain" size="small" onClick={() => grading.keepTheirs(conflict)}>
        {conflictBar.keep}
      </Button>
      {!paper.isAbsent && (
        <Button look="plain" size="small" onClick={() => grading.writeMine(conflict)}>
          {conflictBar.write}
        </Button>
      )}
    </div>
  );
};

/** What is asked where the cursor is, and what may be typed. */
export const CurrentQuestion = ({ grading: { questions, papers, cursor, told } }: { grading: Grading }) => {
  const question = questions[cursor.place];
  const paper = papers.find(({ studentId }) => studentId === cursor.studentId);
  if (!(question && paper)) return null;
  return (
    <div className="grid min-h-24 content-start gap-1">
      <p className="line-clamp-2">
        <b className="font-black">
          {paper.name}، {texts.number(question.number)} ({typeNames[question.type]}):
        </b>{' '}
        {questionText(question.text)}
      </p>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {optionNames(question).map((option, place) => (
          <li
            key={option}
            className={`inline-flex items-center gap-1 ${place === question.answer ? 'font-black text-correct' : 'text-muted'}`}
          >
            {place === question.answer && <Icon name="check" className="size-4" />}
            <b>{answerMark(question.type, place + 1)}</b> {questionText(option)}
          </li>
        ))}
      </ol>
      <p role="alert" className="font-extrabold text-danger">
        {told}
      </p>
    </div>
  );
};

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex items-baseline gap-1.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-lg font-black">{value}</dd>
  </div>
);

export const ClassLine = ({ line }: { line: Line }) => (
  <dl aria-label={classWords.label} className="flex flex-wrap gap-x-5">
    <Figure label={classWords.graded} value={formatNumber(line.graded)} />
    <Figure label={classWords.left} value={formatNumber(line.started.length + line.untouched.length)} />
    <Figure label={classWords.absent} value={formatNumber(line.absent)} />
    <Figure label={classWords.average} value={classWords.averageOf(line.average)} />
  </dl>
);
