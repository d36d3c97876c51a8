import { migrate } from './platform/db/migrate.ts';
import { configOrStop, makeDeps } from './platform/starting.ts';
import { checkBanks, checkContent } from './questions/service.ts';

const EXIT_FAULTS = 1;

const ofSchool = async () => {
  const deps = makeDeps(configOrStop());
  await migrate(deps.db, deps.engine);
  const checked = await checkBanks(deps.db);
  await deps.db.destroy();
  return checked;
};

/** `npm run questions:check`: may run beside the server, and changes nothing. With a folder after it, `--content` reads that. */
const [source, folder] = process.argv.slice(2);
const isOfContent = source === '--content';
const { lines, faults } = await (isOfContent ? checkContent(folder) : ofSchool());
// The build says only what is wrong.
if (!isOfContent) process.stdout.write(`${lines.join('\n')}\n`);
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : EXIT_FAULTS;
