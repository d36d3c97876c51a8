import { readLeftEnd } from './audit/left-end.ts';
import { checkAudit, textOf } from './audit/service.ts';
import { lookAtSchool, secretsOrStop } from './looking.ts';
import { settingsOrStop } from './platform/starting.ts';

const EXIT_MISFIT = 1;

/** `npm run audit:check`, with a head after it that was noted before: may run beside the server, and changes nothing. */
const [noted] = process.argv.slice(2);
const { problem, lines, head, unsealed } = await lookAtSchool(async (db) => {
  const { auditMac } = await secretsOrStop(db);
  const left = await readLeftEnd(settingsOrStop().dataDir);
  return checkAudit(db, auditMac, ...(noted === undefined ? [] : [noted]), ...(left ? [textOf(left)] : []));
});
const waiting = unsealed === 0 ? '' : ` ${unsealed} not sealed yet: a running server does so within a second.`;
process.stdout.write(
  problem
    ? `The audit log was tampered with: ${problem}.\n`
    : `The audit log is whole: ${lines} lines.${waiting}\nHead: ${head}\n`,
);
process.exitCode = problem ? EXIT_MISFIT : 0;
