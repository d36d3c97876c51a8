import { bookStates, markInFile, gradebook as texts } from '#strings/exams/gradebook';
import { formatNumber } from '#strings/plural';
import { listWords, sectionLabel } from '#strings/widgets';
import { useSection } from '#web/lib/grade.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import type { useList } from '#web/ui/list/use-list.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { BookPupil } from '#wire/exams/gradebook';

type Mark = BookPupil['marks'][number];

const PUPIL: Column<BookPupil> = {
  id: 'name',
  title: listWords.pupil,
  cell: ({ studentId, name }) => <PupilLink id={studentId} name={name} />,
  inFile: [
    { title: listWords.pupil, value: ({ name }) => name },
    { title: sectionLabel, value: ({ section }) => section },
  ],
  sortBy: ({ name }) => name,
};

interface MarkLook {
  textOf?: (score: number) => string;
  /** What a mouse is told of it. */
  hint?: string;
  className?: string;
}

/** What stands there for an exam. */
export const markColumn = (
  id: string,
  title: string,
  markOf: (row: BookPupil) => Mark | undefined,
  { textOf = formatNumber, hint, className }: MarkLook,
): Column<BookPupil> => ({
  id,
  title,
  cell: (row) => {
    const { score = null, state = 'none' } = markOf(row) ?? {};
    return (
      <span title={hint}>
        {score !== null && <b className="font-black">{textOf(score)}</b>}
        {state !== 'sat' && <span className="text-sm text-muted"> {bookStates[state]}</span>}
      </span>
    );
  },
  inFile: [{ title, value: (row) => markInFile(markOf(row)) }],
  sortBy: (row) => markOf(row)?.score ?? -1,
  ...(className && { className }),
});

type ListProps<Row> = Parameters<typeof StaffList<Row>>[0] & { list: Pick<ReturnType<typeof useList>, 'finds'> };

/** Pupils of a grade or section with their marks. */
export const BookList = <Row extends BookPupil>({
  columns,
  shows = () => true,
  ...props
}: Omit<ListProps<Row>, 'search' | 'rowKey' | 'rowName' | 'note'>) => {
  const section = useSection();
  return (
    <StaffList
      {...props}
      shows={(row) => (section === undefined || row.section === section) && props.list.finds(row.name) && shows(row)}
      search={texts.search}
      rowKey={({ studentId }) => studentId}
      rowName={({ name }) => name}
      columns={[PUPIL, ...columns]}
      note={({ length }) => (length > 0 ? texts.pupils(length) : undefined)}
    />
  );
};
