import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { SKIP_REASONS } from '#domain/tracking/hearings';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/vocabulary';
import { provideCurricula } from '#server/curriculum/service';
import { WORDS } from '#server/domains';
import { provideQuran } from '#server/quran/service';

import { stockShelfIfEmpty } from '#server/store/service';
import { makeAuthenticator } from '#tests/authenticator';
import { runningTerm, termFields } from '#tests/calendar';
import { cellsOf, examFields, madeExam, RIGHT, typeCells } from '#tests/exams';
import { formOf } from '#tests/form';
import { FORM_HEADERS, formWith, PHOTO, sendPhoto } from '#tests/photos';
import { openContest, play, practised, withQuestions } from '#tests/practice';
import { agreedPupil, sentReward } from '#tests/rewards';
import { wavTone } from '#tests/sounds';
import { giveMoney, pay } from '#tests/store';
import { STAFF_PASSWORD, startWorld, type World } from '#tests/world';
import type { Audio } from '#wire/listening';
import type { AdminQuestion } from '#wire/questions';
import type { OwnRecording } from '#wire/recordings';
import type { AdminItem } from '#wire/store/staff';
import { makeSay } from './present.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(() => world.close());

type Staff = Awaited<ReturnType<World['admin']>>;
type Pupil = Awaited<ReturnType<World['pupil']>>;

const requestKey = () => randomUUID();

const rewards = async ({ agent }: Staff, { id: studentId }: Pupil) => {
  const to = { kind: 'students', ids: [studentId] };
  const gift = { to, source: 'daily', type: 'coins', amount: 5, requestKey: requestKey() };
  const { body: batch } = await agent.call('POST /api/admin/rewards', { body: gift });
  await agent.call('DELETE /api/admin/rewards/batches/:batchId', { params: { batchId: batch.id } });
  const presets = [{ id: null, type: 'points', amount: 5, title: 'مشاركة' }];
  await agent.call('PUT /api/admin/rewards/presets', { body: { seen: [], presets } });
  const rewardId = await sentReward(world, studentId);
  await agent.call('DELETE /api/admin/rewards/:rewardId', { params: { rewardId } });
  await sentReward(world, studentId);
  await agent.call('DELETE /api/admin/rewards/students/:studentId', { params: { studentId } });
  const wish = { studentId, type: 'points', amount: 5, note: 'مشاركة', requestKey: requestKey() };
  const { body: line } = await agent.call('POST /api/admin/ledger', { body: wish });
  await agent.call('POST /api/admin/ledger/lines/:id/reversal', { params: { id: line.id }, body: { note: 'خطأ' } });
};

const photos = async ({ agent }: Staff, pupil: Pupil) => {
  const waiting = async () => {
    await sendPhoto(pupil.agent);
    const { body } = await agent.call('GET /api/admin/photos', { query: { status: 'pending' } });
    return { id: body.photos[0]?.id };
  };
  await agent.call('POST /api/admin/photos/:id/reject', { params: await waiting(), body: { reason: 'غير واضحة' } });
  const body = { hasParentalConsent: true, isRealPhoto: true };
  await agent.call('POST /api/admin/photos/:id/approve', { params: await waiting(), body });
};

const conduct = async ({ agent }: Staff, { id }: Pupil) => {
  const log = async (incident: object) => {
    const body = { studentIds: [id], incident, logDate: '2026-02-01', note: 'ملاحظة', requestKey: requestKey() };
    return (await agent.call('POST /api/admin/penalties/logs', { body })).body.logs[0]?.id;
  };
  await log({ type: 'behavior', behaviorType: 'severe' });
  await log({ type: 'absent' });
  const last = await log({ type: 'late', minutesLate: 70 });
  await agent.call('POST /api/admin/penalties/logs/:id/cancel', { params: { id: last } });
};

const privileges = async ({ agent }: Staff, pupil: Pupil) => {
  const offer = { text: 'قائد الصف', description: 'ليوم واحد', grade: pupil.grade };
  const { body } = await agent.call('POST /api/admin/privileges/offers', { body: offer });
  const book = async () =>
    (await pupil.agent.call('POST /api/student/privileges/offers/:id/book', { params: { id: body.id } })).body.id;
  await agent.call('POST /api/admin/privileges/:id/done', { params: { id: await book() } });
  await agent.call('POST /api/admin/privileges/:id/reject', { params: { id: await book() }, body: { comment: 'غدًا' } });
  await agent.call('POST /api/admin/privileges/offers/:id/close', { params: { id: body.id } });
};

