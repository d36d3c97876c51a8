import { expect, it } from 'vitest';
import { loginLink, reachOf } from './login-link.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQr-_12';

it.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://himma.localhost:3000',
  'http://127.0.0.1:3000',
  'http://127.0.1.1',
  'http://169.254.7.8:3000',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
])('%s is an address that no other device reaches', (origin) => {
  expect(reachOf(loginLink(origin, TOKEN))).toBe('device');
});

it.each([
  'http://192.168.1.20:3000',
  'http://10.0.0.5',
  'http://172.16.0.1',
  'http://172.31.255.1:3000',
  'https://himma.local',
  'https://HIMMA.LAN',
  'http://himma-pc:3000',
  'http://[fd00::1]:3000',
])('%s is an address that phones reach at school and not at home', (origin) => {
  expect(reachOf(loginLink(origin, TOKEN))).toBe('network');
});

it.each([
  'https://himma.example',
  'http://127.school.example',
  'http://localhost.school.example',
  'http://10.school.example',
  'https://local.example',
  'http://172.32.0.1',
  'http://192.169.1.20',
  'http://[2001:db8::1]:3000',
])('%s may be one that every phone reaches', (origin) => {
  expect(reachOf(loginLink(origin, TOKEN))).toBe('anywhere');
});
