import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agent } from '#tests/agent';
import { auditLines } from '#tests/audit';
import { sendPhoto } from '#tests/photos';
import { startWorld, type World } from '#tests/world';
import { photoState } from './service.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

const SEEN = { hasParentalConsent: true, isRealPhoto: true };

const approve = (agent: Agent, id: number, body: unknown = SEEN) =>
  agent.call('POST /api/admin/photos/:id/approve', { params: { id }, body });
const reject = (agent: Agent, id: number, reason: unknown = 'وجهك غير واضح') =>
  agent.call('POST /api/admin/photos/:id/reject', { params: { id }, body: { reason } });
const list = (agent: Agent, query: Record<string, string | number> = {}) =>
  agent.call('GET /api/admin/photos', { query });

const latestOf = (studentId: number) =>
  world.deps.db
    .selectFrom('profile_image_approvals')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const send = async (pupil: { agent: Agent; id: number }) => {
  const { body } = await sendPhoto(pupil.agent);
  return { photoId: (await latestOf(pupil.id)).id, fileId: body.pending?.fileId ?? '' };
};
const waiting = async () => {
  const pupil = await world.pupil();
  await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
  return { ...pupil, ...(await send(pupil)) };
};
const stored = (id: number) =>
  world.deps.db.selectFrom('profile_image_approvals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const profileImage = async (id: number) => {
  const row = await world.deps.db.selectFrom('students').select('profileImage').where('id', '=', id).executeTakeFirst();
  return row?.profileImage;
};
const photoRewards = (studentId: number) =>
  world.deps.db
    .selectFrom('rewards_tracking')
    .selectAll()
    .where('studentId', '=', studentId)
    .where('rewardSource', '=', 'profile_image')
    .execute();
const claim = async (pupil: { agent: Agent; id: number }) => {
  const [reward] = await photoRewards(pupil.id);
  return pupil.agent.call('POST /api/student/rewards/:rewardId/claim', { params: { rewardId: reward?.id } });
};

