import { type Bank, type BankFault, bankFaults, type NumberedQuestion } from '#domain/questions/bank';
import { sideFaults } from '#domain/questions/patterns';
import { type RaceSetFault, raceSetFaults } from '#domain/race/content';
import { contentOf } from '#domain/race/rules';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { readQuotingChecker } from '#server/quran/service';
import { matchingOptionsOf } from './bank.ts';
import { readContent } from './content.ts';
import { presentQuestion } from './present.ts';
import { listActive } from './queries.ts';
import { readRaceContent } from './race-content.ts';

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
  word_tells_side: ({ by, percent, of }) =>
    `a sentence is told by words of ${by} in ${percent} % of ${of} true and false questions`,
  guess_too_often_right: ({ by, percent, of }) => `the ${by} option is right in ${percent} % of ${of} choices`,
  never_right: ({ option, of }) => `«${option}» is offered in ${of} choices and never right`,
  matching_in_order: () => 'the matching answers run through their list in order',
};

export const describeFault = (fault: BankFault): string =>
  (DESCRIBED[fault.kind] as (fault: BankFault) => string)(fault);

const describeRaceFault = (fault: RaceSetFault): string => {
  if (fault.kind === 'question') return `${fault.key}: ${fault.fault.replaceAll('_', ' ')}`;
  if (fault.kind === 'duplicate') return `${fault.key} repeats ${fault.of}`;
  return `${fault.difficulty}: ${describeFault(fault)}`;
};

/** One of a file has no review: no teacher has seen it. */
type Listed = NumberedQuestion & { readonly reviewedAt?: string | null };

/** What is asked together: a grade's bank, or the set of its race. */
interface AskedSet {
  readonly grade: Grade;
  /** What its faults begin with. */
  readonly name: string;
  readonly faults: readonly string[];
  readonly questions: readonly {
    readonly question: Listed;
    /** What the faults of its words begin with. */
    readonly name: string;
    readonly kind: readonly [string, string];
    readonly points: number | '-';
  }[];
}

const bankSet = ({ grade, ...bank }: Bank & { grade: Grade; questions: readonly Listed[] }): AskedSet => ({
  grade,
  name: `grade ${grade}`,
  faults: bankFaults(bank).map(describeFault),
  questions: bank.questions.map((question) => ({
    question,
    name: `question ${question.number}`,
    kind: [question.subject, question.type],
    points: question.points,
  })),
});

/** A race knows no points. */
const raceSet = (grade: Grade, questions: readonly (Listed & { readonly key: string })[]): AskedSet => ({
  grade,
  name: contentOf(grade),
  faults: raceSetFaults(questions).map(describeRaceFault),
  questions: questions.map((question) => ({
    question,
    name: question.key,
    kind: [contentOf(grade), 'race'],
    points: '-',
  })),
});

const HEAD = ['grade', 'number', 'subject', 'type', 'difficulty', 'points', 'review', 'source', 'text'].join('\t');

export interface Checked {
  /** Every question on a line, its parts between tabs. */
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

const check = async (sets: readonly AskedSet[]): Promise<Checked> => {
  const quotingFaults = await readQuotingChecker();
  const falseQuotes = ({ question, name }: AskedSet['questions'][number]): string[] => {
    const { text, options, source, correction, explanation } = question;
    return quotingFaults([text, ...options, source, correction, explanation]).map((said) => `${name}: ${said}`);
  };
  return {
    lines: sets.flatMap(({ grade, questions }) =>
      questions.map(({ question: { number, difficulty, reviewedAt, source, text }, kind, points }) =>
        [grade, number, ...kind, difficulty, points, reviewedAt ? 'reviewed' : 'not reviewed', source, text].join('\t'),
      ),
    ),
    faults: sets.flatMap(({ name, faults, questions }) =>
      [...faults, ...questions.flatMap(falseQuotes)].map((fault) => `${name}: ${fault}`),
    ),
  };
};

const underHead = ({ lines, faults }: Checked): Checked => ({ lines: [HEAD, ...lines], faults });

/** Of what a school asks now: retired questions are neither listed nor faulty. */
export const checkBanks = async (executor: Executor): Promise<Checked> => {
  const sets: AskedSet[] = [];
  for (const grade of GRADES) {
    const questions = (await listActive(executor, grade, 'practice')).map(presentQuestion);
    sets.push(bankSet({ grade, matchingOptions: await matchingOptionsOf(executor, grade), questions }));
  }
  return underHead(await check(sets));
};

/** Of the files of the repository. */
export const checkContent = async (folder?: string): Promise<Checked> => {
  const banks = await readContent(folder);
  const { lines, faults } = await check(banks.map(bankSet));
  // A word may be too rare in one grade's to be seen to tell.
  const sentences = banks.flatMap(({ questions }) => questions.filter(({ type }) => type === 'truefalse'));
  const telling = sideFaults(sentences).map((fault) => `banks: ${describeFault(fault)}`);
  return underHead({ lines, faults: [...faults, ...telling] });
};

/** Of what a school's races ask now, by the numbers that staff know. */
export const checkRaceSets = async (executor: Executor): Promise<Checked> => {
  const sets: AskedSet[] = [];
  for (const grade of GRADES) {
    const rows = await listActive(executor, grade, 'race');
    const questions = rows.map((row) => ({ ...presentQuestion(row), key: String(row.number) }));
    sets.push(raceSet(grade, questions));
  }
  return check(sets);
};

/** Of the files of the repository. */
export const checkRaceContent = async (folder?: string): Promise<Checked> =>
  check((await readRaceContent(folder)).map(({ grade, questions }) => raceSet(grade, questions)));
