import { publishing as texts } from '#strings/exams/grading';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import type { ClassLine } from '../grading/class-line.ts';
import { usePublish } from '../grading/mutations.ts';
import type { Grading } from '../grading/use-grading.ts';

const namesOf = (papers: ClassLine['started']): readonly string[] => papers.map(({ name }) => name);

const Counts = ({ line: { graded, absent, started, untouched } }: Pick<Grading, 'line'>) => (
  <div className="grid gap-2">
    <p>{texts.counts(graded, absent)}</p>
    {started.length > 0 && <p className="font-extrabold text-danger">{texts.unfinished(namesOf(started))}</p>}
    {untouched.length > 0 && <p>{texts.none(namesOf(untouched))}</p>}
  </div>
);

/** What is not saved yet would not be among the results. */
export const PublishButton = ({ grading: { exam, line, unsaved, conflicts } }: { grading: Grading }) => {
  const publish = usePublish(exam.id);
  const { ask, dialog } = useConfirm();
  return (
    <>
      <Button
        look="gold"
        icon="send"
        disabled={unsaved.size + conflicts.length > 0}
        onClick={() =>
          ask({
            run: () => publish.mutateAsync(true),
            confirm: { title: texts.title, body: <Counts line={line} />, confirm: texts.publish },
          })
        }
      >
        {texts.publish}
      </Button>
      {dialog}
    </>
  );
};

export const PublishedNote = ({ examId }: { examId: number }) => {
  const publish = usePublish(examId);
  const { ask, dialog } = useConfirm();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-emerald-soft px-4 py-2.5 text-emerald-ink">
      <p className="min-w-0 flex-1 basis-72 font-extrabold">{texts.closed}</p>
      <Button
        look="plain"
        onClick={() =>
          ask({
            run: () => publish.mutateAsync(false),
            confirm: {
              title: texts.unpublishTitle,
              body: texts.unpublishBody,
              confirm: texts.unpublish,
              tone: 'danger',
            },
          })
        }
      >
        {texts.unpublish}
      </Button>
      {dialog}
    </div>
  );
};
