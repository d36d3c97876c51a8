import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { SESSION_COOKIE } from '#server/platform/http/session-cookie';
import { hashToken, newToken } from '#server/platform/secrets';
import { keptSchool } from './kept-school.ts';
import { type Pupil, pupilAt } from './pupils.ts';
import type { Size } from './rows.ts';

const SESSIONS = 1000;

/** The data both sides work on, and what the load generator must know of it. */
export interface School {
  readonly pupils: readonly Pupil[];
  /** Of the first pupils, in their order. */
  readonly sessionCookies: readonly string[];
  readonly staffCookies: readonly string[];
  readonly productDir: string;
  readonly floorFile: string;
  readonly webRoot: string;
  remove(): void;
}

/** Opened now, because sessions end within a day. */
const openSessions = (db: Libsql.Database, whose: 'student_id' | 'staff_id', ids: readonly number[]): string[] => {
  const session = db.prepare(
    `insert into sessions (token_hash, ${whose}, created_at, last_seen_at) values (?, ?, ?, ?)`,
  );
  const now = new Date().toISOString();
  return ids.map((id) => {
    const token = newToken();
    session.run([hashToken(token), id, now, now]);
    return `${SESSION_COOKIE}=${token}`;
  });
};

const openAllSessions = (file: string, pupils: readonly Pupil[]) => {
  const db = new Libsql(file);
  db.exec('begin');
  const ids = pupils.slice(0, SESSIONS).map(({ studentId }) => studentId);
  const sessionCookies = openSessions(db, 'student_id', ids);
  const staff = db.prepare(
    "insert into staff (id, email, name, role, password_hash, created_at) values (?, ?, 'معلّم', 'teacher', '', '')",
  );
  const staffIds = ids.map((_, index) => index + 1);
  for (const id of staffIds) staff.run([id, `${id}@himma.example`]);
  const staffCookies = openSessions(db, 'staff_id', staffIds);
  db.exec('commit');
  db.close();
  return { sessionCookies, staffCookies };
};

/** What a server looks for as it starts. */
export const PAGES = ['door.html', 'app.html', 'door-girls.html', 'app-girls.html'] as const;

const addFloorTable = (file: string): void => {
  const db = new Libsql(file);
  db.exec('create table floor_rows (id integer primary key, student_id integer not null, note text not null, at text)');
  db.close();
};

/** A copy of the kept school in a folder of its own; the floor works on another copy of the same file. */
export const openSchool = async (size: Size): Promise<School> => {
  const root = mkdtempSync(join(tmpdir(), 'himma-bench-'));
  const productDir = join(root, 'data');
  const webRoot = join(root, 'web');
  const floorFile = join(root, 'floor.sqlite');
  mkdirSync(webRoot);
  for (const page of PAGES) writeFileSync(join(webRoot, page), '<!doctype html>');

  cpSync(await keptSchool(size), productDir, { recursive: true });
  const file = join(productDir, 'himma.sqlite');
  copyFileSync(file, floorFile);
  addFloorTable(floorFile);
  const pupils = Array.from({ length: size.pupils }, (_, index) => pupilAt(index, size));
  const cookies = openAllSessions(file, pupils);

  const remove = () => rmSync(root, { recursive: true, force: true });
  return { pupils, ...cookies, productDir, floorFile, webRoot, remove };
};
