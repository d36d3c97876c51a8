import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fuzz } from '#tests/fuzz';
import { often } from '#tests/long-run';
import { startPostgres, type TestPostgres } from '#tests/postgres';
import { newDataDir, newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { auditCheck, ledgerCheck } from './support/checks.ts';
import { ADMIN, foundSchool } from './support/small-school.ts';

/** A run that found something is repeated by its seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 13);
const COUNT = often(2400, 1_000_000);

const PUPILS = Array.from({ length: 12 }, (_, place) => `سالم العمران ${place}`);

let product: Product | undefined;
let postgres: TestPostgres | undefined;
let dataDir: string;

afterEach(async () => {
  await product?.kill();
  removeDataDir(dataDir);
});
afterAll(() => postgres?.stop());

/** On PostgreSQL a small school, which the fuzzer fills: to make the demo school there would take longer than to fuzz it. */
const openSchool = async (engine: string) => {
  if (engine === 'SQLite') {
    dataDir = newDemoSchool();
    product = await startProduct(dataDir, { TRUST_PROXY: 'true' });
    return { product, logins: product.logins(), settings: {} };
  }
  dataDir = newDataDir();
  postgres = await startPostgres();
  const settings = { DATABASE_URL: postgres.url };
  const students = await foundSchool({ ...settings, DATA_DIR: dataDir }, PUPILS);
  product = await startProduct(dataDir, { ...settings, TRUST_PROXY: 'true' });
  return { product, logins: { staff: [ADMIN], students }, settings };
};

/** What the product logs from now on: errors alone. */
const logOf = ({ process }: Product): string[] => {
  const lines: string[] = [];
  if (process.stdout) createInterface({ input: process.stdout }).on('line', (line) => lines.push(line));
  return lines;
};

const isLogged = (line: string): boolean => line.startsWith('{"level"');

describe.each([
  ['SQLite', Math.round(COUNT * 0.6)],
  ['PostgreSQL', Math.round(COUNT * 0.4)],
])('on %s', (engine, count) => {
  it(`${count} fuzzed requests and messages end nothing, fail nowhere, and show nobody a stack or what is another’s`, async () => {
    const opened = await openSchool(engine);
    const log = logOf(opened.product);

    const { faults, statuses, messages, leaks, shown, refusals, slowest } = await fuzz(opened.product, opened.logins, {
      seed: SEED,
      count,
    });
    const total = [...statuses.values()].reduce((sum, each) => sum + each, 0);
    const shares = [...statuses].sort().map(([status, each]) => `${status}: ${each}`);
    console.log(
      `${engine}, seed ${SEED}: ${total} requests (${shares.join(', ')}), ${messages} messages,`,
      `${leaks} foreign rows (${shown} times shown to staff), ${refusals} refusals with code and sentence,`,
      `longest waits: ${slowest.map(([endpoint, ms]) => `${endpoint} ${Math.round(ms)} ms`).join(', ')}`,
    );

    // With what was logged of them: what the visitor is told says nothing of the cause.
    expect([...faults, ...log.filter(isLogged)].join('\n\n')).toBe('');
    expect(await opened.product.stop()).toBe(0);
    expect(log.filter(isLogged)).toEqual([]);
    expect(await ledgerCheck(dataDir, opened.settings)).toMatchObject({ code: 0 });
    expect(await auditCheck(dataDir, opened.settings)).toMatchObject({ code: 0 });
    // Doors that are all shut, or lines that are all cut, would prove little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(total / 5);
    expect(refusals).toBeGreaterThan(total / 20);
    expect(shown).toBeGreaterThan(0);
    expect(statuses.get(0) ?? 0).toBeLessThan(total / 20);
  }, 21_600_000);
});
