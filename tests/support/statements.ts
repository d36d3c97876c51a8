import { AsyncLocalStorage } from 'node:async_hooks';
import Libsql from 'libsql';
import pg from 'pg';

export interface Heard {
  readonly text: string;
  /** Under which PostgreSQL keeps it prepared. */
  readonly name?: string | undefined;
}

type Method = (this: object, ...args: unknown[]) => unknown;

/** Lets every call of a driver's method through, and hears it; gives the method back as it was. */
const listenAt = (driver: object, method: string, hear: (self: object, args: unknown[], answer: unknown) => void) => {
  const methods = driver as Record<string, Method>;
  const real = methods[method] as Method;
  methods[method] = function (...args) {
    const answer = Reflect.apply(real, this, args);
    hear(this, args, answer);
    return answer;
  };
  return () => {
    methods[method] = real;
  };
};

/** What the SQLite driver asks about a statement when it first meets it. */
const ABOUT_STATEMENTS = /^explain |sqlite_master|^pragma /iu;

const listenToSqlite = (hear: (heard: Heard) => void) => {
  const texts = new WeakMap<object, string>();
  const statements = Object.getPrototypeOf(new Libsql(':memory:').prepare('select 1')) as object;
  const hearRun = (statement: object): void => {
    const text = texts.get(statement) ?? 'prepared before anybody listened';
    if (!ABOUT_STATEMENTS.test(text)) hear({ text });
  };
  return [
    listenAt(Libsql.prototype, 'prepare', (_, [text], statement) => texts.set(statement as object, String(text))),
    ...['get', 'all', 'run'].map((method) => listenAt(statements, method, hearRun)),
  ];
};

const listenToPostgres = (hear: (heard: Heard) => void) => [
  listenAt(pg.Client.prototype, 'query', (_, [asked]) =>
    hear(typeof asked === 'string' ? { text: asked } : (asked as Heard)),
  ),
];

/**
 * Every statement that reaches either engine because of some work, and none that a clock of the server sends beside it; to
 * be asked for before the world begins.
 */
export const listenToStatements = () => {
  const work = new AsyncLocalStorage<Heard[]>();
  const hear = (statement: Heard): void => void work.getStore()?.push(statement);
  const stops = [...listenToSqlite(hear), ...listenToPostgres(hear)];
  return {
    during: async (run: () => Promise<unknown>): Promise<readonly Heard[]> => {
      const heard: Heard[] = [];
      await work.run(heard, run);
      return heard;
    },
    stop: (): void => {
      for (const stop of stops) stop();
    },
  };
};
