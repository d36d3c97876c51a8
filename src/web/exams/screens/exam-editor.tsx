import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { examEditor as texts } from '#strings/exams/editor';
import { nav } from '#strings/exams/nav';
import { examsPage } from '#strings/exams/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { draftOfExam, type ExamDraft, emptyExam, fieldsOfExam } from '../editor/exam-draft.ts';
import { ExamForm } from '../editor/exam-form.tsx';
import { type ExamForm as Form, type Seen, seenOf, useExamForm } from '../editor/use-exam-form.ts';
import { useAddExam, useEditExam } from '../mutations.ts';
import { examQuery } from '../queries.ts';

const skeleton = <Bones look={['h-28', 'h-96']} />;

/** What an earlier visit left behind, and the way to be rid of it. */
const Restored = ({ form, saved }: { form: Form; saved: Seen }) =>
  form.isRestored && (
    <Notice text={texts.restored}>
      <Button look="plain" onClick={() => form.follow(saved)}>
        {texts.discard}
      </Button>
    </Notice>
  );

const New = ({ opened, name }: { opened: ExamDraft; name: string }) => {
  const [start] = useState<Seen>({ version: null, draft: opened });
  const form = useExamForm(name, start);
  const add = useAddExam();
  const navigate = useNavigate();
  const save = () =>
    add.mutate(fieldsOfExam(form.draft), {
      onSuccess: ({ id }) => {
        form.forget();
        void navigate({ to: '/admin/exams/$id/edit', params: { id: String(id) }, replace: true });
      },
    });
  return (
    <ExamForm form={form} submit={texts.add} action={add} onSubmit={save}>
      <Restored form={form} saved={start} />
    </ExamForm>
  );
};

const copyOf = (exam: WholeExam, date: string): ExamDraft => ({
  ...draftOfExam(exam),
  title: texts.copied(exam.title),
  date,
});

const Copied = ({ id, date }: { id: number; date: string }) => (
  <Loaded query={useQuery(examQuery(id))} skeleton={skeleton}>
    {(exam) => <New opened={copyOf(exam, date)} name={`copy-${id}`} />}
  </Loaded>
);

/** Empty, or as a copy of another. */
export const NewExam = () => {
  const { copy } = getRouteApi('/admin/exams/new').useSearch();
  const grade = useGrade();
  const [date] = useState(() => schoolDay(new Date()));
  return (
    <>
      <PageHead title={copy ? texts.copyTitle : examsPage.add} intro={texts.intro}>
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
      </PageHead>
      {copy ? <Copied id={copy} date={date} /> : <New opened={emptyExam(grade, date)} name="new" />}
    </>
  );
};

const Edit = ({ exam }: { exam: WholeExam }) => {
  const form = useExamForm(exam.id, seenOf(exam));
  const edit = useEditExam(exam.id);
  const { grade: _, ...fields } = fieldsOfExam(form.draft);
  const take = () => {
    edit.reset();
    form.follow(seenOf(exam));
  };
  return (
    <ExamForm
      form={form}
      exam={exam}
      submit={texts.save}
      action={edit}
      onSubmit={() =>
        edit.mutate(
          { ...fields, version: form.seen.version ?? exam.version },
          { onSuccess: (saved) => form.follow(seenOf(saved)) },
        )
      }
    >
      {exam.version !== form.seen.version && !edit.isPending ? (
        <Notice text={texts.changed}>
          <Button look="plain" onClick={take}>
            {texts.take}
          </Button>
        </Notice>
      ) : (
        <Restored form={form} saved={seenOf(exam)} />
      )}
    </ExamForm>
  );
};

export const EditExam = () => {
  const id = Number(getRouteApi('/admin/exams/$id/edit').useParams().id);
  const query = useQuery(examQuery(id));
  return (
    <>
      <PageHead
        title={query.data ? texts.editTitle(query.data.title) : nav.exams}
        note={query.data && gradeNames[query.data.grade]}
        intro={texts.intro}
      >
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
      </PageHead>
      <Loaded query={query} skeleton={skeleton}>
        {(exam) => <Edit key={exam.id} exam={exam} />}
      </Loaded>
    </>
  );
};
