import { type RaceSetFault, raceSetFaults } from '#domain/race/content';
import { type Checked, describeFault } from '#server/questions/service';
import { type RaceContent, readRaceContent } from './content.ts';

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
  const sets = await readRaceContent(folder);
  return {
    lines: sets.flatMap(linesOf),
    faults: sets.flatMap(({ contentId, questions }) =>
      raceSetFaults(questions).map((fault) => `${contentId}: ${describe(fault)}`),
    ),
  };
};
