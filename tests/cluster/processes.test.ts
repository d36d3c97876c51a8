import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_TOPICS } from '#domain/vocabulary';
import type { Database } from '#server/platform/db/database';
import { openPostgres } from '#server/platform/db/postgres';
import type { DemoStudent } from '#tests/product';
import { raceFaults } from '#tests/race-recount';
import { runToRefusal } from '../faults/support/launch.ts';
import { TirelessRacer } from '../faults/support/racer.ts';
import { enterAsStaff, Visitor } from '../faults/support/visitor.ts';
import { until } from '../faults/support/wait.ts';
import { type Cluster, startCluster } from './support/cluster.ts';
import { type OpenPage, openPageOn } from './support/page.ts';

const BAD_CONFIG = 78;

let cluster: Cluster;
/** Works on the first process. */
let staff: Visitor;

beforeAll(async () => {
  cluster = await startCluster();
  const [admin] = cluster.logins.staff;
  if (!admin) throw new Error('the demo school has no staff');
  staff = await enterAsStaff(urlOf(0), admin);
});
afterAll(() => cluster?.stop());

const urlOf = (index: number): string => cluster.processes[index]?.url ?? '';

const pages: OpenPage[] = [];
afterEach(() => {
  for (const { socket } of pages.splice(0)) socket.close();
});

const pupil = (index: number): DemoStudent => {
  const found = cluster.logins.students[index];
  if (!found) throw new Error('the demo school is too small');
  return found;
};

const enter = async (url: string, { loginId, password }: DemoStudent): Promise<Visitor> => {
  const visitor = new Visitor(url);
  await visitor.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
  return visitor;
};

const openPage = async (student: DemoStudent, index: number, auth = { pageAgeMs: 0 }): Promise<OpenPage> => {
  const { cookie } = await enter(urlOf(index), student);
  const page = await openPageOn(cluster.balancer, index, cookie, auth);
  pages.push(page);
  return page;
};

const giveCoin = ({ studentId }: DemoStudent) =>
  staff.must('POST /api/admin/ledger', {
    body: { studentId, type: 'coins', amount: 1, note: 'تجربة', requestKey: randomUUID() },
  });

const tellEveryPupil = () => staff.must('PUT /api/admin/checklist', { body: { items: [] } });

const hasHeardAll = ({ heard }: OpenPage): boolean => LIVE_TOPICS.every((topic) => heard.includes(topic));

const isReady = async (index: number): Promise<boolean> => (await fetch(new URL('/ready', urlOf(index)))).ok;

describe('two processes on one database', () => {
  it('that start together on an empty one make one school, and both serve it', async () => {
    const rosters = [];
    for (const index of [0, 1]) {
      const visitor = new Visitor(urlOf(index));
      visitor.cookie = staff.cookie;
      rosters.push(await visitor.must('GET /api/admin/students'));
    }
    expect(rosters[0]?.students).toHaveLength(35 + 19 + 33);
    expect(rosters[1]).toEqual(rosters[0]);
  });

  it('share sessions, and the end of one', async () => {
    const visitor = await enter(urlOf(0), pupil(0));
    visitor.moveTo(urlOf(1));
    expect((await visitor.call('GET /api/student/ledger')).status).toBe(200);
    const { cookie } = visitor;
    await visitor.must('POST /api/logout');
    visitor.cookie = cookie;
    visitor.moveTo(urlOf(0));
    expect((await visitor.call('GET /api/student/ledger')).status).toBe(401);
  });

  it('share what was uploaded', async () => {
    const { photos } = await staff.must('GET /api/admin/photos');
    const fileId = photos.find((photo) => photo.fileId)?.fileId;
    for (const index of [0, 1]) {
      const url = new URL(`/api/files/${fileId}`, urlOf(index));
      expect((await fetch(url, { headers: { cookie: staff.cookie } })).status).toBe(200);
    }
  });
});

describe('news', () => {
  it('told by one process reaches the page of its pupil on the other, and no other page', async () => {
    const [mine, theirs] = [await openPage(pupil(0), 1), await openPage(pupil(1), 1)];
    await giveCoin(pupil(0));
    await tellEveryPupil();
    for (const page of [mine, theirs]) await page.hears('checklist');
    expect([mine.heard, theirs.heard]).toEqual([['balance', 'checklist'], ['checklist']]);
  });

  it('of a mark made at one process reaches the pupil’s page on the other, and the mark is there to be read', async () => {
    const { studentId } = pupil(0);
    const { text } = await staff.must('GET /api/admin/tracking/pupils/:studentId', { params: { studentId } });
    const hearing = await staff.must('POST /api/admin/tracking/hearings', {
      body: { studentId, textId: text.id, requestKey: randomUUID() },
    });
    const [mine, theirs] = [await openPage(pupil(0), 1), await openPage(pupil(1), 1)];
    await staff.must('POST /api/admin/tracking/hearings/:id/marks', {
      params: { id: hearing.id },
      body: { marks: [{ key: randomUUID(), position: 3, action: 'incorrect' }] },
    });
    await mine.hears('hearing');
    const { tracked } = await (await enter(urlOf(1), pupil(0))).must('GET /api/student/tracking');
    expect(tracked?.last?.position).toBe(3);
    await tellEveryPupil();
    await theirs.hears('checklist');
    expect(theirs.heard).toEqual(['checklist']);
  });

  it('told elsewhere while a page loaded is told to it when it connects', async () => {
    const witness = await openPage(pupil(2), 1);
    await giveCoin(pupil(2));
    await witness.hears('balance');
    const late = await openPage(pupil(2), 1, { pageAgeMs: 20_000 });
    await late.hears('balance');
  });
});

