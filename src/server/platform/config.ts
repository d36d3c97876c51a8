import { join } from 'node:path';
import { z } from 'zod';
import { SCHOOLS_OF } from '#domain/staff/setup';
import { isHostName } from './tls/addresses.ts';

/** sysexits' EX_CONFIG: a supervisor can tell a wrong setting from a crash. */
export const EXIT_BAD_CONFIG = 78;

/** What stands after the setting's name when it is wrong: what to write instead. */
const wholeNumber = (from: number, to: number, example: number) => {
  const say = { error: `write a whole number from ${from} to ${to}, such as ${example}` };
  return z.coerce.number(say).int(say).min(from, say).max(to, say);
};

const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `write one of ${words.join(', ')}` });

const url = (example: string, ...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `write an address such as ${example}`,
  });

const server = (example: string, ...protocols: string[]) =>
  url(example, ...protocols).refine((value) => !URL.canParse(value) || new URL(value).hostname !== '', {
    error: `names no computer: write an address such as ${example}`,
  });

const hasNoMore = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && !(search || hash || username || password);

const EXAMPLE = 'https://himma.school.example';

/** Cards and links begin with it. */
const publicUrl = url(`${EXAMPLE} or http://192.168.1.20:3000`, 'http:', 'https:')
  .refine((value) => !URL.canParse(value) || hasNoMore(new URL(value)), {
    error: `write the address alone, such as ${EXAMPLE}, and nothing after it`,
  })
  .transform((value) => new URL(value).origin);

const KEY = 'write 64 hexadecimal digits, such as `openssl rand -hex 32` prints';

const variables = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: wholeNumber(0, 65_535, 3000).default(3000),
  HOST: z
    .string()
    .refine(isHostName, { error: 'write an address of this computer, such as 127.0.0.1, or 0.0.0.0 for all it has' })
    .default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: server('postgres://himma:password@127.0.0.1:5432/himma', 'postgres:', 'postgresql:').optional(),
  REDIS_URL: server('redis://127.0.0.1:6379', 'redis:', 'rediss:').optional(),
  STORAGE_URL: server('https://storage.school.example/himma', 's3:', 'http:', 'https:').optional(),
  PUBLIC_URL: publicUrl.optional(),
  HIMMA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/iu, { error: KEY })
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(0, 365, 14).default(14),
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'write at least 12 characters' }).optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  DEMO_SCHOOL_OF: oneOf(...SCHOOLS_OF).default('boys'),
  TRUST_PROXY: oneOf('true', 'false').default('false'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

const environment = variables
  .refine((e) => !e.REDIS_URL || e.DATABASE_URL, {
    path: ['REDIS_URL'],
    message: 'is for several processes on one PostgreSQL: write DATABASE_URL too, or leave it out',
  })
  .refine((e) => (e.TLS_CERT === undefined) === (e.TLS_KEY === undefined), {
    path: ['TLS_CERT'],
    message: 'and TLS_KEY name the two files of one certificate: write both, or neither',
  })
  .transform((e) => ({
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    redisUrl: e.REDIS_URL,
    publicUrl: e.PUBLIC_URL,
    /** Every page is asked for over https, by a proxy's certificate or our own. */
    isHttps: e.PUBLIC_URL?.startsWith('https:') || e.TLS_CERT !== undefined,
    tls: e.TLS_CERT && e.TLS_KEY ? { cert: e.TLS_CERT, key: e.TLS_KEY } : undefined,
    key: e.HIMMA_KEY?.toLowerCase(),
    backups: {
      folder: e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups'),
      /** So many of the daily ones stay; none are made where it is 0. */
      keep: e.BACKUP_KEEP,
      passphrase: e.BACKUP_PASSPHRASE,
    },
    demoSchoolOf: e.DEMO_SCHOOL_OF,
    trustProxy: e.TRUST_PROXY === 'true',
    logLevel: e.LOG_LEVEL,
  }));

export type Config = Readonly<z.output<typeof environment>>;

export const readConfig = (env: NodeJS.ProcessEnv): { config: Config } | { problems: string[] } => {
  // An empty variable means "not set": that is how shells and service files leave one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data: config, error } = environment.safeParse(given);
  return config ? { config } : { problems: error.issues.map((i) => `${i.path.join('.')}: ${i.message}`) };
};
