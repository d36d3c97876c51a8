import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { schoolDay } from '#domain/calendar/school-day';
import { examEditor as texts } from '#strings/exams/editor';
import { nav } from '#strings/exams/nav';
import { examsPage } from '#strings/exams/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { BackLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { draftOfExam, type ExamDraft, emptyExam } from '../editor/exam-draft.ts';
import { ExamForm, seenOf } from '../editor/exam-form.tsx';
import { examQuery } from '../queries.ts';

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
  const begin = (draft: ExamDraft) => <ExamForm key={copy} name={`new-${copy}`} saved={{ version: null, draft }} />;
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
        {(exam) => <ExamForm key={exam.id} name={exam.id} saved={seenOf(exam)} exam={exam} />}
      </Loaded>
    </Desk>
  );
};
