import { openDatabase, openToRead } from '#server/platform/db/open';
import { freePort } from '#tests/free-port';
import { markFaults } from '#tests/mark-recount';
import { startPostgres } from '#tests/postgres';
import { faultsOf } from '#tests/practice';
import { type DemoStudent, newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { raceFaults } from '#tests/race-recount';
import { bookFaults, type Done, unaskedIn } from './book.ts';
import { ledgerCheck } from './checks.ts';
import { lostOf, TirelessRacer } from './racer.ts';
import { ADMIN, foundSchool } from './small-school.ts';
import { Tireless } from './tireless.ts';
import { enterAsStaff, Visitor } from './visitor.ts';
import { hear, PRICE, play, shop } from './writers.ts';

const RACERS = ['سالم العمران', 'فهد الدوسري'];
const PLAYERS = ['عمر الحربي', 'خالد العتيبي'];
const RECITERS = ['نايف السبيعي'];
const SHOPPERS = ['ياسر الشهري', 'بدر القحطاني', 'ماجد الزهراني'];

const DAY_MS = 24 * 60 * 60 * 1000;
const ITEM = {
  category: 'supermarket',
  name: 'عصير',
  description: 'عصير بارد',
  priceType: 'coins',
  price: PRICE,
  icon: 'juice',
  gradient: 'gold',
  used: false,
  stock: null,
  specs: [],
  warning: null,
  permission: 'none',
  notAvailable: false,
  notInRamadan: false,
  limitPerPupil: null,
  partySize: 1,
};

type LogIn = (visitor: Visitor) => Promise<{ readonly status: number }>;

const asPupil =
  ({ loginId, password }: DemoStudent): LogIn =>
  (visitor) =>
    visitor.call('POST /api/login/student', { body: { loginId: String(loginId), password } });

const asStaff: LogIn = (visitor) =>
  visitor.call('POST /api/login/staff', { body: { email: ADMIN.email, password: ADMIN.password } });

/** A store that sells and a contest that runs; answers the item on its shelf. */
const openDoors = async (url: string): Promise<number> => {
  const staff = await enterAsStaff(url, ADMIN);
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const contest = { title: 'مسابقة', rules: 'راجع', startsAt: at(-1), endsAt: at(9), prizeCoins: 1, sharePool: 9 };
  await staff.must('POST /api/admin/contests', { body: contest });
  await staff.must('PUT /api/admin/store/settings', { body: { mode: 'live', isClosed: false, hours: [] } });
  return (await staff.must('POST /api/admin/store/items', { body: ITEM })).id;
};

/** A school in which everybody is at it: claims, orders, messages, practice, recitation and a race, until told that it is over. */
export const openBusySchool = async (engine: string, draw: (min: number, max: number) => number) => {
  const dataDir = newDataDir();
  const postgres = engine === 'PostgreSQL' ? await startPostgres({ keepsCommits: true }) : undefined;
  const database = postgres && { DATABASE_URL: postgres.url };
  const students = await foundSchool({ DATA_DIR: dataDir, ...database }, [
    ...RACERS,
    ...PLAYERS,
    ...RECITERS,
    ...SHOPPERS,
  ]);
  const settings = { ...database, PORT: String(await freePort()) };
  let product: Product = await startProduct(dataDir, settings);
  const { url } = product;
  const itemId = await openDoors(url);

  const done: Done[] = [];
  const unclean: string[] = [];
  const all: Tireless[] = [];
  let count = 0;
  let isOver = false;
  const onDone = () => {
    count += 1;
  };
  const enter = async (logIn: LogIn) => {
    const visitor = new Visitor(url);
    await logIn(visitor);
    const tireless = new Tireless(visitor, logIn, { onDone, unclean });
    all.push(tireless);
    return { tireless, cookie: visitor.cookie };
  };
  const desk = {
    isOver: () => isOver,
    note: (kind: Done['kind'], key: string) => void done.push({ kind, key }),
  };
  const racers: TirelessRacer[] = [];
  const work: Promise<void>[] = [];
  for (const [place, student] of students.entries()) {
    const { tireless: pupil, cookie } = await enter(asPupil(student));
    await pupil.insist('PUT /api/student/agreement', { body: { agreed: true } });
    if (RACERS.includes(student.name))
      racers.push(new TirelessRacer(url, cookie, { knows: () => draw(0, 5) > place, onMoment: onDone }));
    else if (PLAYERS.includes(student.name)) work.push(play({ ...desk, pupil, student }));
    else if (RECITERS.includes(student.name))
      work.push(hear({ ...desk, teacher: (await enter(asStaff)).tireless, studentId: student.studentId }));
    else {
      const { tireless: teacher } = await enter(asStaff);
      work.push(shop({ ...desk, pupil, teacher, studentId: student.studentId, itemId }));
    }
  }
  // One that fails does so while the others are still at it.
  const worked = Promise.all(work);
  worked.catch(() => undefined);

  const faults = async (): Promise<string[]> => {
    // Before anything is read: they race on meanwhile, and what they are told by then is looked at next time.
    const heard = racers.map(({ told, players }) => ({ told: new Map(told), players: new Map(players) }));
    const { db } = openToRead(dataDir, postgres?.url);
    const stored = await db
      .selectFrom('race_answers')
      .select(['raceId', 'side', 'number', 'questionId', 'isCorrect'])
      .execute();
    const found = [...(await bookFaults(db, done)), ...lostOf(heard, stored), ...unclean];
    await db.destroy();
    return found;
  };

  return {
    done,
    racers,
    worked,
    faults,
    /** How much was done so far. */
    count: () => count,
    /** What was under way when something was killed. */
    interrupted: () => all.reduce((sum, { interrupted }) => sum + interrupted, 0),
    killProduct: async () => {
      await product.kill();
      product = await startProduct(dataDir, settings);
    },
    /** The product goes on, and finds its database again by itself. */
    killDatabase: async () => {
      await postgres?.kill();
      await postgres?.restart();
      if (product.process.exitCode !== null) unclean.push('the product did not survive its database');
    },
    /** Lets everybody come to an end, and counts everything again. */
    finish: async (): Promise<string[]> => {
      isOver = true;
      await worked;
      for (const racer of racers) racer.close();
      await product.stop();
      const found = await faults();
      const { code, said } = await ledgerCheck(dataDir, database);
      const { db } = openDatabase(dataDir, postgres?.url);
      found.push(
        ...(await unaskedIn(db, done)),
        ...(await raceFaults(db)),
        ...(await markFaults(db)),
        ...(await faultsOf({ deps: { db } })),
      );
      await db.destroy();
      return [...found, ...racers.flatMap(({ contradictions }) => contradictions), ...(code === 0 ? [] : [said])];
    },
    close: async () => {
      isOver = true;
      for (const racer of racers) racer.close();
      await product.kill();
      await postgres?.stop();
      removeDataDir(dataDir);
    },
  };
};

export type BusySchool = Awaited<ReturnType<typeof openBusySchool>>;
