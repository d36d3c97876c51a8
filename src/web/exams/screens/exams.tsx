import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { scoreMax } from '#domain/exams/paper';
import { formatDay, formatHijriDay } from '#strings/dates';
import { nav } from '#strings/exams/nav';
import { examPaper, papers } from '#strings/exams/paper';
import { absentCount, scoreText, examsPage as texts } from '#strings/exams/staff';
import { outOf } from '#strings/plural';
import { gradeLabel, gradeNames } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { ListedExam } from '#wire/exams/staff';
import { useRemoveExam } from '../mutations.ts';
import { examsQuery } from '../queries.ts';

const Title = ({ exam: { title, grade, publishedAt } }: { exam: ListedExam }) => (
  <span className="grid justify-items-start gap-1">
    <span className="leading-snug break-words">{title}</span>
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{gradeNames[grade]}</span>
      <Badge tone={publishedAt ? 'good' : 'plain'}>{publishedAt ? texts.published : texts.draft}</Badge>
    </span>
  </span>
);

const Graded = ({ exam: { graded, pupils, absent } }: { exam: ListedExam }) => (
  <span className="inline-grid min-w-24 gap-0.5">
    {outOf(graded, pupils)}
    <Meter part={graded + absent} whole={pupils} />
    {absent > 0 && <span className="text-sm text-muted">{absentCount(absent)}</span>}
  </span>
);

const COLUMNS: readonly Column<ListedExam>[] = [
  {
    id: 'title',
    title: texts.exam,
    cell: (exam) => <Title exam={exam} />,
    inFile: [
      { title: texts.exam, value: ({ title }) => title },
      { title: gradeLabel, value: ({ grade }) => gradeNames[grade] },
      { title: texts.state, value: ({ publishedAt }) => (publishedAt ? texts.published : texts.draft) },
    ],
    sortBy: ({ title }) => title,
    className: 'desk:min-w-44',
  },
  {
    id: 'date',
    title: texts.date,
    cell: ({ date }) => (
      <time dateTime={date} className="inline-grid leading-snug">
        {formatDay(date)}
        <span className="text-sm text-muted">{formatHijriDay(date)}</span>
      </time>
    ),
    inFile: [{ title: texts.date, value: ({ date }) => ({ wall: date }) }],
    sortBy: ({ date }) => date,
    className: 'whitespace-nowrap',
  },
  {
    id: 'graded',
    title: texts.graded,
    cell: (exam) => <Graded exam={exam} />,
    inFile: [
      { title: texts.papers, value: ({ graded }) => graded },
      { title: texts.pupils, value: ({ pupils }) => pupils },
      { title: texts.absent, value: ({ absent }) => absent },
    ],
  },
  {
    id: 'average',
    title: texts.average,
    cell: ({ average, shape }) => average !== null && scoreText(average, scoreMax(shape)),
    inFile: [{ title: texts.average, value: ({ average }) => average }],
    sortBy: ({ average, shape }) => (average === null ? -1 : average / scoreMax(shape)),
    className: 'whitespace-nowrap',
  },
  {
    id: 'review',
    title: texts.review,
    cell: ({ unreviewed }) => <Badge tone={unreviewed === 0 ? 'good' : 'wait'}>{texts.unreviewed(unreviewed)}</Badge>,
    phone: 'plain',
  },
];

const ExamPrintDialog = ({ exam, onClose }: { exam: ListedExam; onClose: () => void }) => (
  <Dialog title={examPaper.which} onClose={onClose}>
    <p className="mb-3 font-extrabold">{exam.title}</p>
    <ul className="grid gap-3">
      {Object.entries(papers).map(([paper, { name, note }]) => (
        <li key={paper} className="flex flex-wrap items-center gap-3">
          <PaperLink href={`/admin/exams/${exam.id}/${paper}`}>{name}</PaperLink>
          <span className="text-muted">{note}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);

const addExam = (
  <ButtonLink to="/admin/exams/new" look="gold" icon="plus">
    {texts.add}
  </ButtonLink>
);

export const Exams = () => {
  const [printed, setPrinted] = useState<ListedExam | null>(null);
  const list = useList(plainSearch);
  const query = useInfiniteQuery({
    ...examsQuery({ grade: list.wanted.grade }),
    placeholderData: keepPreviousData,
  });
  const remove = useRemoveExam();
  return (
    <>
      <PageHead title={nav.exams} intro={texts.intro}>
        {addExam}
        <ButtonLink to="/admin/gradebook" look="plain" icon="ledger">
          {nav.gradebook}
        </ButtonLink>
      </PageHead>
      <StaffList
        label={texts.table}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap(({ exams }) => exams)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        columns={COLUMNS}
        note={({ length }) => texts.counted(length)}
        actions={(exam) => {
          const params = { id: String(exam.id) };
          return [
            {
              label: texts.grading,
              icon: 'check',
              look: 'emerald',
              link: linkOptions({ to: '/admin/exams/$id', params }),
            },
            { label: texts.report, icon: 'target', link: linkOptions({ to: '/admin/exams/$id/report', params }) },
            {
              label: texts.edit(exam.title),
              icon: 'edit',
              isQuiet: true,
              link: linkOptions({ to: '/admin/exams/$id/edit', params }),
            },
            {
              label: texts.copy(exam.title),
              icon: 'copy',
              isQuiet: true,
              link: linkOptions({ to: '/admin/exams/new', search: { copy: exam.id } }),
            },
            { label: texts.print(exam.title), icon: 'print', isQuiet: true, run: () => setPrinted(exam) },
            exam.graded + exam.started === 0 && {
              label: texts.remove(exam.title),
              icon: 'trash',
              look: 'danger',
              isQuiet: true,
              run: () => remove.mutateAsync(exam),
              confirm: {
                title: texts.removeTitle,
                body: texts.removeBody(exam.title),
                confirm: texts.confirmRemove,
                tone: 'danger',
              },
            },
          ];
        }}
        empty={{ icon: 'edit', title: texts.empty, body: texts.emptyBody, action: addExam }}
      />
      {printed && <ExamPrintDialog exam={printed} onClose={() => setPrinted(null)} />}
    </>
  );
};
