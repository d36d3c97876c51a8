import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env);
  return 'problems' in read ? read.problems : [];
};

/** Every setting, wrong in every way that a person or a script gets it wrong, and what it says to write. */
const WRONG: readonly (readonly [name: string, says: RegExp, ...values: string[]])[] = [
  ['NODE_ENV', /write one of development, production, test$/u, 'prod', 'Production', ' '],
  ['PORT', /whole number from 0 to 65535, such as 3000$/u, 'abc', '-1', '65536', '3000.5', '3000/tcp', 'NaN'],
  ['HOST', /write an address of this computer/u, 'http://0.0.0.0', '0.0.0.0:3000', 'my host', '-a', '*'],
  [
    'DATABASE_URL',
    /such as postgres:\/\//u,
    'mysql://x',
    'himma',
    '/srv/himma.sqlite',
    'postgres:',
    'postgres:///himma',
  ],
  ['STORAGE_URL', /such as https:\/\//u, 'bucket', 'ftp://x', '/srv/files'],
  [
    'PUBLIC_URL',
    /such as https:\/\/himma\.school\.example/u,
    'himma.school.example',
    '192.168.1.20:3000',
    'ftp://himma.school.example',
    'https://',
    'https://himma.school.example/login',
    'https://himma.school.example/?a',
    'https://himma.school.example/#a',
    'https://admin:secret@himma.school.example',
  ],
  ['HIMMA_KEY', /write 64 hexadecimal digits/u, 'short', 'g'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)],
  ['BACKUP_KEEP', /whole number from 0 to 365, such as 14$/u, 'all', '-1', '366', '1.5'],
  ['BACKUP_PASSPHRASE', /at least 12 characters$/u, 'short'],
  ['TRUST_PROXY', /write one of true, false$/u, 'yes', '1', 'TRUE'],
  ['LOG_LEVEL', /write one of fatal, /u, 'verbose', 'INFO'],
];

test.each(WRONG.flatMap(([name, says, ...values]) => values.map((value) => [name, value, says] as const)))(
  '%s=%s is told in one sentence',
  (name, value, says) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `, 'u'));
    expect(problems[0]).toMatch(says);
    // A password in it would stand in the journal.
    expect(problems[0]).not.toContain('secret');
  },
);

test('settings that need another say which', () => {
  expect(problemsOf({ REDIS_URL: 'redis://127.0.0.1' })).toEqual([
    expect.stringMatching(/^REDIS_URL: .+DATABASE_URL/u),
  ]);
  expect(problemsOf({ TLS_CERT: 'cert.pem' })).toEqual([expect.stringMatching(/^TLS_CERT: .+TLS_KEY/u)]);
  expect(problemsOf({ REDIS_URL: 'localhost', DATABASE_URL: 'postgres://localhost/a' })).toEqual([
    expect.stringMatching(/^REDIS_URL: .+redis:\/\//u),
  ]);
});

test('each wrong one of several is told', () => {
  expect(problemsOf({ PORT: 'abc', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' })).toHaveLength(3);
});

test.each([
  ['HTTPS://Himma.School.Example/', 'https://himma.school.example', true],
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000', false],
  ['https://himma.school.example:443', 'https://himma.school.example', true],
])('PUBLIC_URL %s is taken as %s', (given, taken, isHttps) => {
  expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ config: { publicUrl: taken, isHttps } });
});

test('an empty variable is one that is not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', TLS_CERT: '', NODE_ENV: '' })).toMatchObject({
    config: { port: 3000, publicUrl: undefined, tls: undefined, isHttps: false, production: false },
  });
});
