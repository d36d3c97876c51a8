import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';
import type { ErrorReply } from '#wire/endpoint';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const JSON_TYPE = 'application/json';

const post = (url: string, payload: string | Buffer, type = JSON_TYPE) =>
  world.nobody().send<ErrorReply>({ method: 'POST', url, payload, headers: { 'content-type': type } });
const login = (body: unknown) => post('/api/login/student', JSON.stringify(body));
const report = (body: unknown) => post('/api/reports', JSON.stringify(body));
const countReports = async () => (await world.deps.db.selectFrom('login_issue_reports').select('id').execute()).length;

describe('a request body', () => {
  it('of 10 MB is refused', async () => {
    const answer = await post('/api/reports', JSON.stringify({ name: 'س'.repeat(5 * 1024 * 1024) }));
    expect(answer.status).toBe(413);
    expect(answer.error).toMatchObject({ code: 'body_too_large', message: 'البيانات المرسلة أكبر من المسموح' });
  });

  it.each(['application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream', 'image/png'])(
    'of type %s is refused',
    async (type) => {
      const answer = await post('/api/login/student', 'loginId=123456&password=ABCDEF', type);
      expect(answer.status).toBe(415);
      expect(answer.error).toMatchObject({
        code: 'unsupported_media_type',
        message: 'نوع البيانات المرسلة غير مدعوم',
      });
    },
  );

  it.each(['text/plain', 'multipart/form-data; boundary=x'])('of type %s is never read as JSON', async (type) => {
    const pupil = await world.pupil();
    const body = JSON.stringify({ loginId: String(pupil.loginId), password: pupil.password });
    const answer = await post('/api/login/student', body, type);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each(['{', '', '{"loginId":', 'null,', '{"__proto__":{"x":1}}'])(
    'that is not JSON, %j, is refused',
    async (text) => {
      const answer = await post('/api/login/student', text);
      expect(answer.status).toBe(400);
      expect(answer.error).toMatchObject({ code: 'malformed_body', message: 'تعذّر فهم البيانات المرسلة' });
    },
  );

  it.each(['null', '[]', '"text"', '7', 'true'])('that is JSON but no form, %s, is refused', async (text) => {
    const answer = await post('/api/login/student', text);
    expect(answer.status).toBe(400);
    expect(answer.error.code).toBe('validation');
  });

  it('without its fields is told each of them in Arabic', async () => {
    const answer = await login({});
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      code: 'validation',
      message: 'بعض البيانات المدخلة غير صحيحة',
      fields: { loginId: 'هذا الحقل مطلوب', password: 'هذا الحقل مطلوب' },
    });
  });

  it.each([
    [['123456'], 'هذا الحقل مطلوب'],
    [123_456, 'هذا الحقل مطلوب'],
    [{ $gt: '' }, 'هذا الحقل مطلوب'],
    [null, 'هذا الحقل مطلوب'],
    ['1234567', 'رقم الطالب ستة أرقام'],
    ['12345', 'رقم الطالب ستة أرقام'],
    ['012345', 'رقم الطالب ستة أرقام'],
    ['-12345', 'رقم الطالب ستة أرقام'],
    ['1e5555', 'رقم الطالب ستة أرقام'],
    ['12345\u0000', 'رقم الطالب ستة أرقام'],
    ['1'.repeat(5000), 'رقم الطالب ستة أرقام'],
  ])('with the login id %j is refused', async (loginId, text) => {
    const answer = await login({ loginId, password: 'ABCDEF' });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ loginId: text });
  });

  it.each([[['ABCDEF']], [7], [null], ['']])('with the password %j is refused', async (password) => {
    const answer = await login({ loginId: '123456', password });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ password: 'هذا الحقل مطلوب' });
  });

  it.each(['\u0000', '\u0007', '\u001b', '\u202e', '\u2066', '\u200f', '\u061c', '\ufeff', '\u2028'])(
    'with %j in a name is refused and nothing is stored',
    async (character) => {
      const pupil = await world.student();
      const answer = await report({
        name: `${pupil.name.slice(0, 3)}${character}${pupil.name.slice(3)}`,
        issueType: 'other',
      });
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toEqual({ name: 'النص يحتوي على رموز غير مسموحة' });
      expect(await countReports()).toBe(0);
    },
  );

  it('may carry fields nobody asked for, which change nothing', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const edited = await teacher.agent.call('PATCH /api/admin/students/:studentId', {
      params: { studentId: pupil.id },
      body: { classId: 'أ', points: 9999, balance: 9999, archivedAt: 'now', id: 1 },
    });
    expect(edited.body).toMatchObject({ id: pupil.id, classId: 'أ', archivedAt: null });
    expect((await pupil.agent.call('GET /api/student/dashboard')).body).toMatchObject({ points: 0, coins: 0 });
  });
});

describe('an id in the path', () => {
  it.each(['0', '-1', 'x', '1.5', '2147483648', '99999999999999999999', 'NaN', '%00', "1'--"])(
    'such as %s is refused and never a fault',
    async (id) => {
      const { agent } = await world.teacher();
      const answer = await agent.send<ErrorReply>({ method: 'POST', url: `/api/admin/students/${id}/archive` });
      expect(answer.status).toBe(400);
      expect(answer.error).toMatchObject({ code: 'validation', fields: { studentId: 'الرقم غير صحيح' } });
    },
  );
});