describe('approving a photo', () => {
  it('makes it the face of the pupil and sends 30 coins', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    const answer = await approve(teacher.agent, pupil.photoId);
    const at = world.deps.clock().toISOString();
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: pupil.photoId,
      studentId: pupil.id,
      studentName: pupil.name,
      grade: 4,
      fileId: pupil.fileId,
      status: 'approved',
      submittedAt: at,
      decidedAt: at,
      reviewedBy: teacher.name,
      rejectionReason: null,
      ...SEEN,
    });
    expect(await stored(pupil.photoId)).toMatchObject({
      status: 'approved',
      approvedAt: at,
      rejectedAt: null,
      reviewedBy: teacher.id,
      hasParentalConsent: 1,
      isRealPhoto: 1,
    });
    expect(await profileImage(pupil.id)).toBe(pupil.fileId);
    expect(await photoRewards(pupil.id)).toMatchObject([
      { rewardType: 'coins', amount: 30, sourceId: String(pupil.photoId), isSentToRewards: 1, sentAt: at },
    ]);
    expect(await auditLines(world, 'photo_approved')).toMatchObject([
      { staffId: teacher.id, recordId: String(pupil.photoId), subjectName: pupil.name },
    ]);
    expect(heard).toEqual([
      { to: { students: [pupil.id] }, topic: 'photo' },
      { to: { students: [pupil.id] }, topic: 'rewards' },
      { to: 'staff', topic: 'photo' },
    ]);
    expect((await claim(pupil)).body.updatedStudent.balance).toBe(30);
  });

  it('is refused without the parent’s consent, and changes nothing', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    const { status, error } = await approve(teacher.agent, pupil.photoId, {
      hasParentalConsent: false,
      isRealPhoto: true,
    });
    expect([status, error.code]).toEqual([409, 'photo_consent_missing']);
    expect((await stored(pupil.photoId)).status).toBe('pending');
    expect([await profileImage(pupil.id), await photoRewards(pupil.id)]).toEqual([null, []]);
  });

  it('does not need the other box ticked', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    const answer = await approve(teacher.agent, pupil.photoId, { hasParentalConsent: true, isRealPhoto: false });
    expect(answer.body).toMatchObject({ status: 'approved', hasParentalConsent: true, isRealPhoto: false });
    expect(await photoRewards(pupil.id)).toHaveLength(1);
  });

  it.each([{}, { hasParentalConsent: 'yes', isRealPhoto: 1 }, { hasParentalConsent: true }])(
    'is refused for the body %j',
    async (body) => {
      const [teacher, pupil] = [await world.teacher(), await waiting()];
      expect((await approve(teacher.agent, pupil.photoId, body)).error.code).toBe('validation');
      expect((await stored(pupil.photoId)).status).toBe('pending');
    },
  );

  it('of a later photo changes the face, removes the earlier picture and keeps its request', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    await approve(teacher.agent, pupil.photoId);
    const refused = await send(pupil);
    await reject(teacher.agent, refused.photoId);
    const later = await send(pupil);
    expect(await profileImage(pupil.id), 'the earlier face stays until then').toBe(pupil.fileId);
    await approve(teacher.agent, later.photoId);
    expect(await profileImage(pupil.id)).toBe(later.fileId);
    expect(await stored(pupil.photoId)).toMatchObject({ status: 'approved', fileId: null });
    expect(await stored(refused.photoId)).toMatchObject({ status: 'rejected', fileId: null });
    const files = await world.deps.db.selectFrom('files').select('id').execute();
    expect(files.map((file) => file.id)).toEqual([later.fileId]);
  });

  it.each(['claimed', 'unclaimed'])('of a later photo brings no second reward where the first is %s', async (which) => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    await approve(teacher.agent, pupil.photoId);
    if (which === 'claimed') expect((await claim(pupil)).status).toBe(200);
    const before = await photoRewards(pupil.id);
    world.forward(60);
    const later = await send(pupil);
    expect((await approve(teacher.agent, later.photoId)).body).toMatchObject({ status: 'approved' });
    expect(await photoRewards(pupil.id)).toEqual(before);
    expect(await profileImage(pupil.id)).toBe(later.fileId);
  });

  it('or rejecting it is refused once it was decided, and changes nothing', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    await approve(teacher.agent, pupil.photoId);
    const before = [await stored(pupil.photoId), await photoRewards(pupil.id)];
    world.forward(60);
    const again = await approve(teacher.agent, pupil.photoId, { hasParentalConsent: false, isRealPhoto: false });
    const late = await reject(teacher.agent, pupil.photoId);
    for (const answer of [again, late])
      expect([answer.status, answer.error.code]).toEqual([409, 'photo_already_decided']);
    expect([await stored(pupil.photoId), await photoRewards(pupil.id)]).toEqual(before);
    expect(await auditLines(world, 'photo_rejected')).toEqual([]);
  });

  it('by several at once succeeds for exactly one', async () => {
    const [teacher, colleague] = [await world.teacher(), await world.admin()];
    const pupil = await waiting();
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => approve(teacher.agent, pupil.photoId)),
      ...Array.from({ length: 4 }, () => reject(colleague.agent, pupil.photoId)),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error.code === 'photo_already_decided')).toHaveLength(7);
    const lines = [...(await auditLines(world, 'photo_approved')), ...(await auditLines(world, 'photo_rejected'))];
    expect(lines).toHaveLength(1);
    expect((await photoRewards(pupil.id)).length).toBeLessThanOrEqual(1);
  });

  it('while the pupil sends another never shows a picture that is gone', async () => {
    const teacher = await world.teacher();
    for (let round = 0; round < 4; round += 1) {
      const pupil = await waiting();
      const [decided] = await Promise.all([approve(teacher.agent, pupil.photoId), sendPhoto(pupil.agent)]);
      expect([200, 404, 409]).toContain(decided.status);
      const face = await profileImage(pupil.id);
      expect(face).toBe(decided.status === 200 ? pupil.fileId : null);
      const pending = await latestOf(pupil.id);
      const files = await world.deps.db.selectFrom('files').select('id').where('studentId', '=', pupil.id).execute();
      expect(new Set(files.map((file) => file.id))).toEqual(new Set([face, pending.fileId].filter(Boolean)));
      expect(pending.status).toBe('pending');
    }
  });
});

