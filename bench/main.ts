/**
 * `npm run bench [case …]`: the product beside a bare Fastify floor, in turns, one JSON line per case.
 * The machine is shared, so read the ratios. BENCH_ROUNDS and BENCH_SECONDS change how long it looks.
 */
import { cases } from './cases/index.ts';
import type { BenchCase, OwnCase, Side } from './support/bench-case.ts';
import { type Measured, measure } from './support/load.ts';
import { medianOf, medianRatio } from './support/median.ts';
import { LARGE, type Size, SMALL } from './support/rows.ts';
import { openSchool, type School } from './support/school.ts';
import { type ServerProcess, startFloor, startProduct } from './support/server-process.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

interface Sides {
  readonly floor: Side;
  readonly smallSchool: Side | null;
  readonly product: Side;
}

const runOwn = async (own: OwnCase, product: Side): Promise<boolean> => {
  const report = await own.run(product);
  console.log(JSON.stringify({ case: own.name, ...report }));
  return report.met;
};

const compare = async (bench: BenchCase, sides: Sides): Promise<boolean> => {
  const { server: product, school } = sides.product;
  const base = bench.against === 'small school' && sides.smallSchool ? sides.smallSchool : sides.floor;
  const floor = base.server;
  const floorLoad = { requests: bench.floor(base.school), seconds: SECONDS, atOnce: bench.atOnce };
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

const chosen = (names: string[]): readonly (BenchCase | OwnCase)[] =>
  names.length === 0 ? cases : cases.filter((bench) => names.includes(bench.name));

const benches = chosen(process.argv.slice(2));
const schools: School[] = [];
const build = async (size: Size): Promise<School> => {
  const school = await openSchool(size);
  schools.push(school);
  return school;
};
const started: ServerProcess[] = [];
const begin = async (school: School, start: (school: School) => Promise<ServerProcess>): Promise<Side> => {
  const server = await start(school);
  started.push(server);
  return { server, school };
};

try {
  const large = await build(LARGE);
  const needsSmall = benches.some((bench) => 'against' in bench && bench.against === 'small school');
  const sides: Sides = {
    floor: await begin(large, startFloor),
    product: await begin(large, startProduct),
    smallSchool: needsSmall ? await begin(await build(SMALL), startProduct) : null,
  };
  for (const bench of benches) {
    const isMet = await ('run' in bench ? runOwn(bench, sides.product) : compare(bench, sides));
    if (!isMet) process.exitCode = 1;
  }
} finally {
  for (const server of started) await server.stop();
  for (const school of schools) school.remove();
}
