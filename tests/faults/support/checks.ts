import { runProgram } from './programs.ts';

const check =
  (program: string) =>
  (dataDir: string, settings: NodeJS.ProcessEnv = {}) =>
    runProgram(program, [], { DATA_DIR: dataDir, ...settings });

/** `npm run ledger:check`, which may run beside the server. */
export const ledgerCheck = check('check-ledger');

/** `npm run audit:check`. */
export const auditCheck = check('check-audit');
