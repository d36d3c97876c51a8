import { DOMAINS } from './domains.ts';
import { migrate } from './migrate.ts';
import { configOrStop, makeDeps } from './platform/starting.ts';

const EXIT_DIFFERENCES = 1;

/** `npm run ledger:check`: may run beside the server, and changes nothing. */
const deps = makeDeps(configOrStop());
await migrate(deps.db, deps.engine);
const problems = (await Promise.all(DOMAINS.map(({ check }) => check?.(deps.db) ?? []))).flat();
await deps.db.destroy();
process.stdout.write(
  problems.length === 0 ? 'The ledger is right: every balance is the sum of its lines.\n' : `${problems.join('\n')}\n`,
);
process.exitCode = problems.length === 0 ? 0 : EXIT_DIFFERENCES;
