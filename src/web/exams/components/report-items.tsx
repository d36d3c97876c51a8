import { useQuery } from '@tanstack/react-query';
import { grading } from '#strings/exams/grading';
import { examReport as texts } from '#strings/exams/report';
import { formatNumber } from '#strings/plural';
import { questionText } from '#strings/questions/text';
import { optionNames, typeNames } from '#strings/questions/words';
import { useSection } from '#web/lib/grade.ts';
import { Badge } from '#web/ui/badge.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Rate } from '#web/ui/rate.tsx';
import { reportQuery } from '../queries.ts';
import type { ExamItem, Report } from '../report.ts';

interface Chosen {
  readonly name: string;
  readonly count: number;
}

/** What was chosen instead of the right answer, the most frequent first; unanswered is the first of `chosen`. */
const instead = (item: ExamItem): readonly Chosen[] => {
  const names = [grading.unanswered, ...optionNames(item).map(questionText)];
  return [...item.chosen.entries()]
    .filter(([answer, count]) => count > 0 && answer !== item.answer + 1)
    .map(([answer, count]) => ({ name: names[answer] ?? '', count }))
    .toSorted((a, b) => b.count - a.count);
};

const Instead = ({ item }: { item: ExamItem }) => {
  const chosen = instead(item);
  if (chosen.length === 0) return <span className="text-muted">{texts.nothingElse}</span>;
  return (
    <ul className="grid gap-0.5 text-sm leading-snug">
      {chosen.map(({ name, count }) => (
        <li key={name}>
          <b className="font-black">{formatNumber(count)}</b> {name}
        </li>
      ))}
    </ul>
  );
};

const TELLS = { well: 'text-correct', little: 'text-gold-ink', against: 'text-danger', unknown: 'text-muted' } as const;

const columnsOf = (hardest: readonly number[]): readonly Column<ExamItem>[] => [
  {
    id: 'question',
    title: texts.question,
    cell: ({ number, text }) => (
      <span className="flex gap-3">
        <span className="min-w-7 text-muted">{formatNumber(number)}</span>
        <span className="grid justify-items-start gap-1 leading-snug">
          {questionText(text)}
          {hardest.includes(number) && <Badge tone="bad">{texts.hardest}</Badge>}
        </span>
      </span>
    ),
    sortBy: ({ number }) => number,
    className: 'desk:min-w-64',
  },
  { id: 'type', title: texts.type, cell: ({ type }) => typeNames[type], className: 'whitespace-nowrap' },
  {
    id: 'rate',
    title: texts.rate,
    cell: ({ rate }) => <Rate rate={rate} />,
    sortBy: ({ rate }) => rate,
    className: 'whitespace-nowrap',
  },
  { id: 'chosen', title: texts.chosen, cell: (item) => <Instead item={item} /> },
  {
    id: 'tells',
    title: texts.tells,
    cell: ({ tells }) => (
      <span className={`text-sm leading-snug font-extrabold ${TELLS[tells]}`}>{texts.tellsWords[tells]}</span>
    ),
    sortBy: ({ lead }) => lead ?? 0,
  },
];

export const ReportItems = ({ report: { exam, items, hardest } }: { report: Report }) => (
  <StaffList
    label={texts.items}
    list={useList(plainSearch)}
    query={useQuery(reportQuery(exam.id, useSection()))}
    rows={items}
    rowKey={({ number }) => number}
    rowName={({ number }) => formatNumber(number)}
    columns={columnsOf(hardest)}
    empty={{ icon: 'target', title: texts.nobody, body: texts.nobodyBody }}
  />
);
