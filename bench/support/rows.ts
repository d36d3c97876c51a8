import Libsql from 'libsql';
import { PERIOD_TIMES, SCHOOL_WEEKDAYS, usualSlots } from '#domain/calendar/terms';

/** When all of it happened. */
export const AT = '2026-02-01T08:00:00.000Z';

/** Past the product, in one go, and known to the planner. */
export const writeRows = (file: string, write: (db: Libsql.Database) => void): void => {
  const db = new Libsql(file);
  db.exec('begin');
  write(db);
  db.exec('commit');
  db.exec('analyze');
  db.pragma('wal_checkpoint(truncate)');
  db.close();
};

export const PLAN = {
  weekdays: [...SCHOOL_WEEKDAYS],
  periods: PERIOD_TIMES,
  exceptions: [],
  slots: usualSlots(),
  pausesInRamadan: false,
};

/** The cases of one run fill the same school. */
export const writeTerm = (db: Libsql.Database, start: string, end: string): void => {
  const term = db.prepare(
    "insert or ignore into school_terms (id, request_key, name, starts_on, ends_on, plan, created_at) values (1, 'bench', 'term', ?, ?, ?, ?)",
  );
  term.run([start, end, JSON.stringify(PLAN), AT]);
};