const shelf = async ({ agent }: Staff) => {
  await stockShelfIfEmpty(world.deps);
  const { items } = (await agent.call('GET /api/admin/store')).body;
  const fieldsOf = ({ id, imageFileId, hidden, version, sold, waiting, ...fields }: AdminItem) => fields;
  for (const item of items)
    await agent.call('POST /api/admin/store/items', { body: { ...fieldsOf(item), name: `${item.name} جديد` } });
  const [first] = items as [AdminItem];
  const params = { id: first.id };
  const seen = { seenStock: first.stock, seenVersion: first.version };
  const body = { ...fieldsOf(first), ...seen, stock: null, limitPerPupil: null, notInRamadan: true };
  await agent.call('PUT /api/admin/store/items/:id', { params, body });
  await agent.call('POST /api/admin/store/items/:id/hide', { params });
  await agent.call('POST /api/admin/store/items/:id/show', { params });
  const ids = (await agent.call('GET /api/admin/store')).body.items.map((item) => item.id).toReversed();
  await agent.call('PUT /api/admin/store/items/order', { body: { ids } });
  const url = `/api/admin/store/items/${first.id}/picture`;
  await agent.send({ method: 'PUT', url, payload: formWith(PHOTO, 'item.png'), headers: FORM_HEADERS });
  await agent.call('POST /api/admin/store/items/:id/picture/remove', { params });
  const hours = [{ weekday: 0, from: '07:00', to: '13:00' }];
  await agent.call('PUT /api/admin/store/settings', { body: { mode: 'live', isClosed: false, hours } });
};

const orders = async ({ agent }: Staff, pupil: Pupil) => {
  await giveMoney(world, pupil.id, { coins: 100 });
  const { items } = (await agent.call('GET /api/admin/store')).body;
  const tea = items.find((item) => item.icon === 'tea') as AdminItem;
  const buy = async () => ({ id: (await pay(pupil.agent, [{ itemId: tea.id }])).body.orders[0]?.id });
  const params = await buy();
  await agent.call('POST /api/admin/store/orders/:id/approve', { params });
  await agent.call('POST /api/admin/store/orders/:id/deliver', { params, body: {} });
  await agent.call('POST /api/admin/store/orders/:id/undo-delivery', { params });
  await agent.call('GET /api/admin/store/orders.csv', { query: {} });
  await agent.call('POST /api/admin/store/orders/:id/reject', { params: await buy(), body: { reason: 'نفد' } });
};

const questions = async ({ agent }: Staff) => {
  await withQuestions(world);
  const { body } = await agent.call('GET /api/admin/questions', { query: { grade: 4 } });
  const { matchingOptions } = body;
  for (const type of QUESTION_TYPES) {
    const { id, versionId, ...fields } = body.questions.find((each) => each.type === type) as AdminQuestion;
    await agent.call('POST /api/admin/questions', { body: { ...fields, text: `${fields.text} جديد` } });
    const params = { id };
    const edited = { ...fields, versionId, points: 20, difficulty: 'hard' };
    const { body: edit } = await agent.call('PUT /api/admin/questions/:id', { params, body: edited });
    for (const isReviewed of [true, false]) {
      const review = { isReviewed, versionId: edit.versionId };
      await agent.call('POST /api/admin/questions/:id/review', { params, body: review });
    }
    for (const isRetired of [true, false])
      await agent.call('POST /api/admin/questions/:id/retire', { params, body: { isRetired } });
  }
  const options = matchingOptions.toReversed();
  await agent.call('PUT /api/admin/questions/matching/:grade', { params: { grade: 4 }, body: { options } });
  const { rows } = (await agent.call('GET /api/admin/questions/export', { query: { grade: 4 } })).body;
  const [head, first] = rows.map((cells) => cells.slice(1)) as [string[], string[]];
  await agent.call('POST /api/admin/questions/import', { body: { grade: 5, rows: [head, first], save: true } });
};

