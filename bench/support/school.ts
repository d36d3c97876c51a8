import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { LOGIN_ID_MIN } from '#domain/cards/credentials';
import type { PlacedVerse } from '#domain/quran/locating';
import { firstName } from '#domain/roster/first-name';
import { GRADES, type Grade } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { migrate } from '#server/migrate';
import { makeMasterKey } from '#server/platform/data-dir';
import { openDatabase } from '#server/platform/db/open';
import { SESSION_COOKIE } from '#server/platform/http/session-cookie';
import { hashToken, makeSecrets, newToken, type Secrets } from '#server/platform/secrets';
import { readPublished } from '#server/quran/published';
import { holdContest } from './contest.ts';
import { COINS_EACH, historyWriter, pointsOf } from './history.ts';
import { writeLongTexts } from './long-texts.ts';
import { stockStore } from './shelf.ts';

/** A school as large as any, and one that is small beside it. */
export const LARGE = 100_000;
export const SMALL = 1000;
const SESSIONS = 1000;
/** How many different pupils the cases log in. */
const PUPILS_IN_PLAY = 20_000;

export interface Pupil {
  readonly studentId: number;
  readonly grade: Grade;
  readonly loginId: number;
  readonly password: string;
}

/** The data both sides work on, and what the load generator must know of it. */
export interface School {
  readonly pupils: readonly Pupil[];
  /** Of the first pupils, in their order. */
  readonly sessionCookies: readonly string[];
  readonly staffCookies: readonly string[];
  readonly file: string;
  readonly productDir: string;
  readonly floorFile: string;
  readonly webRoot: string;
  remove(): void;
}

const FIRST_NAMES = ['عبدالله', 'محمد', 'فيصل', 'سلمان', 'خالد', 'ناصر', 'تركي', 'ريان'];

const pupilAt = (index: number): Pupil => ({
  studentId: DEMO_STUDENT_ID + 1 + index,
  grade: GRADES[index % GRADES.length] ?? GRADES[0],
  // 7919 has no common factor with the pupils' number: every id once, and no two neighbours in the index.
  loginId: LOGIN_ID_MIN + ((index * 7919) % LARGE),
  password: `P${index}`,
});

const insertPupil = (db: Libsql.Database, secrets: Secrets, now: string) => {
  const student = db.prepare(
    'insert into students (id, name, first_name, search_key, grade, points, balance, created_at) values (?,?,?,?,?,?,?,?)',
  );
  const credentials = db.prepare(
    'insert into students_credentials (student_id, login_id, hashed_password, sealed_password, created_at) values (?,?,?,?,?)',
  );
  return (pupil: Pupil, index: number): void => {
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} بن علي ${index}`;
    const { grade, password } = pupil;
    student.run([pupil.studentId, name, firstName(name), searchKey(name), grade, pointsOf(index), COINS_EACH, now]);
    const hashed = secrets.hashStudentPassword(password);
    credentials.run([pupil.studentId, pupil.loginId, hashed, secrets.seal(password), now]);
  };
};

const insertStaff = (db: Libsql.Database, now: string): string[] => {
  const staff = db.prepare(
    "insert into staff (id, email, name, role, password_hash, created_at) values (?, ?, 'معلّم', 'teacher', '', ?)",
  );
  const session = db.prepare('insert into sessions (token_hash, staff_id, created_at, last_seen_at) values (?,?,?,?)');
  return Array.from({ length: SESSIONS }, (_, index) => {
    const token = newToken();
    staff.run([index + 1, `${index}@himma.example`, now]);
    session.run([hashToken(token), index + 1, now, now]);
    return `${SESSION_COOKIE}=${token}`;
  });
};

const insertSession = (db: Libsql.Database, now: string) => {
  const session = db.prepare(
    'insert into sessions (token_hash, student_id, created_at, last_seen_at) values (?,?,?,?)',
  );
  return (pupil: Pupil): string => {
    const token = newToken();
    session.run([hashToken(token), pupil.studentId, now, now]);
    return `${SESSION_COOKIE}=${token}`;
  };
};

/** Writes past the product on purpose: a hundred thousand rows are its input here, not what is measured. */
const fill = (file: string, size: number, secrets: Secrets, verses: readonly PlacedVerse[]) => {
  const db = new Libsql(file);
  const now = new Date().toISOString();
  const pupils = Array.from({ length: size }, (_, index) => pupilAt(index));
  const addPupil = insertPupil(db, secrets, now);
  const addSession = insertSession(db, now);
  const addHistory = historyWriter(db);
  db.exec('begin');
  pupils.forEach((pupil, index) => {
    addPupil(pupil, index);
    addHistory(pupil.studentId, index);
  });
  // Spread over the school, so that neither side reads one warm corner of its indexes.
  const inPlay = pupils.filter((_, index) => index % Math.max(1, size / PUPILS_IN_PLAY) === 0);
  const sessionCookies = inPlay.slice(0, SESSIONS).map(addSession);
  const staffCookies = insertStaff(db, now);
  stockStore(db, now);
  holdContest(db, now);
  writeLongTexts(db, now, verses);
  db.exec('commit');
  db.pragma('wal_checkpoint(truncate)');
  db.close();
  return { pupils: inPlay, sessionCookies, staffCookies };
};

const addFloorTable = (file: string): void => {
  const db = new Libsql(file);
  db.exec('create table floor_rows (id integer primary key, student_id integer not null, note text not null, at text)');
  db.close();
};

/** One school in a folder of its own; the floor works on a copy of the same file. */
export const buildSchool = async (size: number): Promise<School> => {
  const root = mkdtempSync(join(tmpdir(), 'himma-bench-'));
  const productDir = join(root, 'data');
  const webRoot = join(root, 'web');
  const floorFile = join(root, 'floor.sqlite');
  for (const dir of [productDir, webRoot]) mkdirSync(dir);
  for (const page of ['door.html', 'app.html']) writeFileSync(join(webRoot, page), '<!doctype html>');

  const { db, engine } = openDatabase(productDir, undefined);
  await migrate(db, engine);
  await db.destroy();
  const file = join(productDir, 'himma.sqlite');
  const people = fill(file, size, makeSecrets(makeMasterKey(productDir)), await readPublished());
  copyFileSync(file, floorFile);
  addFloorTable(floorFile);

  const remove = () => rmSync(root, { recursive: true, force: true });
  return { ...people, file, productDir, floorFile, webRoot, remove };
};
