import { gradebook, markInFile, ministryList as texts } from '#strings/exams/gradebook';
import { gradeNames } from '#strings/widgets';
import { downloadExcel, type ExcelSheet } from '#web/lib/sheet-file.ts';
import type { Gradebook } from '#wire/exams/gradebook';

export interface TakenBook {
  readonly book: Gradebook;
  readonly section: string | undefined;
}

type Numbers = readonly { readonly studentId: number; readonly number: string }[];

/** As the ministry's lists are laid out: م, the number of the register, the name, the marks, the total. */
export const ministrySheet = ({ book, section }: TakenBook, numbers: Numbers): ExcelSheet => {
  const numberOf = new Map(numbers.map(({ studentId, number }) => [studentId, number]));
  const pupils = book.pupils.filter((pupil) => section === undefined || pupil.section === section);
  const titles = book.exams.map(({ title, max }) => gradebook.column(title, max));
  return {
    sheet: texts.sheet,
    rows: [
      [texts.number, texts.national, texts.name, texts.section, ...titles, texts.total, texts.of],
      ...pupils.map((pupil, at) => [
        at + 1,
        // A text: Excel would write ten digits as a power.
        numberOf.get(pupil.studentId) ?? null,
        pupil.name,
        pupil.section,
        ...pupil.marks.map(markInFile),
        pupil.reached,
        pupil.of,
      ]),
    ],
  };
};

export const downloadList = async (taken: TakenBook, numbers: Numbers): Promise<string> => {
  const { book } = taken;
  const term = book.terms.find(({ id }) => id === book.term)?.name ?? '';
  const fileName = texts.fileName(gradeNames[book.grade], term);
  await downloadExcel(fileName, [ministrySheet(taken, numbers)]);
  return fileName;
};