const contests = async ({ agent }: Staff, pupil: Pupil) => {
  const fields = { title: 'مسابقة', rules: 'سباق الدقيقة', prizeCoins: 10, sharePool: 40 };
  const span = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-02-02T00:00:00Z' };
  const { body } = await agent.call('POST /api/admin/contests', { body: { ...fields, ...span } });
  const ended = { ...fields, ...span, endsAt: '2026-02-01T05:00:00Z' };
  await agent.call('PUT /api/admin/contests/:id', { params: { id: body.id }, body: ended });
  await practised(world, pupil, body.id);
  await agent.call('POST /api/admin/contests/:id/close', { params: { id: body.id }, body: { winners: [] } });
  await agent.call('POST /api/admin/contests/:id/shares/send', { params: { id: body.id } });
  for (const isOpen of [true, false]) await agent.call('PUT /api/admin/contests/open-practice', { body: { isOpen } });
};

const quran = async ({ agent }: Staff) => {
  await provideQuran(world.deps);
  const range = { surah: 112, fromAyah: 1, toAyah: 4 };
  const text = { title: 'الإخلاص', grade: 4, ...range, requestKey: requestKey() };
  const { body } = await agent.call('POST /api/admin/quran/texts', { body: text });
  const params = { id: body.id };
  const change = { title: 'سورة الإخلاص', isActive: true, isFocused: true };
  await agent.call('PATCH /api/admin/quran/texts/:id', { params, body: change });
  const replacing = { ...range, toAyah: 3, requestKey: requestKey() };
  await agent.call('POST /api/admin/quran/texts/:id/replace', { params, body: replacing });
  const { texts } = (await agent.call('GET /api/admin/quran/texts', { query: { grade: 4 } })).body;
  const ids = texts.map(({ id }) => id).toReversed();
  await agent.call('PUT /api/admin/quran/order', { body: { grade: 4, ids } });
};

const listening = async ({ agent }: Staff) => {
  const reciter = { name: 'المعلّم', displayName: 'صوت المعلّم' };
  const { body: added } = await agent.call('POST /api/admin/quran/reciters', { body: reciter });
  const { texts } = (await agent.call('GET /api/admin/quran/texts', { query: { grade: 4 } })).body;
  const params = { id: texts[0]?.id, reciterId: added.id };
  for (const timestamps of [[0], [0, 500]]) {
    const form = await formOf({ source: 'upload', link: null }, new Uint8Array(wavTone()));
    const { body } = await agent.send<Audio>({ method: 'POST', url: '/api/admin/quran/audio', ...form });
    const recitation = { fileId: body.fileId, timestamps, durationMs: 1000 };
    await agent.call('PUT /api/admin/quran/texts/:id/recitations/:reciterId', { params, body: recitation });
  }
  await agent.call('DELETE /api/admin/quran/texts/:id/recitations/:reciterId', { params });
};

const recordings = async ({ agent }: Staff, pupil: Pupil) => {
  const body = { textId: 4, ayah: 1, isSent: true, requestKey: requestKey() };
  const form = await formOf(body, wavTone(0.1));
  const said = await pupil.agent.send<OwnRecording>({ method: 'POST', url: '/api/student/recordings', ...form });
  const params = { id: said.body.id };
  await agent.call('POST /api/admin/recordings/:id/answer', { params, body: { mark: 'again', note: 'أعدها' } });
  for (const isKept of [true, false])
    await agent.call('PUT /api/admin/recordings/:id/kept', { params, body: { isKept } });
};

const tracking = async ({ agent }: Staff, { id: studentId }: Pupil) => {
  const start = async () => {
    const body = { studentId, textId: 4, requestKey: requestKey() };
    return { id: (await agent.call('POST /api/admin/tracking/hearings', { body })).body.id };
  };
  await agent.call('POST /api/admin/tracking/hearings/:id/stop', { params: await start() });
  await agent.call('POST /api/admin/tracking/hearings/:id/finish', { params: await start() });
  for (const reason of SKIP_REASONS)
    await agent.call('POST /api/admin/tracking/skips', { body: { studentId, reason } });
  await agent.call('GET /api/admin/tracking/standing.csv', { query: { grade: 4 } });
  const wanted = { params: { studentId }, query: { textId: 4 } };
  await agent.call('GET /api/admin/tracking/pupils/:studentId/hearings.csv', wanted);
};

