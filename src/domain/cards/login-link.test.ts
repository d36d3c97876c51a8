import { expect, it } from 'vitest';
import { leadsToThisDevice, loginLink } from './login-link.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQr-_12';

it.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://himma.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.0.1.1',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
])('%s is an address that no other device reaches', (origin) => {
  expect(leadsToThisDevice(loginLink(origin, TOKEN))).toBe(true);
});

it.each([
  'https://himma.example',
  'http://192.168.1.20:3000',
  'http://127.school.example',
  'http://localhost.school.example',
  'http://[fd00::1]:3000',
])('%s may be one that phones reach', (origin) => {
  expect(leadsToThisDevice(loginLink(origin, TOKEN))).toBe(false);
});
