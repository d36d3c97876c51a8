import { migrate } from './platform/db/migrate.ts';
import { configOrStop, makeDeps } from './platform/starting.ts';
import { checkLedger } from './ledger/service.ts';
import { checkStore } from './store/service.ts';

const EXIT_DIFFERENCES = 1;

/** `npm run ledger:check`: may run beside the server, and changes nothing. */
const deps = makeDeps(configOrStop());
await migrate(deps.db, deps.engine);
const problems = [...(await checkLedger(deps.db)), ...(await checkStore(deps.db))];
await deps.db.destroy();
process.stdout.write(
  problems.length === 0 ? 'The ledger is right: every balance is the sum of its lines.\n' : `${problems.join('\n')}\n`,
);
process.exitCode = problems.length === 0 ? 0 : EXIT_DIFFERENCES;
