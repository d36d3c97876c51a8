import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHANGES_A_DAY, PURPOSES, type Purpose } from '#domain/consents/consents';
import { filesFolder } from '#server/platform/files/files';
import { consentsRefusals } from '#strings/consents/refusals';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { formOf } from '#tests/form';
import { sendPhoto } from '#tests/photos';
import { openContest, practised } from '#tests/practice';
import { wavTone } from '#tests/sounds';
import { startWorld, type World } from '#tests/world';
import type { OwnRecording } from '#wire/recordings';
import { createConsentsTables } from './migrations/103-consents.ts';

const TODAY = '2026-02-01';
/** Of grade 4. */
const TEXT = 4;

type Pupil = Awaited<ReturnType<World['pupil']>>;

let world: World;
let admin: Agent;
let teacher: Agent;
beforeEach(async () => {
  world = await startWorld({ gifts: ['quran'] });
  admin = (await world.admin()).agent;
  teacher = (await world.teacher()).agent;
});
afterEach(() => world.close());

interface Said {
  readonly isGiven?: boolean;
  readonly way?: string;
  readonly saidOn?: string;
}

const record = (pupils: readonly { id: number }[], purposes: readonly Purpose[], said: Said = {}) =>
  teacher.call('POST /api/admin/consents', {
    body: {
      ...{ studentIds: pupils.map(({ id }) => id), purposes },
      ...{ isGiven: false, way: 'paper', saidOn: TODAY, ...said },
    },
  });
const withdraw = (pupil: Pupil, ...purposes: readonly Purpose[]) => record([pupil], purposes);
const give = (pupil: Pupil, ...purposes: readonly Purpose[]) => record([pupil], purposes, { isGiven: true });
const setMode = (purpose: Purpose, mode: string, by = admin) =>
  by.call('PUT /api/admin/consents/modes/:purpose', { params: { purpose }, body: { mode } });
const listed = async () => (await teacher.call('GET /api/admin/consents', { query: { grade: 4 } })).body;
const rowOf = async ({ id }: Pupil) => (await listed()).pupils.find(({ studentId }) => studentId === id);

const say = async ({ agent }: Pupil) =>
  agent.send<OwnRecording>({
    method: 'POST',
    url: '/api/student/recordings',
    ...(await formOf({ textId: TEXT, ayah: 1, isSent: true, requestKey: randomUUID() }, wavTone(0.1))),
  });
const recordingsOf = async ({ agent }: Pupil) =>
  (await agent.call('GET /api/student/recordings', { query: { textId: TEXT } })).body.recordings;
const ownPhoto = async ({ agent }: Pupil) => (await agent.call('GET /api/student/photo')).body;
const fileStatus = async (agent: Agent, fileId: string | null | undefined) =>
  (await agent.send({ method: 'GET', url: `/api/files/${fileId}` })).status;
const bytesOnDisk = () => readdir(filesFolder(world.deps));

/** With a photo that was approved, and another that waits. */
const photographed = async () => {
  const pupil = await world.pupil();
  await sendPhoto(pupil.agent);
  const { body } = await teacher.call('GET /api/admin/photos', { query: { status: 'pending' } });
  const seen = { hasParentalConsent: true, isRealPhoto: true };
  await teacher.call('POST /api/admin/photos/:id/approve', { params: { id: body.photos[0]?.id }, body: seen });
  await sendPhoto(pupil.agent);
  return pupil;
};

describe('another pupil', () => {
  it('loses nothing where a guardian withdraws', async () => {
    const [own, other] = [await photographed(), await photographed()];
    for (const pupil of [own, other]) await say(pupil);
    const before = [await ownPhoto(other), await recordingsOf(other)];
    expect((await withdraw(own, ...PURPOSES)).status).toBe(200);
    expect([await ownPhoto(other), await recordingsOf(other)]).toEqual(before);
    expect(await rowOf(other)).toMatchObject({ photo: null, voice: null, boards: null });
    expect((await other.agent.call('GET /api/student/glory')).body.own.isLeftOut).toBe(false);
  });
});

describe('who may', () => {
  it('write down and read is the staff; how the school takes it an admin says', async () => {
    const pupil = await world.pupil();
    for (const agent of [pupil.agent, world.nobody()])
      expect((await agent.call('GET /api/admin/consents')).status).toBeGreaterThanOrEqual(401);
    expect((await setMode('photo', 'off', teacher)).error.code).toBe('admin_only');
    expect((await setMode('photo', 'sometimes')).status).toBe(400);
    expect((await record([{ id: 424_242 }], ['photo'])).error.code).toBe('student_not_found');
    expect((await record([pupil], ['photo'], { saidOn: '2026-02-02' })).error.message).toBe(
      consentsRefusals.consent_of_the_future,
    );
    for (const way of ['page', 'rumour']) expect((await record([pupil], ['photo'], { way })).status).toBe(400);
    expect((await listed()).modes).toEqual({ photo: 'open', voice: 'open', boards: 'open' });
  });
});