const exams = async (staff: Staff, { id: studentId }: Pupil) => {
  const { agent } = staff;
  const params = { id: await madeExam(staff) };
  const act = (what: 'publish' | 'practice' | 'makeup' | 'makeup/publish', body: object) =>
    agent.call(`POST /api/admin/exams/:id/${what}`, { params, body });
  for (const isReviewed of [true, false])
    await agent.call('POST /api/admin/exams/:id/review', { params, body: { place: 0, isReviewed, version: 1 } });
  const { title, matchingOptions, marks, questions } = examFields();
  const date = termFields().start;
  const edited = { title, date, matchingOptions, marks, questions, version: 1 };
  await agent.call('PUT /api/admin/exams/:id', { params, body: edited });
  for (const isAbsent of [true, false])
    await agent.call('POST /api/admin/exams/:id/absent', { params, body: { studentId, isAbsent } });
  const rows = [[String(studentId), ...RIGHT.map(() => '2')]];
  // Marked absent and there again: two writes.
  await agent.call('POST /api/admin/exams/:id/import', { params, body: { rows, seen: 2 } });
  const key = { version: 2, key: RIGHT.with(10, 2), shown: [{ studentId, after: 2, due: { coins: 0, points: 0 } }] };
  await agent.call('POST /api/admin/exams/:id/key', { params, body: key });
  await act('publish', { isPublished: true });
  for (const isOpen of [true, false]) await act('practice', { isOpen });
  const late = { studentId: (await world.student()).id };
  for (const isOpen of [true, false, true]) await act('makeup', { ...late, isOpen });
  await typeCells(staff, params.id, cellsOf(late.studentId, RIGHT));
  for (const isPublished of [true, false]) await act('makeup/publish', { ...late, isPublished });
  const term = (
    await agent.call('POST /api/admin/school-terms', { body: { ...termFields(), requestKey: requestKey() } })
  ).body.id;
  const weights = [{ examId: params.id, weight: 100 }];
  await agent.call('PUT /api/admin/gradebook/weights', { body: { grade: 4, term, weights } });
  await agent.call('POST /api/admin/gradebook/list', { body: { grade: 4, term } });
  await agent.call('DELETE /api/admin/school-terms/:id', { params: { id: term } });
  await act('publish', { isPublished: false });
  await agent.call('GET /api/admin/exams/:id/results', { params });
  const unused = await madeExam(staff, { title: 'آخر' });
  await agent.call('DELETE /api/admin/exams/:id', { params: { id: unused } });
};

const calendar = async ({ agent }: Staff, { id }: Pupil) => {
  const gift = { source: 'daily', type: 'coins', amount: 5, days: 30, to: { kind: 'students', ids: [id] } };
  await agent.call('POST /api/admin/rewards', { body: { ...gift, requestKey: requestKey() } });
  const term = termFields();
  const opened = await agent.call('POST /api/admin/school-terms', { body: { ...term, requestKey: requestKey() } });
  const params = { id: opened.body.id };
  const weekdays = [0, 1, 2, 3, 4, 6];
  const changed = { ...term, name: 'آخر', pausesInRamadan: true, exceptions: [], slots: [], weekdays, version: 1 };
  await agent.call('PUT /api/admin/school-terms/:id', { params, body: changed });
  await agent.call('DELETE /api/admin/school-terms/:id', { params });
};

const curriculum = async ({ agent }: Staff) => {
  await provideCurricula(world.deps);
  const next = { ...termFields(), name: 'فصل تالٍ', start: '2026-08-23', end: '2026-12-17', exceptions: [] };
  const term = await agent.call('POST /api/admin/school-terms', {
    body: { ...runningTerm(), requestKey: requestKey() },
  });
  const later = await agent.call('POST /api/admin/school-terms', { body: { ...next, requestKey: requestKey() } });
  const termId = term.body.id;
  const params = { grade: 4 };
  const copied = { termId: later.body.id, fromTermId: termId, version: 1 };
  await agent.call('POST /api/admin/curriculum/:grade/copy', { params, body: copied });
  const { body } = await agent.call('GET /api/admin/curriculum', { query: params });
  const [first] = body.plan;
  for (const isTaught of [true, false])
    await agent.call('POST /api/admin/curriculum/:grade/taught', {
      params,
      body: { termId, week: 1, lessonId: first?.lessonId, isTaught },
    });
  const empty = Array.from({ length: 10 }, () => ({ quran: [], islamic: [] }));
  await agent.call('PUT /api/admin/curriculum/:grade', { params, body: { termId, version: 1, weeks: empty } });
  const rows = [['الفقه', '1', 'الطهارة', 'درس', '']];
  await agent.call('POST /api/admin/curriculum/:grade/import', { params, body: { termId, rows, seen: 2 } });
  const [question] = (await agent.call('GET /api/admin/questions', { query: params })).body.questions;
  const ofQuestion = { params: { id: question?.id ?? 0 }, body: { ...params, lessonId: null } };
  await agent.call('PUT /api/admin/questions/:id/lesson', ofQuestion);
};

