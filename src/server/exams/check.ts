import { type PaperFault, paperFaults } from '#domain/exams/paper';
import { tidyQuestion } from '#domain/questions/bank';
import { paperSideFaults, patternFaults, sideFaults } from '#domain/questions/patterns';
import { readContent as readCurricula } from '#server/curriculum/service';
import { describeFault } from '#server/questions/service';
import { readQuotingChecker } from '#server/quran/service';
import { readContent } from './content.ts';

type Exam = Awaited<ReturnType<typeof readContent>>[number];

const describe = (fault: PaperFault): string => {
  if (fault.kind === 'question') return `question ${fault.number}: ${fault.fault.replaceAll('_', ' ')}`;
  if (fault.kind === 'repeated') return `question ${fault.number} repeats question ${fault.of}`;
  return fault.kind === 'order'
    ? 'the questions are not in the order of a paper'
    : 'matching options are not five different ones';
};

const paperFaultsOf = ({ matchingOptions, questions }: Exam): string[] =>
  paperFaults({ matchingOptions, questions: questions.map((each) => tidyQuestion(each, matchingOptions)) }).map(
    describe,
  );

/**
 * Of the files of the repository: each paper, what its questions quote, and whether its grade teaches what they ask. One
 * paper has too few questions to show a pattern; all of them together show the hand that wrote them.
 */
export const checkContentExams = async (folder?: string): Promise<readonly string[]> => {
  const [exams, curricula, quotingFaults] = [
    await readContent(folder),
    await readCurricula(),
    await readQuotingChecker(),
  ];
  const faultsOf = (exam: Exam): string[] => {
    const taught = new Set(curricula.find(({ grade }) => grade === exam.grade)?.lessons.map(({ id }) => id));
    return [
      ...paperFaultsOf(exam),
      ...paperSideFaults(exam.questions.filter(({ type }) => type === 'truefalse')).map(describeFault),
      ...exam.questions.flatMap(({ id, lesson, text, options, source, correction, explanation }) => [
        ...(taught.has(lesson) ? [] : [`${id}: no lesson ${lesson}`]),
        ...quotingFaults([text, ...options, source, correction, explanation]).map((said) => `${id}: ${said}`),
      ]),
    ].map((fault) => `${exam.key}: ${fault}`);
  };
  const ofType = (wanted: string) => exams.flatMap(({ questions }) => questions.filter(({ type }) => type === wanted));
  const patterns = [...patternFaults(ofType('choice')), ...sideFaults(ofType('truefalse'))];
  return [...exams.flatMap(faultsOf), ...patterns.map((fault) => `exams: ${describeFault(fault)}`)];
};
