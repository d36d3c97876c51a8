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
import { useSaveExam } from '../mutations.ts';
import { examQuery } from '../queries.ts';

interface EditorProps {
  /** What is typed here is kept under this name. */
  name: string | number;
  /** What it begins from. */
  saved: Seen;
  exam?: WholeExam;
}

const Editor = ({ name, saved, exam }: EditorProps) => {
  const form = useExamForm(name, saved);
  const save = useSaveExam(exam);
  const navigate = useNavigate();
  const isChanged = exam !== undefined && saved.version !== form.seen.version && !save.isPending;
  const submit = () =>
    save.mutate(
      { ...fieldsOfExam(form.draft), version: form.seen.version },
      {
        onSuccess: (now) => {
          form.follow(seenOf(now));
          if (!exam) void navigate({ to: '/admin/exams/$id/edit', params: { id: String(now.id) }, replace: true });
        },
      },
    );
  const take = () => {
    save.reset();
    form.follow(saved);
  };
  return (
    <ExamForm form={form} exam={exam} action={save} onSubmit={submit}>
      {isChanged && <Notice text={texts.changed} actions={{ [texts.take]: take }} />}
      {form.isRestored && !isChanged && <Notice text={texts.restored} actions={{ [texts.discard]: take }} />}
    </ExamForm>
  );
};

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

const skeleton = <Bones look={['h-28', 'h-96']} />;

/** Empty, or as a copy of another; today. */
export const NewExam = () => {
  const { copy = 0 } = getRouteApi('/admin/exams/new').useSearch();
  const grade = useGrade();
  const [date] = useState(() => schoolDay(new Date()));
  const query = useQuery({ ...examQuery(copy), enabled: copy > 0 });
  const begin = (draft: ExamDraft) => <Editor key={copy} name={`new-${copy}`} saved={{ version: null, draft }} />;
  return (
    <Desk title={copy ? texts.copyTitle : examsPage.add}>
      {copy ? (
        <Loaded query={query} skeleton={skeleton}>
          {(exam) => begin({ ...draftOfExam(exam), title: texts.copied(exam.title), date })}
        </Loaded>
      ) : (
        begin(emptyExam(grade, date))
      )}
    </Desk>
  );
};

export const EditExam = () => {
  const query = useQuery(examQuery(Number(getRouteApi('/admin/exams/$id/edit').useParams().id)));
  const { title, grade } = query.data ?? {};
  return (
    <Desk title={title ? texts.editTitle(title) : nav.exams} note={grade && gradeNames[grade]}>
      <Loaded query={query} skeleton={skeleton}>
        {(exam) => <Editor key={exam.id} name={exam.id} saved={seenOf(exam)} exam={exam} />}
      </Loaded>
    </Desk>
  );
};
