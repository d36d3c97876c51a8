import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_URL, startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const agree = (agent: Awaited<ReturnType<World['pupil']>>['agent'], headers: Record<string, string>) =>
  agent.call('PUT /api/student/agreement', { body: { agreed: true }, headers });
const hasAgreed = async (studentId: number) => {
  const rows = await world.deps.db
    .selectFrom('student_agreements')
    .select('agreed')
    .where('studentId', '=', studentId)
    .execute();
  return rows.length > 0;
};

describe('the browser’s worker', () => {
  it('is our own and nothing else that we serve', async () => {
    const asked = (url: string, headers = {}) => world.app.inject({ url, headers });
    const asWorker = { 'service-worker': 'script' };
    for (const path of ['/boot.js', '/api/session', '/assets/any.js', '/worker.js.map'])
      expect((await asked(path, asWorker)).statusCode).toBe(404);
    const own = [await asked('/worker.js'), await asked('/worker.js', asWorker), await asked('/worker.js?2', asWorker)];
    expect(new Set(own.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size).toBe(1);
  });
});

describe('a cookie of ours that comes twice', () => {
  const dropped = async (url: string, names: readonly string[]) => {
    const cookie = names.flatMap((name) => [`${name}=a`, `${name}=b`]).join('; ');
    const { statusCode, headers } = await world.app.inject({ url, headers: { cookie } });
    return { statusCode, lines: [headers['set-cookie'] ?? []].flat() };
  };
  const ours = ['himma_session'];

  it('goes from every address above, and leaves the one that we set', async () => {
    const { lines } = await dropped('/api/session', ours);
    expect(lines).toContain('himma_session=; Path=/api; Max-Age=0');
    expect((await dropped('/', ours)).lines.filter((line) => /Path=\/+; Max-Age/u.test(line))).toEqual([]);
  });

  it('is answered in a few words, however deep the address and however many they are', async () => {
    const many = Array.from({ length: 400 }, (_, at) => `himma_${'a'.repeat(at + 1)}`);
    const { statusCode, lines } = await dropped(`/api${'/a'.repeat(2000)}`, many);
    expect([statusCode, lines.length > 0]).toEqual([404, true]);
    expect(lines.join('').length).toBeLessThan(4000);
  });

  it('takes no word of the address that is none of ours', async () => {
    const { statusCode, lines } = await dropped('/api/a;Domain=evil.example', ours);
    expect(statusCode).toBe(404);
    expect(lines.join()).not.toContain('evil');
  });
});

describe('a write from another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://himma.example.evil.example' },
    { origin: 'http://himma.example' },
    { origin: 'https://himma.example:8443' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused with %j and changes nothing', async (headers) => {
    const pupil = await world.pupil();
    const answer = await agree(pupil.agent, headers);
    expect(answer.status).toBe(403);
    expect(answer.error).toMatchObject({
      code: 'origin_refused',
      message: 'رُفض الطلب لأنه لم يأتِ من صفحات المنصّة',
    });
    expect(await hasAgreed(pupil.id)).toBe(false);
  });

  it.each<Record<string, string>>([
    { origin: PUBLIC_URL },
    { origin: 'http://school.local', host: 'school.local' },
    { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
    {},
  ])('is told from one of our own pages, %j', async (headers) => {
    const pupil = await world.pupil();
    expect((await agree(pupil.agent, headers)).status).toBe(200);
    expect(await hasAgreed(pupil.id)).toBe(true);
  });

  it('is told so before anything is looked up: a guessed login from there is not even counted', async () => {
    const answer = await world.nobody().call('POST /api/login/student', {
      body: { loginId: '123456', password: 'ABCDEF' },
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.error.code).toBe('origin_refused');
    expect(await world.deps.db.selectFrom('attempt_guards').selectAll().execute()).toEqual([]);
  });

  it('does not stop a link from there: reading needs no origin', async () => {
    const answer = await world.app.inject({ url: '/login', headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(200);
  });
});

describe('security headers', () => {
  const PAGES = ['/login', '/student/dashboard', '/assets/a.js', '/nowhere', '/%E0%A4%A', '/api/docs', '/health'];
  const DATA = ['/api/session', '/api/nowhere', '/api/%E0%A4%A', '/api/openapi.json'];

  it.each([...PAGES, ...DATA])('let %s run and frame nothing that is not ours', async (url) => {
    const { headers } = await world.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/u);
  });

  it.each(DATA)('let nobody who opened a window with %s read it there', async (url) => {
    const { headers } = await world.app.inject(url);
    expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups');
  });

  it.each(PAGES)('keep %s to itself: no referrer, no frame, no opener', async (url) => {
    const { headers } = await world.app.inject(url);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      // None of our own either: somebody may have left it behind.
      'cross-origin-opener-policy': 'noopener-allow-popups',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('promise https only where the school has it', async () => {
    const plain = await startWorld({ env: { PUBLIC_URL: 'http://school.local' } });
    expect((await plain.app.inject('/login')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});