const classroom = async ({ agent }: Staff, { id }: Pupil) => {
  const send = (...taps: object[]) =>
    agent.call('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
      params: { day: '2026-02-01', period: 1, class: '4' },
      body: { taps: taps.map((tap) => ({ ...tap, key: requestKey() })) },
    });
  await send({ type: 'late', studentIds: [id], minutesLate: 5 }, { type: 'end' });
  await send({ type: 'absent', studentIds: [id] });
  await agent.call('PUT /api/admin/classroom/presets', { body: { version: 0, presets: [] } });
  const seats = { params: { class: '4' }, body: { version: 0, width: 5, order: [id] } };
  await agent.call('PUT /api/admin/classroom/seats/:class', seats);
};

const waysBack = async ({ agent }: Staff, pupil: Pupil) => {
  await agent.call('PUT /api/admin/penalties/ways-back', { body: { review: 3, drill: 1 } });
  const incident = { type: 'late', minutesLate: 180 };
  const logs = { studentIds: [pupil.id], incident, logDate: '2026-02-01', note: null, requestKey: requestKey() };
  await agent.call('POST /api/admin/penalties/logs', { body: logs });
  await openContest(world);
  await play(world, pupil, Array(20).fill(true), { mode: 'regular' });
};

const glory = async ({ agent }: Staff, { id: studentId }: Pupil) => {
  for (const topOnly of [true, false])
    await agent.call('PUT /api/admin/glory/boards/:board', { params: { board: 'points' }, body: { topOnly } });
  for (const isLeftOut of [true, false])
    await agent.call('PUT /api/admin/glory/left-out/:studentId', { params: { studentId }, body: { isLeftOut } });
};

const privacy = async ({ agent }: Staff) => {
  const { id: studentId, name } = await world.student();
  const { days, due } = (await agent.call('GET /api/admin/retention')).body;
  await agent.call('PUT /api/admin/retention', { body: { days, expected: due } });
  await agent.call('GET /api/admin/students/:studentId/export', { params: { studentId } });
  await agent.call('POST /api/admin/students/:studentId/erase', { params: { studentId }, body: { name } });
};

const guardians = async ({ agent }: Staff) => {
  const day = '2026-02-01';
  for (const section of [undefined, 'أ'])
    await agent.call('POST /api/admin/guardians/slips', { body: { grade: 4, section, day } });
  const [link] = (await agent.call('GET /api/admin/guardians', { query: { grade: 4 } })).body.links;
  await agent.call('POST /api/admin/guardians/links/:id/revoke', { params: { id: link?.id } });
};

const consents = async ({ agent }: Staff, { id }: Pupil) => {
  const said = { studentIds: [id], purposes: ['photo'], way: 'paper', saidOn: '2026-02-01' };
  for (const isGiven of [true, false]) await agent.call('POST /api/admin/consents', { body: { ...said, isGiven } });
  for (const mode of ['asked', 'off', 'open'])
    await agent.call('PUT /api/admin/consents/modes/:purpose', { params: { purpose: 'voice' }, body: { mode } });
};

const staffing = async ({ agent }: Staff) => {
  const invite = async () => {
    const { body } = await agent.call('POST /api/admin/invitations', { body: { name: 'هند', role: 'teacher' } });
    return { id: body.invitation.id, token: new URL(body.link).hash.slice(1) };
  };
  const body = { token: (await invite()).token, email: 'hind@school.example', password: 'sentence nobody knows' };
  await world.nobody().call('POST /api/login/invitation', { body });
  await agent.call('DELETE /api/admin/invitations/:id', { params: { id: (await invite()).id } });
  await world.nobody().call('POST /api/invitation', { body: { token: 'guessed' } });
  for (const school of ['مدرسة الفلاح', 'مدرسة النور']) await agent.call('PUT /api/admin/school', { body: { school } });
  for (const schoolOf of ['girls', 'boys']) await agent.call('PUT /api/admin/school/of', { body: { schoolOf } });
  const colleague = { params: { id: (await world.teacher()).id } };
  await agent.call('DELETE /api/admin/staff/:id/sessions', colleague);
};

