import { describe, expect, it } from 'vitest';
import { returnPath } from './session-hint.ts';

const back = (from: string) => returnPath(`?from=${encodeURIComponent(from)}`);

describe('after the login a pupil comes back', () => {
  it.each(['/student/store', '/educational-games', '/educational-games/practice', '/student/messages?open=3'])(
    'to %s',
    (from) => {
      expect(back(from)).toBe(from);
    },
  );

  it.each([
    '',
    '/',
    '/admin/students',
    '/educational-games-of-others',
    '//evil.example/student/',
    'https://evil.example/student/store',
    '/student/credential-request',
  ])('to the dashboard instead of %j', (from) => {
    expect(back(from)).toBe('/student/dashboard');
  });
});
