import type { NumberedQuestion } from '#domain/questions/bank';
import { type RaceSetFault, raceSetFaults } from '#domain/race/content';
import { type ContentId, contentOf } from '#domain/race/rules';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { readQuotingChecker } from '#server/quran/service';
import { questionOf } from './bank.ts';
import { listForStaff } from './bank-queries.ts';
import { type Checked, describeFault, reviewOf } from './check.ts';
import { readRaceContent } from './race-content.ts';

interface ListedSet {
  readonly contentId: ContentId;
  readonly grade: Grade;
  readonly questions: readonly (NumberedQuestion & { readonly key: string; readonly isReviewed: boolean })[];
}

const describe = (fault: RaceSetFault): string => {
  if (fault.kind === 'question') return `${fault.key}: ${fault.fault.replaceAll('_', ' ')}`;
  if (fault.kind === 'duplicate') return `${fault.key} repeats ${fault.of}`;
  return `${fault.difficulty}: ${describeFault(fault)}`;
};

/** In the columns of the banks' list; a race knows no points. */
const linesOf = ({ contentId, grade, questions }: ListedSet): string[] =>
  questions.map(({ number, difficulty, isReviewed, source, text }) =>
    [grade, number, contentId, 'race', difficulty, '-', reviewOf(isReviewed), source, text].join('\t'),
  );

const check = async (sets: readonly ListedSet[]): Promise<Checked> => {
  const quotingFaults = await readQuotingChecker();
  const faultsOf = (questions: ListedSet['questions']): string[] => [
    ...raceSetFaults(questions).map(describe),
    ...questions.flatMap(({ key, text, options, source, explanation }) =>
      quotingFaults([text, ...options, source, explanation]).map((said) => `${key}: ${said}`),
    ),
  ];
  return {
    lines: sets.flatMap(linesOf),
    faults: sets.flatMap(({ contentId, questions }) => faultsOf(questions).map((fault) => `${contentId}: ${fault}`)),
  };
};

/** Of what a school's races ask now, by the numbers that staff know. */
export const checkRaceSets = async (executor: Executor): Promise<Checked> => {
  const sets: ListedSet[] = [];
  for (const grade of GRADES) {
    const rows = (await listForStaff(executor, grade)).filter((row) => row.use === 'race' && row.retiredAt === null);
    const questions = rows.map((row) => ({
      ...questionOf(row),
      number: row.number,
      key: String(row.number),
      isReviewed: row.reviewedAt !== null,
    }));
    sets.push({ contentId: contentOf(grade), grade, questions });
  }
  return check(sets);
};

/** Of the files of the repository, which no teacher has reviewed. */
export const checkRaceContent = async (folder?: string): Promise<Checked> =>
  check(
    (await readRaceContent(folder)).map((set) => ({
      ...set,
      questions: set.questions.map((question) => ({ ...question, isReviewed: false })),
    })),
  );
