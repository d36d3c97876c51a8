import querystring from 'node:querystring';
import { leakIn, showsMark } from './fuzz-canaries.ts';
import { castFor, castOf, type Person } from './fuzz-cast.ts';
import { Finds } from './fuzz-finds.ts';
import { type Line, openLine, type Reply } from './fuzz-line.ts';
import { drawRequest, drawTarget, type FuzzedRequest, READABLE } from './fuzz-requests.ts';
import { sayNonsense } from './fuzz-sockets.ts';
import { makeChance } from './fuzz-values.ts';
import type { DemoLogins, Product } from './product.ts';
import { makeFuzz } from './race-fuzz.ts';

const AT_ONCE = 24;
/** After so many the school is looked at anew. */
const BATCH = 2000;
/** After so many batches others are planted. */
const PLANT_EVERY = 10;
const MESSAGES_A_CONNECTION = 20;
/** One number in so many is a connection with messages instead of a request. */
const CONNECTION_EVERY = 180;
const ENOUGH_FAULTS = 10;
const SLOWEST = 5;

interface Extent {
  readonly seed: number;
  readonly count: number;
}

export interface Fuzzed {
  readonly faults: string[];
  /** How many requests were answered with which status; 0 are those that were cut. */
  readonly statuses: Map<number, number>;
  readonly messages: number;
  /** Replies to whoever is not of the staff in which something of another pupil stood. */
  readonly leaks: number;
  /** Replies to staff in which it stood, as it should. */
  readonly shown: number;
  /** Refusals of the API, each with its code and a sentence. */
  readonly refusals: number;
  /** The endpoints with the longest of all waits, with its milliseconds: to be looked at, and not judged. */
  readonly slowest: readonly (readonly [endpoint: string, ms: number])[];
}

const STACK = /\n\s+at \S|node_modules|\.[jt]s:\d+:\d+/u;

const isStack = (body: Buffer): boolean => STACK.test(body.toString('latin1', 0, 10_000));

/** What says by a code and in a sentence why. By HEAD there is no body to say it in, and an upgrade is no request of the API. */
const isRefusal = ({ method, path, headers }: FuzzedRequest, { status }: Reply): boolean =>
  status >= 400 && status < 500 && path.startsWith('/api/') && method !== 'HEAD' && !headers.upgrade;

const isExplained = ({ body }: Reply): boolean => {
  try {
    const { code, message } = JSON.parse(body.toString());
    return /^[a-z_]+$/u.test(code) && /\p{L} \p{L}/u.test(message);
  } catch {
    return false;
  }
};

const isOfStaff = ({ kind }: Person): boolean => kind === 'teacher' || kind === 'admin';

/** Of the session that it came with: what comes back where others stood beside it says nothing of it. */
const endsSession = (request: FuzzedRequest, { status, cookies }: Reply): boolean =>
  status === 429 || (!request.cookies && (cookies.length > 0 || status === 401));

const asSaid = (person: Person, { method, path, headers, body }: FuzzedRequest, reply: Reply): string =>
  [
    `${person.name}: ${method} ${path.slice(0, 500)} ${JSON.stringify(headers).slice(0, 500)}`,
    body?.subarray(0, 1500).toString() ?? '',
    `answered ${reply.status}: ${reply.body.subarray(0, 1000).toString()}`,
  ].join('\n');

const LOOKING_PUPILS = 3;

/** What somebody is shown, so that what comes after aims at it. */
const lookAs = async (line: Line, person: Person): Promise<Finds> => {
  if (person.isLost) await person.enter();
  const finds = new Finds();
  const look = async ({ path }: { path: string }): Promise<void> => {
    const { status, body } = await line.send({ method: 'GET', path, headers: { cookie: person.cookie } });
    if (status === 200) finds.add('', JSON.parse(body.toString()));
  };
  await Promise.all(READABLE.filter(({ access }) => castFor([person], access).length > 0).map(look));
  return finds;
};

/** Staff know what an admin sees; of the pupils a few know their own, and the others aim at those. Some know by what the rows of others go. */
const lookAround = async (line: Line, { cast, guests, tidy }: Awaited<ReturnType<typeof castOf>>) => {
  await tidy();
  const [admin] = castFor(cast, 'admin') as [Person];
  const ofStaff = await lookAs(line, admin);
  const pupils = castFor(cast, 'pupil-self');
  const ofPupils: Finds[] = [];
  for (const pupil of pupils.slice(0, LOOKING_PUPILS)) ofPupils.push(await lookAs(line, pupil));
  for (const finds of [ofStaff, ...ofPupils]) finds.add('logins', guests);
  return (person: Person, knowsOthers: boolean): Finds =>
    (knowsOthers ? undefined : ofPupils[pupils.indexOf(person) % LOOKING_PUPILS]) ?? ofStaff;
};

