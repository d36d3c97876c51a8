import { type Bank, type BankFault, bankFaults, type NumberedQuestion } from '#domain/questions/bank';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { readQuotingChecker } from '#server/quran/service';
import { matchingOptionsOf, questionOf } from './bank.ts';
import * as queries from './bank-queries.ts';
import { readContent } from './content.ts';

/** Places as people count them. */
const DESCRIBED: { [Kind in BankFault['kind']]: (fault: Extract<BankFault, { kind: Kind }>) => string } = {
  question: ({ number, fault }) => `question ${number}: ${fault.replaceAll('_', ' ')}`,
  duplicate: ({ number, of }) => `question ${number} repeats question ${of}`,
  too_few_questions: ({ count }) => `only ${count} questions`,
  matching_count: ({ count }) => `${count} matching questions instead of five`,
  matching_options: ({ count }) => `${count} matching options, which must be five different ones`,
  one_place_mostly_right: ({ place, count, of }) => `option ${place + 1} is right in ${count} of ${of} choices`,
  one_place_never_right: ({ place, of }) => `option ${place + 1} is right in none of ${of} choices`,
  one_side_mostly_right: ({ place, count, of }) =>
    `${place === 0 ? 'true' : 'false'} is right in ${count} of ${of} true and false questions`,
  guess_too_often_right: ({ by, percent, of }) => `the ${by} option is right in ${percent} % of ${of} choices`,
  never_right: ({ option, of }) => `«${option}» is offered in ${of} choices and never right`,
  matching_in_order: () => 'the matching answers run through their list in order',
};

export const describeFault = (fault: BankFault): string =>
  (DESCRIBED[fault.kind] as (fault: BankFault) => string)(fault);

export interface Checked {
  /** Every question on a line, its parts between tabs. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

interface ListedBank extends Bank {
  readonly grade: Grade;
  readonly questions: readonly (NumberedQuestion & { readonly isReviewed: boolean })[];
}

export const reviewOf = (isReviewed: boolean): string => (isReviewed ? 'reviewed' : 'not reviewed');

const HEAD = ['grade', 'number', 'subject', 'type', 'difficulty', 'points', 'review', 'source', 'text'];

const partsOf = (question: ListedBank['questions'][number]) => [
  question.grade,
  question.number,
  question.subject,
  question.type,
  question.difficulty,
  question.points,
  reviewOf(question.isReviewed),
  question.source,
  question.text,
];

const check = async (banks: readonly ListedBank[]): Promise<Checked> => {
  const quotingFaults = await readQuotingChecker();
  const faultsOf = (bank: ListedBank): string[] => [
    ...bankFaults(bank).map(describeFault),
    ...bank.questions.flatMap(({ number, text, options, source, correction, explanation }) =>
      quotingFaults([text, ...options, source, correction, explanation]).map((said) => `question ${number}: ${said}`),
    ),
  ];
  return {
    lines: [HEAD, ...banks.flatMap(({ questions }) => questions.map(partsOf))].map((parts) => parts.join('\t')),
    faults: banks.flatMap((bank) => faultsOf(bank).map((fault) => `grade ${bank.grade}: ${fault}`)),
  };
};

const readSchoolBank = async (executor: Executor, grade: Grade): Promise<ListedBank> => {
  const rows = (await queries.listForStaff(executor, grade)).filter(
    (row) => row.use === 'practice' && row.retiredAt === null,
  );
  return {
    grade,
    matchingOptions: await matchingOptionsOf(executor, grade),
    questions: rows.map((row) => ({ ...questionOf(row), number: row.number, isReviewed: row.reviewedAt !== null })),
  };
};

/** Of what a school asks now: retired questions are neither listed nor faulty. */
export const checkBanks = async (executor: Executor): Promise<Checked> => {
  const banks: ListedBank[] = [];
  for (const grade of GRADES) banks.push(await readSchoolBank(executor, grade));
  return check(banks);
};

/** Of the files of the repository, which no teacher has reviewed. */
export const checkContent = async (folder?: string): Promise<Checked> => {
  const content = await readContent(folder);
  return check(
    content.map((bank) => ({
      ...bank,
      questions: bank.questions.map((question) => ({ ...question, isReviewed: false })),
    })),
  );
};
