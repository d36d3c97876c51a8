import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from '#tests/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const get = (url: string) => world.app.inject(url);

describe('pages', () => {
  it.each([
    ['/login', 'no-store'],
    // A cache is kept by address, and that of a card printed long ago holds its password.
    ['/login?id=123456&password=ABCDEF', 'no-store'],
    ['/admin/login', 'no-cache'],
    ['/management-portal-2024', 'no-cache'],
    ['/student/credential-request', 'no-cache'],
  ])('%s is the page before the login', async (url, kept) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>door</title>');
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': kept });
  });

  it.each([
    '/student',
    '/student/dashboard',
    '/admin',
    '/admin/credentials',
    '/admin/students',
    '/educational-games',
    '/educational-games/practice',
    '/games',
    '/games/print/4',
  ])('%s is the page behind the guard and holds no data of its own', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('<!doctype html><title>app</title>\n');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/nowhere', '/nowhere/deeper?x=1', '/index.html', '/door.html', '/.env', '/wp-admin', '/%E0%A4%A'])(
    '%s leads to the login',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/login');
    },
  );

  it('never carry a login link’s password on to another address', async () => {
    const answer = await get('/old-login?id=123456&password=ABCDEF');
    expect(answer.headers.location).toBe('/login');
  });
});

describe('assets', () => {
  it('may be kept for ever, because their name changes with their content', async () => {
    const answer = await get('/assets/a.js');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/assets/gone.js',
    '/assets/../app.html',
    '/assets/..%2fapp.html',
    '/assets/..%2f..%2fworld.ts',
    '/assets/..%5capp.html',
    '/assets/%00',
    '/assets/%2e%2e/%2e%2e/world.ts',
    '/assets/',
  ])('%s is not one, and nothing outside their folder is given away or kept', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(300);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('an API path that does not exist', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'answers %s with 404 in the API’s shape',
    async (method) => {
      const answer = await world.app.inject({ method, url: '/api/nowhere' });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(answer.json()).toMatchObject({ code: 'not_found', message: 'ما تبحث عنه غير موجود' });
    },
  );

  it('or has another method is 404 too', async () => {
    expect((await world.app.inject({ method: 'DELETE', url: '/api/session' })).statusCode).toBe(404);
    expect((await world.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });
});
