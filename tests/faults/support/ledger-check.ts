import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const CHECK = join(import.meta.dirname, '..', '..', '..', 'dist', 'product', 'check-ledger.js');

/** `npm run ledger:check`, which may run beside the server. */
export const ledgerCheck = async (dataDir: string, settings: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [CHECK], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, said };
};
