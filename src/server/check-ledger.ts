import { DOMAINS } from './domains.ts';
import { lookAtSchool } from './looking.ts';

const EXIT_DIFFERENCES = 1;

/** `npm run ledger:check`: may run beside the server, and changes nothing. */
const checks = await lookAtSchool((db) => Promise.all(DOMAINS.map(({ check }) => check?.(db) ?? [])));
const problems = checks.flat();
process.stdout.write(
  problems.length === 0 ? 'The ledger is right: every balance is the sum of its lines.\n' : `${problems.join('\n')}\n`,
);
process.exitCode = problems.length === 0 ? 0 : EXIT_DIFFERENCES;
