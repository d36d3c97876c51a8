import { checkContentCoverage, checkCoverage } from './curriculum/service.ts';
import { checkContentExams } from './exams/service.ts';
import { lookAtSchool } from './looking.ts';
import { checkBanks, checkContent, checkRaceContent, checkRaceSets } from './questions/service.ts';

const EXIT_FAULTS = 1;

/**
 * `npm run questions:check`: every question, and how many each lesson has. May run beside the server, and changes
 * nothing. With folders after it, of the banks, the race and the exams, `--content` reads those.
 */
const [source, banksFolder, raceFolder, examsFolder] = process.argv.slice(2);
const isOfContent = source === '--content';
const checked = [
  await (isOfContent ? checkContent(banksFolder) : lookAtSchool(checkBanks)),
  await (isOfContent ? checkContentCoverage(banksFolder) : lookAtSchool(checkCoverage)),
  await (isOfContent ? checkRaceContent(raceFolder) : lookAtSchool(checkRaceSets)),
];
// A school's own papers are held to what they quote where they are written.
const exams = isOfContent ? await checkContentExams(examsFolder) : [];
const faults = [...checked.flatMap((each) => each.faults), ...exams];
// The build says only what is wrong.
if (!isOfContent) process.stdout.write(`${checked.flatMap(({ lines }) => lines).join('\n')}\n`);
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : EXIT_FAULTS;
