/**
 * `npm run bench [case …]`: the product beside a bare Fastify floor, in turns, one JSON line per case.
 * The machine is shared, so read the ratios. BENCH_ROUNDS and BENCH_SECONDS change how long it looks.
 */
import { cases } from './cases/index.ts';
import type { BenchCase } from './support/bench-case.ts';
import { type Measured, measure } from './support/load.ts';
import { medianOf, medianRatio } from './support/median.ts';
import { buildSchool, type School } from './support/school.ts';
import { type ServerProcess, startFloor, startProduct } from './support/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

interface Servers {
  readonly floor: ServerProcess;
  readonly product: ServerProcess;
}

const runCase = async (bench: BenchCase, school: School, { floor, product }: Servers): Promise<boolean> => {
  const floorLoad = { requests: bench.floor(school), seconds: SECONDS, atOnce: bench.atOnce };
  const productLoad = { ...floorLoad, requests: bench.product(school) };
  const warmUp = { seconds: Math.max(3, SECONDS) };
  await measure(floor, { ...floorLoad, ...warmUp });
  await measure(product, { ...productLoad, ...warmUp });

  const rounds: [Measured, Measured][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await measure(floor, floorLoad), await measure(product, productLoad)]);

  const ratio = medianRatio(rounds, (f, p) => p.requestsPerSecond / f.requestsPerSecond);
  const refused = Math.max(...rounds.map(([, p]) => p.refused));
  const met = refused === 0 && ratio >= (bench.atLeast ?? 0);
  const line = {
    case: bench.name,
    floor: medianOf(rounds.map(([f]) => f)),
    product: medianOf(rounds.map(([, p]) => p)),
    ratio,
    cpuRatio: medianRatio(rounds, (f, p) => f.cpuMicrosPerRequest / p.cpuMicrosPerRequest),
    atLeast: bench.atLeast ?? null,
    met,
  };
  console.log(JSON.stringify(line));
  return met;
};

const chosen = (names: string[]): readonly BenchCase[] =>
  names.length === 0 ? cases : cases.filter((bench) => names.includes(bench.name));

const school = await buildSchool();
const started: ServerProcess[] = [];
const starting = async (server: Promise<ServerProcess>): Promise<ServerProcess> => {
  started.push(await server);
  return server;
};
try {
  const servers: Servers = { floor: await starting(startFloor(school)), product: await starting(startProduct(school)) };
  for (const bench of chosen(process.argv.slice(2))) if (!(await runCase(bench, school, servers))) process.exitCode = 1;
} finally {
  for (const server of started) await server.stop();
  school.remove();
}
