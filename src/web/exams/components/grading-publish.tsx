import { publishing as texts } from '#strings/exams/grading';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import type { ClassLine } from '../grading/class-line.ts';
import type { Grading } from '../grading/use-grading.ts';
import { usePublish } from '../mutations.ts';

const namesOf = (papers: ClassLine['started']): readonly string[] => papers.map(({ name }) => name);

const Counts = ({ line: { graded, absent, started, untouched } }: Pick<Grading, 'line'>) => (
  <div className="grid gap-2">
    <p>{texts.counts(graded, absent)}</p>
    {started.length > 0 && <p className="font-extrabold text-danger">{texts.unfinished(namesOf(started))}</p>}
    {untouched.length > 0 && <p>{texts.none(namesOf(untouched))}</p>}
  </div>
);

/** One button for both, which so keeps the focus. What is not saved yet would not be among the results. */
export const PublishButton = ({ grading: { exam, isOpen, line, unsaved, conflicts } }: { grading: Grading }) => {
  const publish = usePublish(exam.id);
  const { ask, dialog } = useConfirm();
  const confirm = isOpen
    ? { title: texts.title, body: <Counts line={line} />, confirm: texts.publish }
    : { title: texts.unpublishTitle, body: texts.unpublishBody, confirm: texts.unpublish, tone: 'danger' as const };
  return (
    <>
      <Button
        look={isOpen ? 'gold' : 'plain'}
        icon={isOpen ? 'send' : 'undo'}
        disabled={isOpen && unsaved.size + conflicts.length > 0}
        onClick={() => ask({ run: () => publish.mutateAsync(isOpen), confirm })}
      >
        {isOpen ? texts.publish : texts.unpublish}
      </Button>
      {dialog}
    </>
  );
};
