import { join } from 'node:path';
import { z } from 'zod';

/** sysexits' EX_CONFIG: a supervisor can tell a wrong setting from a crash. */
export const EXIT_BAD_CONFIG = 78;

const url = (...protocols: string[]) =>
  z
    .url()
    .refine((value) => protocols.includes(new URL(value).protocol), `must start with ${protocols.join(' or ')}`)
    .optional();

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  REDIS_URL: url('redis:', 'rediss:'),
  STORAGE_URL: url('s3:', 'http:', 'https:'),
  PUBLIC_URL: url('http:', 'https:').transform((value) => value?.replace(/\/+$/u, '')),
  HIMMA_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/iu, 'must be 64 hexadecimal digits (openssl rand -hex 32)')
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(0).max(365).default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  TLS_CERT: z.string().min(1).optional(),
  TLS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const environment = variables
  .refine((e) => !e.REDIS_URL || e.DATABASE_URL, {
    path: ['REDIS_URL'],
    message: 'is for several processes on one PostgreSQL: set DATABASE_URL too, or leave it out',
  })
  .refine((e) => (e.TLS_CERT === undefined) === (e.TLS_KEY === undefined), {
    path: ['TLS_CERT'],
    message: 'and TLS_KEY name the two files of one certificate: set both, or neither',
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
