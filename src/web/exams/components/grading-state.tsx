import { answerWord, classWords, conflictBar, publishing, saving, grading as texts } from '#strings/exams/grading';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Grading } from '../grading/use-grading.ts';

const stateOf = ({ unsaved: { size }, conflicts, isHeld, isOpen }: Grading): readonly [Tone, string] => {
  if (size > 0 && isHeld) return ['wait', isOpen ? saving.waiting(size) : saving.unsaved(size)];
  if (size > 0) return ['plain', saving.saving];
  return conflicts.length > 0 ? ['plain', saving.undecided] : ['good', saving.saved];
};

/** Nobody's answer is written over without a word: the first that waits for a decision. */
const ConflictBar = ({ grading }: { grading: Grading }) => {
  const [conflict, ...others] = grading.conflicts;
  const question = conflict && grading.questions[conflict.theirs.place];
  const paper = grading.papers.find(({ studentId }) => studentId === conflict?.theirs.studentId);
  if (!(conflict && question && paper)) return null;
  const { by, answer } = conflict.theirs;
  const own = answerWord(question, conflict.mine.answer);
  const text = paper.isAbsent
    ? conflictBar.absent(by, paper.name, question.number, own)
    : conflictBar.text(by, paper.name, question.number, answerWord(question, answer), own);
  return (
    <Notice
      urgent
      text={conflictBar.first(text, others.length)}
      actions={{
        [conflictBar.keep]: () => grading.keepTheirs(conflict),
        ...(!paper.isAbsent && { [conflictBar.write]: () => grading.writeMine(conflict) }),
      }}
    />
  );
};

/** What is to be known of the exam, and decided, before more is typed. */
export const Notices = ({ grading }: { grading: Grading }) => {
  const { isOpen, unsaved, discard } = grading;
  return (
    <>
      {!isOpen && <Notice tone="good" text={publishing.closed} />}
      {!isOpen && unsaved.size > 0 && (
        <Notice urgent text={publishing.held(unsaved.size)} actions={{ [publishing.discard]: discard }} />
      )}
      <ConflictBar grading={grading} />
    </>
  );
};

/** What is asked where the cursor is, and what may be typed. */
export const CurrentQuestion = ({ grading: { questions, paper, cursor, told } }: { grading: Grading }) => {
  const question = questions[cursor.place];
  if (!(question && paper)) return null;
  return (
    <div className="grid min-h-24 content-start gap-1">
      <p className="line-clamp-2">
        <b className="font-black">{texts.here(paper.name, question.number, typeNames[question.type])}</b>{' '}
        {questionText(question.text)}
      </p>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {optionNames(question).map((option, place) => (
          <li
            key={option}
            className={`inline-flex items-center gap-1 ${place === question.answer ? 'font-black text-correct' : 'text-muted'}`}
          >
            {place === question.answer && <Icon name="check" className="size-4" />}
            {question.type !== 'truefalse' && <b>{answerWord(question, place + 1)}</b>} {questionText(option)}
          </li>
        ))}
      </ol>
      <p role="alert" className="font-extrabold text-danger">
        {told}
      </p>
    </div>
  );
};

/** How far the class is, whether all that was typed is saved, and the way back. */
export const StateLine = ({ grading }: { grading: Grading }) => {
  const { line, canUndo, undo } = grading;
  const [tone, text] = stateOf(grading);
  const figures = [
    classWords.graded(line.graded),
    classWords.left(line.started.length + line.untouched.length),
    classWords.absent(line.absent),
    ...(line.average === null ? [] : [classWords.average(line.average)]),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ul aria-label={classWords.label} className="flex flex-wrap gap-x-5 font-black">
        {figures.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      <p role="status" className="ms-auto">
        <Badge tone={tone}>{text}</Badge>
      </p>
      <Button look="plain" size="small" icon="undo" aria-disabled={!canUndo} onClick={undo}>
        {texts.undo}
      </Button>
    </div>
  );
};