describe('a process that is killed', () => {
  it('leaves its pages to the other, and takes part again when it is back', async () => {
    const page = await openPage(pupil(3), 1);
    const cutOff = new Promise((resolve) => page.socket.once('disconnect', resolve));
    await cluster.kill(1);
    await cutOff;
    await page.connects();
    await giveCoin(pupil(3));
    await page.hears('balance');

    await cluster.restart(1);
    const again = await openPage(pupil(4), 1);
    await giveCoin(pupil(4));
    await again.hears('balance');
  });
});

describe('a race between two processes', () => {
  let db: Database['db'];
  beforeAll(() => {
    db = openPostgres(cluster.env.DATABASE_URL ?? '', { max: 1 }).db;
  });
  afterAll(() => db?.destroy());

  /** Of one grade, which the demo school's first pupils are. */
  const race = async (student: DemoStudent, index: number): Promise<TirelessRacer> => {
    const { cookie } = await enter(urlOf(index), student);
    const racer = new TirelessRacer(cluster.balancer.url, cookie, { knows: () => true, onMoment: () => undefined });
    cluster.balancer.send(index);
    await until('the racer is connected', () => racer.isConnected);
    cluster.balancer.send(null);
    return racer;
  };
  const hasAnswered = (racer: TirelessRacer, count: number) =>
    until(`${count} answers are judged`, () => racer.told.size >= count, 60_000);

  const isHeard = async ({ studentId }: DemoStudent): Promise<boolean> => {
    const seat = db.selectFrom('race_seats').select('socketId').where('studentId', '=', studentId);
    return typeof (await seat.executeTakeFirst())?.socketId === 'string';
  };
  /** As a machine that hangs: its sockets stay open, and nobody answers on them. */
  const whileAsleep = async (index: number, work: () => Promise<void>): Promise<void> => {
    const sleeper = cluster.processes[index]?.process;
    sleeper?.kill('SIGSTOP');
    await work().finally(() => sleeper?.kill('SIGCONT'));
  };

  it('goes on where it was, whichever of them is killed, and ends with one result', async () => {
    const [first, second] = [await race(pupil(7), 0), await race(pupil(8), 1)];
    for (const { victim, after, onIt } of [
      { victim: 0, after: 2, onIt: [first] },
      { victim: 1, after: 5, onIt: [first, second] },
    ]) {
      for (const racer of [first, second]) await hasAnswered(racer, after);
      const { raceId } = first;
      for (const racer of onIt) racer.isIn = null;
      await cluster.kill(victim);
      await until('whoever was there is back in the same race', () => onIt.every(({ isIn }) => isIn === raceId));
      await cluster.restart(victim);
    }
    staff.moveTo(urlOf(0));
    await until('the race is over', () => first.finished.size > 0 && second.finished.size > 0, 60_000);
    expect([...second.finished]).toEqual([...first.finished]);
    for (const racer of [first, second]) racer.close();
    expect([first, second].flatMap(({ contradictions }) => contradictions)).toEqual([]);

    const [raceId = 0] = first.finished;
    const results = () => db.selectFrom('race_results').selectAll().where('raceId', '=', raceId).execute();
    // The end is told first, and stored a moment later.
    await until('the result is stored', async () => (await results()).length > 0);
    expect(await results()).toMatchObject([{ ending: 'finished', winnerScore: 100 }]);
    expect(await raceFaults(db)).toEqual([]);
  });

  it('goes on when a process that hung wakes: it sends away whom the others took for gone, and they sit down again', async () => {
    const [first, second] = [await race(pupil(9), 0), await race(pupil(10), 1)];
    for (const racer of [first, second]) await hasAnswered(racer, 1);
    const { raceId } = second;
    second.isIn = null;
    await whileAsleep(1, () =>
      until('the other process took the racer for gone', async () => !(await isHeard(pupil(10)))),
    );
    await until('the racer is back in the same race', () => second.isIn === raceId);
    expect(second.sentAway).toBe(1);
    await until('and is heard there', () => isHeard(pupil(10)));
    await hasAnswered(second, 3);
    for (const racer of [first, second]) racer.close();
    expect([first, second].flatMap(({ contradictions }) => contradictions)).toEqual([]);
  });
});

describe('Redis', () => {
  it('that dies takes no process with it, and after its return every page asks again and news flow', async () => {
    const [near, far] = [await openPage(pupil(5), 0), await openPage(pupil(5), 1)];
    await cluster.redis.kill();
    await giveCoin(pupil(5));
    await near.hears('balance');
    expect([await isReady(0), await isReady(1)]).toEqual([true, true]);
    expect(far.heard).toEqual([]);

    await cluster.redis.restart();
    for (const page of [near, far]) await until('all is told again', () => hasHeardAll(page));
    const other = await openPage(pupil(6), 1);
    await giveCoin(pupil(6));
    await other.hears('balance');
  });

  it('that is away does not hold a stop, and a start without it is refused with 78 and says so', async () => {
    await cluster.redis.kill();
    expect(await cluster.processes[1]?.stop()).toBe(0);
    const refused = await runToRefusal(cluster.processes[1]?.dataDir ?? '', cluster.env);
    expect(refused.said).toMatch(/^Himma cannot start: REDIS_URL: .*ECONNREFUSED/mu);
    expect(refused.said).not.toContain('    at ');
    expect(refused.code).toBe(BAD_CONFIG);

    await cluster.redis.restart();
    await cluster.restart(1);
    expect(await isReady(1)).toBe(true);
  });
});