describe('rejecting a photo', () => {
  it('tells the pupil why, until another is sent', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    const heard: unknown[] = [];
    world.deps.live.listen((news) => heard.push(news));
    const answer = await reject(teacher.agent, pupil.photoId, '  صوّر في مكان مضيء ');
    const at = world.deps.clock().toISOString();
    expect(answer.body).toMatchObject({ status: 'rejected', rejectionReason: 'صوّر في مكان مضيء', decidedAt: at });
    expect(await stored(pupil.photoId)).toMatchObject({ rejectedAt: at, approvedAt: null, reviewedBy: teacher.id });
    const told = { fileId: null, pending: null, rejectionReason: 'صوّر في مكان مضيء', isWithheld: false };
    expect((await pupil.agent.call('GET /api/student/photo')).body).toEqual(told);
    expect(await photoState(world.deps.db, pupil.id)).toMatchObject({
      isPending: false,
      rejectionReason: told.rejectionReason,
    });
    expect([await profileImage(pupil.id), await photoRewards(pupil.id)]).toEqual([null, []]);
    expect(await auditLines(world, 'photo_rejected')).toMatchObject([{ staffId: teacher.id, subjectName: pupil.name }]);
    expect(heard).toEqual([
      { to: { students: [pupil.id] }, topic: 'photo' },
      { to: 'staff', topic: 'photo' },
    ]);

    await send(pupil);
    expect(await photoState(world.deps.db, pupil.id)).toMatchObject({ isPending: true, rejectionReason: null });
  });

  it.each(['', '   ', '\t\n', undefined, null, 7])('needs a reason instead of %j', async (reason) => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    const answer = await teacher.agent.call('POST /api/admin/photos/:id/reject', {
      params: { id: pupil.photoId },
      body: { reason },
    });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'validation', fields: { reason: 'هذا الحقل مطلوب' } });
    expect((await stored(pupil.photoId)).status).toBe('pending');
  });

  it('or approving it is 404 for one that is not there, and 403 for a pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    for (const decide of [approve, reject]) {
      const unknown = await decide(teacher.agent, 4711);
      expect([unknown.status, unknown.error.code]).toEqual([404, 'photo_not_found']);
      expect((await decide(pupil.agent, pupil.photoId)).error.code).toBe('unauthorized_access');
    }
    expect((await stored(pupil.photoId)).status).toBe('pending');
  });

  it('or approving it is 404 once the pupil left the school', async () => {
    const [teacher, pupil] = [await world.teacher(), await waiting()];
    await teacher.agent.call('POST /api/admin/students/:studentId/archive', { params: { studentId: pupil.id } });
    expect((await approve(teacher.agent, pupil.photoId)).error.code).toBe('photo_not_found');
    expect((await list(teacher.agent)).body).toMatchObject({ photos: [], counts: { all: 0 } });
  });
});

it('a photo shows on the dashboard and on the button of the rewards from sending to decision', async () => {
  const [teacher, pupil] = [await world.teacher(), await world.pupil()];
  const shown = async () => {
    const { photo, rewards } = (await pupil.agent.call('GET /api/student/dashboard')).body;
    const status = (await pupil.agent.call('GET /api/student/rewards/status')).body;
    expect(status.notification).toBe(rewards.notification);
    return { ...photo, button: status.notification };
  };
  await pupil.agent.call('PUT /api/student/agreement', { body: { agreed: true } });
  await world.deps.db.deleteFrom('rewards_tracking').execute();
  const nothing = { fileId: null, isPending: false, rejectionReason: null, isWithheld: false, button: 'none' };
  expect(await shown()).toEqual(nothing);
  const first = await send(pupil);
  expect(await shown()).toEqual({ ...nothing, isPending: true, button: 'pending' });
  await reject(teacher.agent, first.photoId, 'مرة أخرى');
  expect(await shown()).toEqual({ ...nothing, rejectionReason: 'مرة أخرى' });
  const second = await send(pupil);
  await approve(teacher.agent, second.photoId);
  expect(await shown()).toEqual({ ...nothing, fileId: second.fileId, button: 'available' });
});

describe('the list of photos', () => {
  it('has the newest first, can be narrowed to a status or a grade and counts them all', async () => {
    const { agent } = await world.teacher();
    const [first, second, third] = [await waiting(), await waiting(), await waiting()];
    await approve(agent, first.photoId);
    await reject(agent, second.photoId);
    const counts = { pending: 1, approved: 1, rejected: 1, all: 3 };
    for (const [status, ids] of [
      ['pending', [third.photoId]],
      ['approved', [first.photoId]],
      ['rejected', [second.photoId]],
      ['all', [third.photoId, second.photoId, first.photoId]],
    ] as const) {
      const { body } = await list(agent, { status });
      expect(body.photos.map((photo) => photo.id)).toEqual(ids);
      expect(body).toMatchObject({ counts, nextBefore: null });
    }
    expect((await list(agent)).body.photos).toHaveLength(3);
    expect((await list(agent, { status: 'invented' })).status).toBe(400);
    await world.deps.db.updateTable('students').set({ grade: 6 }).where('id', '=', first.id).execute();
    expect((await list(agent, { grade: '6' })).body).toMatchObject({
      photos: [{ id: first.photoId }],
      counts: { pending: 0, approved: 1, rejected: 0, all: 1 },
    });
  });

  it('comes in pages without a gap or a repeat', async () => {
    const { agent } = await world.teacher();
    const student = await world.student();
    const at = world.deps.clock().toISOString();
    const photo = { studentId: student.id, status: 'approved', submittedAt: at, createdAt: at } as const;
    await world.deps.db
      .insertInto('profile_image_approvals')
      .values(Array.from({ length: 60 }, () => photo))
      .execute();
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const { body } = await list(agent, before === null ? {} : { before });
      seen.push(...body.photos.map((row) => row.id));
      before = body.nextBefore;
    } while (before !== null);
    expect(seen).toHaveLength(60);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
  });

  it.each(['0', '-1', 'x', '1.5', '99999999999'])('refuses the page position %j', async (before) => {
    const { agent } = await world.teacher();
    expect((await list(agent, { before })).status).toBe(400);
  });
});
