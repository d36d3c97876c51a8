import { westernDigits } from '#domain/digits';
import { guarded, unguarded } from '#domain/files/sheet-cells';
import { foldLabel } from '#domain/roster/labels';
import { spelledOut } from './bank.ts';
import type { Difficulty, QuestionType, QuestionUse, Subject } from './kinds.ts';
import { FALSE_PLACE, type Question, TRUE_PLACE } from './questions.ts';

const OPTION_COLUMNS = ['option1', 'option2', 'option3', 'option4', 'option5', 'option6'] as const;

/** Our columns in their order, by the words that are understood. What we write is in `#strings`. */
const HEADS = {
  number: ['الرقم', 'رقم السؤال', 'م', 'number'],
  subject: ['المادة', 'subject'],
  type: ['النوع', 'نوع السؤال', 'type'],
  text: ['السؤال', 'نص السؤال', 'question', 'text'],
  option1: ['الخيار 1', 'الخيار الأول', 'option 1'],
  option2: ['الخيار 2', 'الخيار الثاني', 'option 2'],
  option3: ['الخيار 3', 'الخيار الثالث', 'option 3'],
  option4: ['الخيار 4', 'الخيار الرابع', 'option 4'],
  option5: ['الخيار 5', 'الخيار الخامس', 'option 5'],
  option6: ['الخيار 6', 'الخيار السادس', 'option 6'],
  answer: ['الإجابة', 'الجواب', 'الإجابة الصحيحة', 'answer'],
  difficulty: ['الصعوبة', 'المستوى', 'مستوى الصعوبة', 'difficulty'],
  points: ['النقاط', 'الدرجة', 'points'],
  source: ['المصدر', 'المرجع', 'source'],
  correction: ['التصحيح', 'التصويب', 'correction'],
  explanation: ['الشرح', 'التوضيح', 'explanation'],
  use: ['الاستعمال', 'use'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SheetColumn = keyof typeof HEADS;

const SHEET_COLUMNS = Object.keys(HEADS) as SheetColumn[];
const REQUIRED: readonly SheetColumn[] = ['subject', 'type', 'text', 'answer', 'difficulty', 'points', 'source'];

/** What a typed word means, by all words that are understood. */
const reader = <Meaning extends string>(words: Readonly<Record<Meaning, readonly string[]>>) => {
  const meanings = Object.keys(words) as Meaning[];
  const known = new Map(meanings.flatMap((meaning) => words[meaning].map((word) => [foldLabel(word), meaning])));
  return (typed: string): Meaning | null => known.get(foldLabel(typed)) ?? null;
};

const columnOf = reader<SheetColumn>(HEADS);
const subjectOf = reader<Subject>({
  Hadith: ['الحديث', 'Hadith'],
  Fiqh: ['الفقه', 'Fiqh'],
  Tawheed: ['التوحيد', 'Tawheed'],
  Tajweed: ['التجويد', 'التلاوة والتجويد', 'Tajweed'],
});
const purposeOf = reader<QuestionUse>({ practice: ['التدريب', 'practice'], race: ['السباق', 'race'] });
const typeOf = reader<QuestionType>({
  truefalse: ['صح وخطأ', 'صح أو خطأ', 'صح أم خطأ', 'صواب وخطأ', 'truefalse'],
  choice: ['اختيار', 'اختيار من متعدد', 'choice'],
  matching: ['مزاوجة', 'توصيل', 'مطابقة', 'matching'],
});
const difficultyOf = reader<Difficulty>({
  easy: ['سهل', 'easy'],
  medium: ['متوسط', 'medium'],
  hard: ['صعب', 'hard'],
});
const sideOf = reader({ true: ['صح', 'صحيح', 'صواب', 'true'], false: ['خطأ', 'خاطئ', 'false'] });
const SIDE_PLACES = { true: TRUE_PLACE, false: FALSE_PLACE } as const;

export interface SheetHead {
  readonly columns: ReadonlyMap<SheetColumn, number>;
  readonly missing: readonly SheetColumn[];
  readonly repeated: readonly SheetColumn[];
}

/** Finds our columns in any order; others are passed over. */
export const readSheetHead = (cells: readonly string[]): SheetHead => {
  const columns = new Map<SheetColumn, number>();
  const repeated: SheetColumn[] = [];
  for (const [position, cell] of cells.entries()) {
    const column = columnOf(cell);
    if (column === null) continue;
    if (columns.has(column)) repeated.push(column);
    else columns.set(column, position);
  }
  return { columns, missing: REQUIRED.filter((column) => !columns.has(column)), repeated };
};

const wholeNumberIn = (cell: string): number | null => {
  const digits = westernDigits(cell);
  return /^\d{1,6}$/u.test(digits) ? Number(digits) : null;
};

/** What is written there is no number, so it is nobody's. */
const NOBODYS_NUMBER = 0;

/** The option in words or, as many write it, the number of its column. Words come first: an option may be a number. */
const placeOf = (cell: string, columns: readonly string[], options: readonly string[]): number | null => {
  const inWords = options.indexOf(cell);
  if (inWords >= 0) return inWords;
  const named = columns[(wholeNumberIn(cell) ?? 0) - 1];
  return named ? options.indexOf(named) : null;
};

/** A row as far as it can be read. Null is what is empty or means nothing; undefined what the sheet has no column for. */
export const readSheetRow = (cells: readonly string[], { columns }: SheetHead, matchingOptions: readonly string[]) => {
  const cellAt = (column: SheetColumn): string | undefined => {
    const position = columns.get(column);
    return position === undefined ? undefined : spelledOut(unguarded((cells[position] ?? '').trim()));
  };
  const textAt = (column: SheetColumn): string => cellAt(column) ?? '';
  const optional = (column: SheetColumn) => (cellAt(column) === '' ? null : cellAt(column));
  const type = typeOf(textAt('type'));
  const own = OPTION_COLUMNS.map(textAt);
  const options = own.filter((option) => option !== '');
  const answer = {
    truefalse: () => {
      const side = sideOf(textAt('answer'));
      return side && SIDE_PLACES[side];
    },
    choice: () => placeOf(textAt('answer'), own, options),
    matching: () => placeOf(textAt('answer'), matchingOptions, matchingOptions),
  };
  return {
    number: textAt('number') === '' ? null : (wholeNumberIn(textAt('number')) ?? NOBODYS_NUMBER),
    subject: subjectOf(textAt('subject')),
    type,
    text: textAt('text'),
    options: type === 'choice' ? options : [],
    answer: type && answer[type](),
    difficulty: difficultyOf(textAt('difficulty')),
    points: wholeNumberIn(textAt('points')),
    source: textAt('source'),
    correction: optional('correction'),
    explanation: optional('explanation'),
    /** A table that says nothing of it means what it always meant. */
    use: textAt('use') === '' ? undefined : purposeOf(textAt('use')),
  };
};

export type SheetRow = ReturnType<typeof readSheetRow>;

export interface SheetWords {
  readonly columns: Readonly<Record<SheetColumn, string>>;
  readonly uses: Readonly<Record<QuestionUse, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly types: Readonly<Record<QuestionType, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly sides: readonly string[];
}

export interface SheetQuestion extends Question {
  readonly number: number;
  readonly use: QuestionUse;
}

const cellsOf = (words: SheetWords, question: SheetQuestion): string[] => {
  const { type, options, answer } = question;
  const texts: Record<SheetColumn, string> = {
    ...(Object.fromEntries(
      OPTION_COLUMNS.map((column, place) => [column, (type === 'choice' && options[place]) || '']),
    ) as Record<(typeof OPTION_COLUMNS)[number], string>),
    number: String(question.number),
    subject: words.subjects[question.subject],
    type: words.types[type],
    text: question.text,
    answer: (type === 'truefalse' ? words.sides : options)[answer] ?? '',
    difficulty: words.difficulties[question.difficulty],
    points: String(question.points),
    source: question.source,
    correction: question.correction ?? '',
    explanation: question.explanation ?? '',
    use: words.uses[question.use],
  };
  return SHEET_COLUMNS.map((column) => guarded(texts[column]));
};

/** The questions of a grade as a table that reads back unchanged. */
export const questionsTable = (words: SheetWords, questions: readonly SheetQuestion[]): string[][] => [
  SHEET_COLUMNS.map((column) => words.columns[column]),
  ...questions.map((question) => cellsOf(words, question)),
];
