import { describe, expect, it } from 'vitest';
import { changesPerson, isAppPage, isFirst, isSeenAgain, isStillSeen, leadsIn } from '#web/lib/worker/kept.ts';
import { contract } from '#wire/contract';

const ADDRESSES = Object.entries(contract).map(([key, endpoint]) => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path: path.replace(/:\w+/gu, '7'), endpoint };
});

describe('what the device keeps', () => {
  it('is what a pupil and a lesson need, and never what shows a password or leads to one', () => {
    const kept = ADDRESSES.filter(({ path }) => isSeenAgain(path));
    expect(kept.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/session',
        '/api/student/dashboard',
        '/api/student/rewards',
        '/api/admin/overview',
        '/api/admin/waiting',
      ]),
    );
    expect(kept.filter(({ endpoint }) => 'confirmed' in endpoint)).toEqual([]);
    expect(kept.filter(({ path }) => /card|credential|login|password/u.test(path))).toEqual([]);
  });

  it('is forgotten whenever somebody else sits before the screen', () => {
    expect(
      ADDRESSES.filter(({ method, path }) => method === 'POST' && changesPerson(path))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      '/api/admin/leave-student',
      '/api/admin/students/7/enter',
      '/api/login/card',
      '/api/login/invitation',
      '/api/login/setup',
      '/api/login/staff',
      '/api/login/student',
      '/api/logout',
    ]);
  });

  it('is shown for a day and no longer', () => {
    const now = Date.parse('2026-02-02T06:00:00.000Z');
    expect(isStillSeen('2026-02-01T06:00:00.001Z', now)).toBe(true);
    expect(isStillSeen('2026-02-01T06:00:00.000Z', now)).toBe(false);
    expect(isStillSeen('2026-02-02T06:00:01.000Z', now)).toBe(false);
    expect(isStillSeen(null, now)).toBe(false);
  });
});

describe('the page that opens without a network', () => {
  it('is the one behind the login, never the door, whose address may hold a password', () => {
    for (const path of ['/student', '/student/rewards', '/admin/teacher-table', '/educational-games/quiz-race'])
      expect(isAppPage(path)).toBe(true);
    for (const path of [
      '/login',
      '/admin/login',
      '/admin/invitation',
      '/admin/setup',
      '/student/credential-request',
      '/management-portal-2024',
      '/api/session',
    ])
      expect(isAppPage(path)).toBe(false);
  });

  it('stands in for the logins too, and for nothing whose address may hold a secret of its own', () => {
    for (const path of ['/', '/login', '/admin/login']) expect(leadsIn(path)).toBe(true);
    for (const path of ['/admin/invitation', '/admin/setup', '/guardian', '/api/docs', '/student'])
      expect(leadsIn(path)).toBe(false);
  });

  it('begins with what every pupil needs', () => {
    const built = [
      '/assets/base-1.js',
      '/assets/app-1.css',
      '/assets/pupils-x_1.js',
      '/assets/cairo-arabic-wght.woff2',
    ];
    expect(built.every(isFirst)).toBe(true);
    expect(['/assets/apple-1.js', '/assets/lesson-1.js', '/assets/cairo-latin-wght.woff2'].some(isFirst)).toBe(false);
  });
});
