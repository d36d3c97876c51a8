import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const PRODUCT = join(import.meta.dirname, '..', '..', '..', 'dist', 'product');

const check =
  (name: string) =>
  async (dataDir: string, settings: NodeJS.ProcessEnv = {}) => {
    const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...settings };
    const child = spawn(process.execPath, [join(PRODUCT, name)], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    await once(child, 'close');
    return { code: child.exitCode, said };
  };

/** `npm run ledger:check`, which may run beside the server. */
export const ledgerCheck = check('check-ledger.js');

/** `npm run audit:check`. */
export const auditCheck = check('check-audit.js');
