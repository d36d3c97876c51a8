import { clockText } from '#strings/clock';
import { formatNumber } from '#strings/plural';
import { adminRace as texts } from '#strings/race/staff';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { RaceAnswer, RaceReplay } from '#wire/race/history';

interface Line {
  readonly number: number;
  readonly question: RaceReplay['questions'][number];
  readonly given: readonly (RaceAnswer | undefined)[];
}

/** Both were asked the same in the same order; whoever came to the end was asked the first again. */
const linesOf = ({ questions, players }: RaceReplay): Line[] =>
  Array.from({ length: Math.max(...players.map(({ answers }) => answers.length)) }, (_, index) => ({
    number: index + 1,
    question: questions[index % questions.length] as Line['question'],
    given: players.map(({ answers }) => answers[index]),
  }));

const Chosen = ({ line, side }: { line: Line; side: number }) => {
  const answer = line.given[side];
  if (!answer) return <span className="text-muted">{texts.none}</span>;
  return (
    <span className="flex items-center gap-2">
      <span className={answer.isCorrect ? 'text-correct' : 'text-danger'}>
        <Icon name={answer.isCorrect ? 'check' : 'close'} className="size-5" />
        <span className="sr-only">{answer.isCorrect ? texts.isRight : texts.isWrong}</span>
      </span>
      <span className="min-w-0 flex-1 leading-snug">{line.question.options[answer.selectedOption]}</span>
      <time dateTime={answer.timestamp} className="text-sm text-muted tabular-nums">
        {clockText(Math.floor(answer.at / 1000))}
      </time>
    </span>
  );
};

const columnsFor = ({ players }: RaceReplay): Column<Line>[] => [
  { id: 'number', title: texts.number, cell: ({ number }) => formatNumber(number), className: 'w-px' },
  { id: 'question', title: texts.question, cell: ({ question }) => question.text, className: 'min-w-56 leading-snug' },
  {
    id: 'right',
    title: texts.right,
    cell: ({ question }) => question.options[question.correctAnswer],
    className: 'min-w-32 leading-snug font-extrabold',
  },
  ...players.map(
    ({ name }, side): Column<Line> => ({
      id: String(side),
      title: texts.chosen(name),
      cell: (line) => <Chosen line={line} side={side} />,
      className: 'min-w-52',
    }),
  ),
];

/** Question by question, what each of the two chose and when. */
export const BothAnswers = ({ race }: { race: RaceReplay }) => (
  <DataTable
    label={texts.table}
    columns={columnsFor(race)}
    rows={linesOf(race)}
    rowKey={({ number }) => number}
    empty={null}
  />
);