const secondFactor = async ({ agent, email, id }: Staff) => {
  const { secret } = (await agent.call('POST /api/admin/own-factor')).body;
  const code = new TOTP({ secret }).generate({ timestamp: world.deps.clock().getTime() });
  await agent.call('POST /api/admin/own-factor/confirm', { body: { code } });
  const { recoveryCodes } = (await agent.call('POST /api/admin/own-factor/recovery-codes')).body;
  for (const typed of [code, recoveryCodes[0]])
    await world.nobody().call('POST /api/login/staff', { body: { email, password: STAFF_PASSWORD, code: typed } });
  await agent.call('DELETE /api/admin/staff/:id/factor', { params: { id } });
};

const passkeys = async ({ agent, email }: Staff) => {
  const device = makeAuthenticator();
  const begun = (await agent.call('POST /api/admin/own-passkeys/begin')).body;
  const passkey = device.make(begun);
  await agent.call('POST /api/admin/own-passkeys', { body: { name: 'هاتفي', passkey } });
  const typed = { email, password: STAFF_PASSWORD };
  const { ask } = (await world.nobody().call('POST /api/login/staff/passkey', { body: typed })).body;
  const proof = device.prove(ask ?? begun);
  for (let n = 0; n < 2; n += 1)
    await world.nobody().call('POST /api/login/staff', { body: { ...typed, passkey: proof } });
  const [kept] = (await agent.call('GET /api/admin/own-factor')).body.passkeys;
  const params = { id: kept?.id };
  await agent.call('POST /api/admin/own-passkeys/:id/remove', { params, body: { password: STAFF_PASSWORD } });
};

const rest = async ({ agent }: Staff, { id, grade }: Pupil) => {
  const send = (to: object) =>
    agent.call('POST /api/admin/messages', { body: { to, text: 'أحسنت', requestKey: requestKey() } });
  await send({ kind: 'students', ids: [id] });
  const { body: sent } = await send({ kind: 'grade', grade });
  await agent.call('POST /api/admin/messages/:id/take-back', { params: { id: sent.id } });
  await agent.call('GET /api/admin/audit.csv', { query: {} });
  await agent.call('PUT /api/admin/checklist', { body: { items: [{ text: 'المتجر', status: 'planned' }] } });
};

/** Last of all: it changes the grades of everybody and back again. */
const roster = async ({ agent }: Staff) => {
  const pupil = { name: 'سالم بن راشد', grade: 5, classId: 'أ', nameReading: 'سَالِم', calledAs: 'أبو راشد' };
  const { body: added } = await agent.call('POST /api/admin/students', { body: pupil });
  const params = { studentId: added.id };
  await agent.call('PATCH /api/admin/students/:studentId', { params, body: { classId: 'ب' } });
  await agent.call('POST /api/admin/sections/rename', { body: { grade: 5, section: 'ب', to: 'ج' } });
  for (const number of ['1058529940', null]) {
    await agent.call('PUT /api/admin/students/:studentId/national-number', { params, body: { number } });
    if (number) await agent.call('POST /api/admin/students/:studentId/national-number/show', { params });
  }
  await agent.call('POST /api/admin/students/:studentId/archive', { params });
  await agent.call('POST /api/admin/students/:studentId/restore', { params });
  const rows = [
    ['الاسم', 'الصف', 'الشعبة'],
    [pupil.name, 'الخامس', 'ج'],
    ['ناصر بن حمد', 'الرابع', 'أ'],
  ];
  await agent.call('POST /api/admin/students/import', { body: { rows } });
  const imported = (await agent.call('GET /api/admin/students/import')).body.undoable;
  await agent.call('POST /api/admin/students/import/undo', { body: { importId: imported?.importId } });
  await agent.call('GET /api/admin/students.csv', { query: {} });
  const year = [rows[0], ['خالد بن عمر', 'الرابع', 'أ']];
  const { seen } = (await agent.call('POST /api/admin/promotion/list/preview', { body: { rows: year } })).body;
  await agent.call('POST /api/admin/promotion/list', { body: { rows: year, seen, requestKey: requestKey() } });
  const { moves } = (await agent.call('GET /api/admin/promotion')).body;
  const expected = Object.fromEntries(moves.map(({ from, students }) => [from, students]));
  const { body: promoted } = await agent.call('POST /api/admin/promotion', { body: { expected } });
  await agent.call('POST /api/admin/promotion/undo', { body: { promotionId: promoted.promotionId } });
};