describe('what a guardian said', () => {
  it('stays withdrawn, where an older paper of a pile allowed it', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    await withdraw(pupil, 'photo');
    await withdraw(other, 'photo');
    const pile = await record([pupil, other], ['photo', 'voice'], { isGiven: true, saidOn: '2026-01-29' });
    expect(pile.body).toEqual({ stayed: 2 });
    expect((await rowOf(pupil))?.voice).toMatchObject({ isGiven: true });
    expect((await rowOf(pupil))?.photo).toMatchObject({ isGiven: false, saidOn: TODAY });
    expect((await give(other, 'photo')).body).toEqual({ stayed: 0 });
    expect((await rowOf(other))?.photo).toMatchObject({ isGiven: true, saidOn: TODAY });
  });

  it('is kept each time with when, how and who wrote it down; the last counts', async () => {
    const pupil = await world.pupil();
    await record([pupil], ['voice'], { isGiven: true, saidOn: '2026-01-29' });
    await record([pupil], ['voice'], { way: 'phone' });
    expect(await rowOf(pupil)).toMatchObject({
      photo: null,
      voice: { isGiven: false, way: 'phone', saidOn: TODAY, recordedBy: expect.stringMatching(/^Staff/u) },
    });
    const rows = await world.deps.db.selectFrom('guardian_consents').selectAll().orderBy('id').execute();
    expect(rows.map(({ isGiven, isLast }) => [isGiven, isLast])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const given = await auditLines(world, 'consent_given');
    const withdrawn = await auditLines(world, 'consent_withdrawn');
    expect([given.length, withdrawn.length]).toEqual([1, 1]);
  });

  it('said again, or of many at once twice, changes nothing more', async () => {
    const pupils = [await world.pupil(), await world.pupil()];
    const [one, two] = await Promise.all([record(pupils, PURPOSES), record(pupils, PURPOSES)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const rows = await world.deps.db.selectFrom('guardian_consents').select('id').execute();
    expect(rows).toHaveLength(6);
    expect(await auditLines(world, 'consent_withdrawn')).toHaveLength(6);
  });
});

it('who was left out of the boards before there were consents is who withdrew them', async () => {
  const { db, engine } = world.deps;
  const { id } = await world.student();
  for (const table of ['guardian_consents', 'consent_modes']) await sql`drop table ${sql.table(table)}`.execute(db);
  await sql`create table glory_left_out (student_id integer not null primary key, since text not null)`.execute(db);
  await sql`insert into glory_left_out values (${id}, '2025-11-02T06:00:00.000Z')`.execute(db);
  await createConsentsTables(engine).up(db);
  const rows = await db.selectFrom('guardian_consents').selectAll().execute();
  expect(rows).toMatchObject([{ studentId: id, purpose: 'boards', isGiven: 0, saidOn: '2025-11-02', isLast: 1 }]);
});

describe('a photo that is withdrawn', () => {
  it('leaves every screen with its files, also one that waits, and no other can be sent', async () => {
    const pupil = await photographed();
    const { fileId, pending } = await ownPhoto(pupil);
    await withdraw(pupil, 'photo');
    expect(await ownPhoto(pupil)).toMatchObject({ fileId: null, pending: null, isWithheld: true });
    for (const id of [fileId, pending?.fileId]) expect(await fileStatus(teacher, id)).toBe(404);
    expect(await bytesOnDisk()).toEqual([]);
    expect((await pupil.agent.call('GET /api/student/dashboard')).body.photo).toMatchObject({ isWithheld: true });
    expect((await teacher.call('GET /api/admin/photos', { query: { status: 'pending' } })).body.photos).toEqual([]);
    const again = await sendPhoto(pupil.agent);
    expect([again.status, again.error.message]).toEqual([403, consentsRefusals.photo_withheld]);
    expect(await bytesOnDisk()).toEqual([]);
    // What was earned with it is the pupil's.
    const rewards = await world.deps.db.selectFrom('rewards_tracking').selectAll().execute();
    expect(rewards).toMatchObject([{ studentId: pupil.id, rewardSource: 'profile_image' }]);
    await give(pupil, 'photo');
    expect((await sendPhoto(pupil.agent)).status).toBe(200);
  });
});

describe('a voice that is withdrawn', () => {
  it('goes with what the teacher answered, and nothing more can be said back', async () => {
    const pupil = await world.pupil();
    const { id, fileId } = (await say(pupil)).body;
    await teacher.send({
      method: 'POST',
      url: `/api/admin/recordings/${id}/answer`,
      ...(await formOf({ mark: 'good', note: null }, wavTone(0.1))),
    });
    await teacher.call('PUT /api/admin/recordings/:id/kept', { params: { id }, body: { isKept: true } });
    await withdraw(pupil, 'voice');
    expect(await recordingsOf(pupil)).toEqual([]);
    expect(await fileStatus(teacher, fileId)).toBe(404);
    expect(await bytesOnDisk()).toEqual([]);
    const again = await say(pupil);
    expect([again.status, again.error.message]).toEqual([403, consentsRefusals.voice_withheld]);
    expect(await bytesOnDisk()).toEqual([]);
    const text = await pupil.agent.call('GET /api/student/quran/texts/:id', { params: { id: TEXT } });
    expect(text.body.isVoiceWithheld).toBe(true);
  });
});

describe('boards that are withdrawn in the middle of a contest', () => {
  const contest = async () => {
    const contestId = await openContest(world, { endsAt: '2026-02-01T07:00:00.000Z' });
    const race = { mode: 'timed', minutes: 1, accuracy: 100 } as const;
    const [first, second] = [await world.pupil({ name: 'سالم العمران' }), await world.pupil({ name: 'خالد البدر' })];
    await practised(world, first, contestId, { ...race, score: 30 });
    await practised(world, second, contestId, { ...race, score: 20 });
    return { contestId, first, second };
  };
  const arenaOf = async ({ agent }: Pupil) => {
    const { body } = await agent.call('GET /api/student/practice/arena', { query: { tab: 'race1' } });
    return {
      names: body.rows.map(({ name }) => name),
      own: body.own,
      best: body.bestPerformers.map(({ name }) => name),
    };
  };

  it('hide the pupil from others, and take nothing that was earned: not the score, not the prize', async () => {
    const { contestId, first, second } = await contest();
    expect((await arenaOf(second)).names).toEqual(['سالم', 'خالد']);
    await withdraw(first, 'boards');
    expect(await arenaOf(second)).toMatchObject({ names: ['خالد'], own: { rank: 1 }, best: ['خالد'] });
    expect(await arenaOf(first)).toMatchObject({ names: ['خالد'], own: { rank: 1, score: 30 } });
    world.forward(2 * 60 * 60);
    const closed = await admin.call('POST /api/admin/contests/:id/close', {
      params: { id: contestId },
      body: { winners: [first.id] },
    });
    expect(closed.status, closed.text).toBe(200);
    const winnersFor = async ({ agent }: Pupil) =>
      (await agent.call('GET /api/student/competitions')).body.competitions[0]?.winners.map(({ name }) => name);
    expect([await winnersFor(first), await winnersFor(second)]).toEqual([['سالم'], []]);
    const rewards = await world.deps.db.selectFrom('rewards_tracking').selectAll().execute();
    expect(rewards).toMatchObject([{ studentId: first.id, amount: 100 }]);
  });

  it('are those that staff leave a pupil out of, and come back with the consent', async () => {
    const { first, second } = await contest();
    const params = { studentId: first.id };
    await teacher.call('PUT /api/admin/glory/left-out/:studentId', { params, body: { isLeftOut: true } });
    expect(await rowOf(first)).toMatchObject({ boards: { isGiven: false, way: 'in_person' } });
    expect((await first.agent.call('GET /api/student/glory')).body.own.isLeftOut).toBe(true);
    expect((await arenaOf(second)).names).toEqual(['خالد']);
    await give(first, 'boards');
    expect((await teacher.call('GET /api/admin/glory/settings')).body.leftOut).toEqual([]);
    expect((await arenaOf(second)).names).toEqual(['سالم', 'خالد']);
  });
});

describe('how the school takes it', () => {
  it('asked: only of whom it was given; what others have goes, and comes back with nothing', async () => {
    const [given, silent] = [await photographed(), await photographed()];
    await give(given, 'photo');
    await setMode('photo', 'asked');
    expect(await ownPhoto(given)).toMatchObject({ fileId: expect.any(String), isWithheld: false });
    expect(await ownPhoto(silent)).toMatchObject({ fileId: null, pending: null, isWithheld: true });
    await setMode('photo', 'open');
    expect(await ownPhoto(silent)).toMatchObject({ fileId: null, isWithheld: false });
    expect(await auditLines(world, 'consent_mode_changed')).toHaveLength(2);
  });

  it('every purpose off: nobody has a photo, a voice or a place, and the school goes on', async () => {
    const pupil = await photographed();
    await say(pupil);
    await give(pupil, ...PURPOSES);
    for (const purpose of PURPOSES) expect((await setMode(purpose, 'off')).status).toBe(200);
    expect(await bytesOnDisk()).toEqual([]);
    expect((await sendPhoto(pupil.agent)).error.code).toBe('photo_withheld');
    expect((await say(pupil)).error.code).toBe('voice_withheld');
    world.forward(1);
    const glory = (await pupil.agent.call('GET /api/student/glory')).body;
    expect([glory.own.isLeftOut, glory.all.points.rows]).toEqual([true, []]);
    const screen = await pupil.agent.call('GET /api/student/dashboard');
    expect([screen.status, screen.body.photo.isWithheld]).toEqual([200, true]);
    for (const purpose of PURPOSES) await setMode(purpose, 'open');
    expect((await sendPhoto(pupil.agent)).status).toBe(200);
  });
});

describe('the page that a slip opens', () => {
  const opened = async () => {
    const pupil = await world.pupil();
    const { slips } = (await teacher.call('POST /api/admin/guardians/slips', { body: { grade: 4, day: TODAY } })).body;
    const token = slips.find(({ studentId }) => studentId === pupil.id)?.link.split('#')[1] ?? '';
    return { pupil, token };
  };
  const decide = (token: string, purpose: Purpose, isGiven: boolean, address?: string) =>
    world.nobody(address).call('POST /api/guardian/consents', { body: { token, purpose, isGiven } });

  it('withdraws and gives of that pupil alone, written down as nobody of the staff', async () => {
    const { pupil, token } = await opened();
    const other = await world.pupil();
    const answer = await decide(token, 'photo', false);
    expect(answer.body.consents).toEqual([
      { purpose: 'photo', isAllowed: false },
      { purpose: 'voice', isAllowed: true },
      { purpose: 'boards', isAllowed: true },
    ]);
    expect(await ownPhoto(pupil)).toMatchObject({ isWithheld: true });
    expect(await ownPhoto(other)).toMatchObject({ isWithheld: false });
    expect(await rowOf(pupil)).toMatchObject({ photo: { isGiven: false, way: 'page', recordedBy: null } });
    const [line] = await world.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'consent_withdrawn')
      .execute();
    expect(line).toMatchObject({ staffId: null, recordId: String(pupil.id) });
    await decide(token, 'photo', true);
    expect(await ownPhoto(pupil)).toMatchObject({ isWithheld: false });
  });

  it('offers nothing that the school has turned off, and can give what it asks for', async () => {
    const { pupil, token } = await opened();
    await setMode('boards', 'off');
    await setMode('voice', 'asked');
    const { body } = await world.nobody().call('POST /api/guardian', { body: { token } });
    expect(body.consents).toEqual([
      { purpose: 'photo', isAllowed: true },
      { purpose: 'voice', isAllowed: false },
    ]);
    await decide(token, 'voice', true);
    expect((await say(pupil)).status).toBe(200);
  });

  it('takes so many changes a day, and none by a guessed or ended link', async () => {
    const { token } = await opened();
    for (let times = 0; times < CHANGES_A_DAY; times += 1) await decide(token, 'boards', times % 2 === 1);
    // When to come again is in these words, and in no others behind them.
    expect((await decide(token, 'boards', false)).error).toMatchObject({
      ...{ code: 'consents_limited', message: consentsRefusals.consents_limited },
    });
    expect((await decide(randomUUID(), 'photo', false)).status).toBe(410);
    // Those of another child are its own.
    expect((await decide((await opened()).token, 'boards', false)).status).toBe(200);
    world.forward(14 * 24 * 60 * 60);
    expect((await decide(token, 'photo', false)).status).toBe(410);
  });

  it('takes no more of them where many are sent at once', async () => {
    const { token } = await opened();
    for (let times = 0; times < CHANGES_A_DAY - 1; times += 1) await decide(token, 'boards', times % 2 === 1);
    await Promise.all(PURPOSES.map((purpose) => decide(token, purpose, purpose === 'boards')));
    const rows = await world.deps.db.selectFrom('guardian_consents').select('id').execute();
    expect(rows).toHaveLength(CHANGES_A_DAY);
  });
});
