import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sumOfWeights, WEIGHTS_SUM, weightsOf } from '#domain/exams/gradebook';
import { formatDay, formatHijriDay } from '#strings/dates';
import { bookStates, gradebook as texts } from '#strings/exams/gradebook';
import { nav } from '#strings/exams/nav';
import { outOf } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { TermFilter } from '#web/calendar/components/term-filter.tsx';
import { useSection } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { Gradebook as Book, BookPupil } from '#wire/exams/gradebook';
import { bookSearch } from '../book-search.ts';
import { BookList, markColumn } from '../components/book-list.tsx';
import { useSetWeights, useTakeList } from '../mutations.ts';
import { gradebookQuery } from '../queries.ts';

const columnsOf = ({ exams, isWeighed }: Book): readonly Column<BookPupil>[] => [
  ...exams.map(({ id, title, date, max, weight }, at) =>
    markColumn(`exam-${id}`, texts.column(title, max), ({ marks }) => marks[at], {
      hint: `${formatDay(date)} (${formatHijriDay(date)})${isWeighed ? `، ${texts.weight(weight ?? 0)}` : ''}`,
    }),
  ),
  {
    id: 'total',
    title: texts.total,
    cell: ({ reached, of }) => <b className="font-black">{of > 0 ? outOf(reached, of) : bookStates.none}</b>,
    inFile: [{ title: texts.total, value: ({ reached }) => reached }],
    sortBy: ({ reached, of }) => (of > 0 ? reached / of : -1),
  },
];

const Weights = ({ book: now, term, onClose }: { book: Book; term: number; onClose: () => void }) => {
  // Of what stood there when it was opened: under an exam that is published meanwhile the weights would move to others.
  const [book] = useState(now);
  const [draft, setDraft] = useState<readonly (number | null)[]>(() =>
    book.isWeighed ? weightsOf(book.exams) : book.exams.map(({ weight }) => weight),
  );
  const save = useSetWeights();
  const weights = book.exams.map(({ id }, at) => ({ examId: id, weight: draft[at] ?? 0 }));
  const sum = sumOfWeights(weights.map(({ weight }) => weight));
  return (
    <FormDialog
      title={texts.setWeights}
      submit={texts.save}
      action={save}
      fields={[]}
      onSubmit={() => save.mutate({ grade: book.grade, term, weights }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{texts.weightsIntro}</p>
      {book.exams.map(({ id, title }, at) => (
        <CountField
          key={id}
          label={title}
          value={draft[at] ?? null}
          onChange={(weight) => {
            // What was refused is no longer what stands here.
            save.reset();
            setDraft(draft.with(at, weight));
          }}
        />
      ))}
      <p role="status" className={`font-black ${sum === WEIGHTS_SUM ? 'text-correct' : 'text-danger'}`}>
        {texts.sum(sum)}
      </p>
    </FormDialog>
  );
};

/** What can be made of the whole book: paper, and files for the ministry's system. */
const Takes = ({ book, term }: { book: Book; term: number }) => {
  const section = useSection();
  const isAdmin = useIsAdmin();
  const take = useTakeList({ book, term, section });
  const [isWeighing, setWeighing] = useState(false);
  const wanted = { grade: book.grade, term, section };
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Button look="soft" icon="edit" onClick={() => setWeighing(true)}>
        {texts.setWeights}
      </Button>
      <PaperLink href={withSearch('/admin/gradebook/list', wanted)}>{texts.printList}</PaperLink>
      <PaperLink href={withSearch('/admin/gradebook/cards', wanted)}>{texts.printCards}</PaperLink>
      <Button look="plain" icon="download" busy={take.isPending} onClick={() => take.mutate(false)}>
        {texts.excel}
      </Button>
      {isAdmin && (
        <Button look="plain" icon="download" busy={take.isPending} onClick={() => take.mutate(true)}>
          {texts.excelWhole}
        </Button>
      )}
      {isWeighing && <Weights book={book} term={term} onClose={() => setWeighing(false)} />}
    </div>
  );
};

/** All published exams of a term by all pupils of a grade, as they weigh. */
export const Gradebook = () => {
  const list = useList(bookSearch);
  const grade = list.wanted.grade ?? 4;
  const query = useQuery(gradebookQuery({ grade, term: list.chosen.term }));
  const book = query.data;
  const hasExams = book !== undefined && book.exams.length > 0;
  return (
    <>
      <PageHead title={nav.gradebook} note={gradeNames[grade]} intro={texts.intro}>
        <BackLink to="/admin/exams">{nav.exams}</BackLink>
      </PageHead>
      {hasExams && book.term !== null && <Takes key={book.term} book={book} term={book.term} />}
      {hasExams && !book.isWeighed && book.exams.length > 1 && <Notice text={texts.equally} />}
      <BookList
        label={texts.table}
        list={list}
        query={query}
        rows={hasExams ? book.pupils : book && []}
        columns={book ? columnsOf(book) : []}
        filters={
          book?.term && <TermFilter terms={book.terms} term={book.term} onChange={(term) => list.set({ term })} />
        }
        empty={{ icon: 'ledger', title: texts.empty, body: texts.emptyBody }}
      />
    </>
  );
};