/** What needs a mistake, a colleague, a backup or years of its own: it is done, and its words read, by the tests of its domain. */
const DONE_ELSEWHERE: readonly AuditAction[] = [
  ...(['student_login_failed_unknown_id', 'student_login_failed_password', 'student_login_failed_card'] as const),
  ...(['student_login_locked', 'staff_login_failed', 'staff_login_refused'] as const),
  ...(['own_password_failed', 'own_password_confirmed', 'staff_logout', 'student_entered', 'student_left'] as const),
  ...(['credentials_regenerated', 'password_shown', 'password_copied', 'card_printed'] as const),
  ...(['special_password_failed', 'credentials_shown_to_student'] as const),
  ...(['report_approved', 'report_rejected', 'report_reopened'] as const),
  ...(['staff_added', 'staff_edited', 'staff_disabled', 'staff_enabled', 'staff_password_changed'] as const),
  ...([
    'school_set_up',
    'school_key_kept',
    'cut_seen',
    'setup_ended',
    'setup_step_put_off',
    'setup_step_taken_up',
  ] as const),
  ...(['terms_audio_replaced', 'terms_audio_restored'] as const),
  ...([
    'audit_break_accepted',
    'penalty_cleared',
    'backup_made',
    'backup_checked',
    'backup_downloaded',
    'backup_put_back',
    'backup_not_put_back',
    'retention_carried_out',
  ] as const),
];

const recorded = async () => {
  const lines = await world.deps.db.selectFrom('audit_log').select(['action', 'details', 'before', 'after']).execute();
  const facts = lines.flatMap(({ action, details, before, after }) =>
    [details, before, after].flatMap((json) =>
      Object.entries(JSON.parse(json ?? '{}') as Record<string, unknown>).map(([key, value]) => ({
        action,
        key,
        value,
      })),
    ),
  );
  return { actions: new Set<string>(lines.map(({ action }) => action)), facts };
};

/** Said without a name of its own: an import by the comparison of its pupils, a year change grade by grade. */
const WITHOUT_NAME = ['changed_names', 'moves'];

/** Days, addresses and what people typed are shown as they are; a word of the program's own is not. */
const isProgramWord = (value: unknown): boolean =>
  typeof value === 'boolean' || (typeof value === 'string' && /^[a-z][a-z_-]*$/u.test(value));

it('what staff do is recorded in keys and words that the log says in Arabic', async () => {
  const admin = await world.admin();
  const pupil = await agreedPupil(world);
  const quranic = [quran, listening, recordings, tracking];
  const schooling = [
    questions,
    contests,
    ...quranic,
    exams,
    calendar,
    curriculum,
    classroom,
    waysBack,
    glory,
    privacy,
    guardians,
    consents,
    staffing,
    secondFactor,
    passkeys,
  ];
  for (const act of [rewards, photos, shelf, orders, conduct, privileges, ...schooling, rest, roster])
    await act(admin, pupil);
  const { actions, facts } = await recorded();
  expect(
    AUDIT_ACTIONS.filter((action) => !actions.has(action)),
    'actions that nothing above does, and that no other test is said to do; or the other way round',
  ).toEqual(DONE_ELSEWHERE);
  const say = makeSay(WORDS.audit);
  const named = facts.filter(({ key }) => !WITHOUT_NAME.includes(key));
  expect(named.filter(({ action, key }) => !say(action).details[key])).toEqual([]);
  const isUnsaid = ({ action, key, value }: (typeof facts)[number]): boolean =>
    isProgramWord(value) && say(action).details[key]?.words?.[String(value)] === undefined;
  expect(facts.filter(isUnsaid)).toEqual([]);
});
