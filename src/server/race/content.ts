import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { spelledOut } from '#domain/questions/bank';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { EXPLANATION_MAX, OPTION_TEXT_MAX, QUESTION_TEXT_MAX, SOURCE_TEXT_MAX } from '#domain/questions/questions';
import { type RaceSetFault, raceSetFaults } from '#domain/race/content';
import { CONTENT_IDS, type ContentId, contentOf } from '#domain/race/rules';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import { type Checked, describeFault } from '#server/questions/service';
import { readQuotingChecker } from '#server/quran/service';
import { CONTENT_ROOT } from '#server/root';
import { grade, shortText } from '#wire/fields';
import { type RaceContentQuestion, replaceQuestions } from './questions.ts';

const CONTENT = join(CONTENT_ROOT, 'race');

const written = z.strictObject({
  contentId: z.enum(CONTENT_IDS),
  grade,
  questions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]{2}-[emh]-\d\d$/u),
        difficulty: z.enum(DIFFICULTIES),
        text: shortText(QUESTION_TEXT_MAX),
        options: z.array(shortText(OPTION_TEXT_MAX)).length(4),
        answer: shortText(OPTION_TEXT_MAX),
        source: shortText(SOURCE_TEXT_MAX),
        explanation: shortText(EXPLANATION_MAX).nullable(),
      }),
    )
    .min(1),
});

export interface RaceContent {
  readonly contentId: ContentId;
  readonly grade: Grade;
  readonly questions: readonly RaceContentQuestion[];
}

const readSet = async (path: string): Promise<RaceContent> => {
  const read = written.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is not a set of race questions:\n${z.prettifyError(read.error)}`);
  const { contentId, grade: ofGrade, questions } = read.data;
  return {
    contentId,
    grade: ofGrade,
    questions: questions.map(({ id, difficulty, text, options, answer, source, explanation }) => ({
      key: id,
      difficulty,
      text: spelledOut(text),
      options: options.map(spelledOut),
      answer: options.indexOf(answer),
      source: spelledOut(source),
      explanation: explanation && spelledOut(explanation),
    })),
  };
};

export const readRaceContent = (folder = CONTENT): Promise<RaceContent[]> =>
  Promise.all(GRADES.map((each) => readSet(join(folder, `${contentOf(each)}.json`))));

/** What the files say is what is asked from now on; what they said before stays for the races it was asked in. */
export const fillRaceQuestions = async (deps: Deps): Promise<void> => {
  const content = await readRaceContent();
  await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'race-questions');
    const at = deps.clock().toISOString();
    for (const { contentId, questions } of content) await replaceQuestions(trx, contentId, questions, at);
  });
};

const describe = (fault: RaceSetFault): string => {
  if (fault.kind === 'question') return `${fault.key}: ${fault.fault.replaceAll('_', ' ')}`;
  if (fault.kind === 'duplicate') return `${fault.key} repeats ${fault.of}`;
  return `${fault.difficulty}: ${describeFault(fault)}`;
};

/** In the columns of the banks' list; what a race's question has no use for is a dash. */
const linesOf = ({ contentId, grade, questions }: RaceContent): string[] =>
  questions.map(({ key, difficulty, source, text }) =>
    [grade, key, contentId, 'race', difficulty, '-', '-', source, text].join('\t'),
  );

export const checkRaceContent = async (folder?: string): Promise<Checked> => {
  const [sets, quotingFaults] = await Promise.all([readRaceContent(folder), readQuotingChecker()]);
  const faultsOf = (questions: RaceContent['questions']): string[] => [
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
