import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { examEditor as texts } from '#strings/exams/editor';
import { nav } from '#strings/exams/nav';
import { examsPage } from '#strings/exams/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { BackLink } from '#web/ui/button-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { draftOfExam, type ExamDraft, emptyExam, fieldsOfExam } from '../editor/exam-draft.ts';
import { ExamForm } from '../editor/exam-form.tsx';
import { type Seen, seenOf, useExamForm } from '../editor/use-exam-form.ts';
import { useAddExam, useEditExam } from '../mutations.ts';
import { examQuery } from '../queries.ts';

const skeleton = <Bones look={['h-28', 'h-96']} />;

interface DeskProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

const Desk = ({ title, note, children }: DeskProps) => (
  <>
    <PageHead title={title} note={note} intro={texts.intro}>
      <BackLink to="/admin/exams">{nav.exams}</BackLink>
    </PageHead>
    {children}
  </>
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
      {form.isRestored && <Notice text={texts.restored} actions={{ [texts.discard]: () => form.follow(start) }} />}
    </ExamForm>
  );
};

/** As a copy of another, today. */
const Copied = ({ id, date }: { id: number; date: string }) => (
  <Loaded query={useQuery(examQuery(id))} skeleton={skeleton}>
    {(exam) => (
      <New key={id} opened={{ ...draftOfExam(exam), title: texts.copied(exam.title), date }} name={`copy-${id}`} />
    )}
  </Loaded>
);

export const NewExam = () => {
  const { copy } = getRouteApi('/admin/exams/new').useSearch();
  const grade = useGrade();
  const [date] = useState(() => schoolDay(new Date()));
  return (
    <Desk title={copy ? texts.copyTitle : examsPage.add}>
      {copy ? <Copied id={copy} date={date} /> : <New opened={emptyExam(grade, date)} name="new" />}
    </Desk>
  );
};

const Edit = ({ exam }: { exam: WholeExam }) => {
  const form = useExamForm(exam.id, seenOf(exam));
  const edit = useEditExam(exam.id);
  const isChanged = exam.version !== form.seen.version && !edit.isPending;
  const { grade: _, ...fields } = fieldsOfExam(form.draft);
  const save = () =>
    edit.mutate(
      { ...fields, version: form.seen.version ?? exam.version },
      { onSuccess: (saved) => form.follow(seenOf(saved)) },
    );
  const take = () => {
    edit.reset();
    form.follow(seenOf(exam));
  };
  return (
    <ExamForm form={form} exam={exam} submit={texts.save} action={edit} onSubmit={save}>
      {isChanged && <Notice text={texts.changed} actions={{ [texts.take]: take }} />}
      {form.isRestored && !isChanged && <Notice text={texts.restored} actions={{ [texts.discard]: take }} />}
    </ExamForm>
  );
};

export const EditExam = () => {
  const query = useQuery(examQuery(Number(getRouteApi('/admin/exams/$id/edit').useParams().id)));
  const { title, grade } = query.data ?? {};
  return (
    <Desk title={title ? texts.editTitle(title) : nav.exams} note={grade && gradeNames[grade]}>
      <Loaded query={query} skeleton={skeleton}>
        {(exam) => <Edit key={exam.id} exam={exam} />}
      </Loaded>
    </Desk>
  );
};
