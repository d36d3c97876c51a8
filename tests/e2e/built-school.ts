import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const PRODUCT = join(ROOT, 'dist', 'product', 'main.js');
const SCHOOL = join(ROOT, 'test-results', 'demo-school');

const node = (...args: string[]): Buffer => execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });

/** The file that a demo school is finished with. */
const isMadeSince = (time: number): boolean => {
  const logins = join(SCHOOL, 'demo-logins.json');
  return existsSync(logins) && statSync(logins).mtimeMs > time;
};

/** What the journeys need beside the built product, where `npm test` has not made it: the rules and words that they read
 * as modules, and a demo school. */
export default function makeWhatIsMissing(): void {
  if (process.env.DEMO_SCHOOL) return;
  if (!existsSync(PRODUCT)) throw new Error('the product is not built: npm run build');
  node(join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc'), '-b', 'src/server', 'src/strings');
  if (!isMadeSince(statSync(PRODUCT).mtimeMs)) {
    rmSync(SCHOOL, { recursive: true, force: true });
    node(join(ROOT, 'scripts', 'demo-school.mjs'), SCHOOL);
  }
  process.env.DEMO_SCHOOL = SCHOOL;
}