/** Whoever repairs the others must not be taken out, however the number is written: `01`, `0x1`, `%31`. */
const sparing = (officeId: number, path: string): string =>
  path.replace(/^(\/api\/admin\/staff\/)((?:%[0-9a-f]{2}|[^/?%])+)/iu, (whole, folder: string, id: string) =>
    Number(querystring.unescape(id)) === officeId ? `${folder}0` : whole,
  );

/**
 * So many requests and messages, drawn from the seed: number `n` is the same wish in every run, aimed at what the school
 * holds then. Answers what should not have happened.
 */
export const fuzz = async (product: Product, logins: DemoLogins, { seed, count }: Extent): Promise<Fuzzed> => {
  const line = openLine(product.url, AT_ONCE);
  const school = await castOf(product.url, logins);
  const { cast, canaries, officeId } = school;
  await school.plant();
  const [faults, statuses, longest] = [[] as string[], new Map<number, number>(), new Map<string, number>()];
  const nonsense = makeFuzz(seed);
  let [messages, leaks, shown, refusals] = [0, 0, 0, 0];
  let findsOf = await lookAround(line, school);

  const judge = (number: number, { status, body }: Pick<Reply, 'status' | 'body'>, said: () => string): void => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500 || isStack(body)) faults.push(`seed ${seed}, number ${number}: ${said()}`);
  };

  const judgeReply = (number: number, person: Person, request: FuzzedRequest, reply: Reply): void => {
    const said = () => asSaid(person, request, reply);
    judge(number, reply, said);
    const leak = leakIn(reply.body, isOfStaff(person), canaries);
    if (leak) {
      leaks += 1;
      faults.push(`seed ${seed}, number ${number}, shows ${leak}: ${said()}`);
    } else if (showsMark(reply.body)) shown += 1;
    if (!isRefusal(request, reply)) return;
    refusals += 1;
    if (!isExplained(reply)) faults.push(`seed ${seed}, number ${number}, does not say why: ${said()}`);
  };

  const ask = async (number: number): Promise<void> => {
    const chance = makeChance(Math.imul(seed, 0x9e3779b1) + number);
    const target = drawTarget(chance);
    const person = chance.pick(chance.once(6) ? cast : castFor(cast, target.access));
    if (person.isLost) await person.enter();
    if (number % CONNECTION_EVERY === 0) {
      const wish = { cookie: person.cookie, messages: MESSAGES_A_CONNECTION };
      for (const status of await sayNonsense(line, chance, nonsense, wish))
        judge(number, { status, body: Buffer.alloc(0) }, () => `a socket of ${person.name}`);
      messages += MESSAGES_A_CONNECTION;
      return;
    }
    const drawn = drawRequest(chance, target, findsOf(person, chance.once(4)));
    const address = `10.${chance.draw(0, 255)}.${chance.draw(0, 255)}.${chance.draw(0, 255)}`;
    const cookie = drawn.cookies?.(person.cookie) ?? person.cookie;
    const request = {
      ...drawn,
      path: sparing(officeId, drawn.path),
      headers: { cookie, 'x-forwarded-for': address, ...drawn.headers },
    };
    const sentAt = performance.now();
    const reply = await line.send(request);
    const endpoint = `${target.method} ${target.path}`;
    longest.set(endpoint, Math.max(longest.get(endpoint) ?? 0, performance.now() - sentAt));
    judgeReply(number, person, request, reply);
    person.isLost ||= endsSession(request, reply);
  };

  let next = 1;
  const work = async (until: number): Promise<void> => {
    while (next <= until && faults.length < ENOUGH_FAULTS) {
      const number = next;
      next += 1;
      await ask(number);
    }
  };
  while (next + messages <= count && faults.length < ENOUGH_FAULTS) {
    const until = Math.min(next + BATCH, count - messages);
    await Promise.all(Array.from({ length: AT_ONCE }, () => work(until)));
    for (const path of ['/health', '/ready']) {
      const { status, body } = await line.send({ method: 'GET', path, headers: {} });
      if (status !== 200) faults.push(`after number ${next}: ${path} answered ${status} ${body.toString()}`);
    }
    if (product.process.exitCode !== null || product.process.signalCode !== null)
      faults.push(`after number ${next}: the product ended`);
    // Those of before may have been archived or renamed.
    if (next % (PLANT_EVERY * BATCH) < BATCH) await school.plant();
    findsOf = await lookAround(line, school);
  }
  line.close();
  const slowest = [...longest].sort(([, a], [, b]) => b - a).slice(0, SLOWEST);
  return { faults, statuses, messages, leaks, shown, refusals, slowest };
};
