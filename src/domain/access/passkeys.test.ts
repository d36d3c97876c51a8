import { describe, expect, it } from 'vitest';
import { isNonceOpen, passkeyPlace } from './passkeys.ts';

describe('the place of passkeys', () => {
  it.each([
    ['https://himma.school.example', 'himma.school.example', 'https://himma.school.example'],
    ['https://himma.school.example:8443/x', 'himma.school.example', 'https://himma.school.example:8443'],
    ['https://himma', 'himma', 'https://himma'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
    ['http://demo.localhost:3000', 'demo.localhost', 'http://demo.localhost:3000'],
  ])('of %s is %s', (address, host, origin) => {
    expect(passkeyPlace(new URL(address))).toEqual({ host, origin });
  });

  it.each([
    'http://himma.school.example',
    'http://127.0.0.1:3000',
    'https://192.168.1.10',
    'https://3232235786',
    'https://[::1]:3000',
    'http://localhost.school.example',
  ])('is none at %s', (address) => {
    expect(passkeyPlace(new URL(address))).toBeNull();
  });
});

it('a nonce is open for five minutes, and not longer where the clock was set back', () => {
  const now = new Date('2026-02-01T06:00:00.000Z');
  expect(isNonceOpen('2026-02-01T05:55:00.000Z', now)).toBe(true);
  expect(isNonceOpen('2026-02-01T05:54:59.000Z', now)).toBe(false);
  expect(isNonceOpen('2026-02-01T06:05:01.000Z', now)).toBe(false);
});
