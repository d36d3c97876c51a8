import { join } from 'node:path';
import Libsql from 'libsql';
import { firstName } from '#domain/roster/first-name';
import { searchKey } from '#domain/roster/names';
import { migrate } from '#server/migrate';
import { makeMasterKey } from '#server/platform/data-dir';
import { openDatabase } from '#server/platform/db/open';
import { makeSecrets, type Secrets } from '#server/platform/secrets';
import { readPublished } from '#server/quran/published';
import { holdContests } from './contest.ts';
import { holdSessions } from './glories.ts';
import { writeAudit, writeWeeks } from './history.ts';
import { writeLedger } from './ledger.ts';
import { writeLessons } from './lessons.ts';
import { writeLongTexts } from './long-texts.ts';
import { writePapers } from './papers.ts';
import { pupilAt } from './pupils.ts';
import { hearPupils } from './recitation.ts';
import { AT, type Size, writeNumbers, writeTerm } from './rows.ts';
import { stockStore } from './shelf.ts';

const FIRST_NAMES = ['عبدالله', 'محمد', 'فيصل', 'سلمان', 'خالد', 'ناصر', 'تركي', 'ريان'];

const writePupils = (db: Libsql.Database, size: Size, secrets: Secrets): void => {
  const student = db.prepare(
    'insert into students (id, name, first_name, search_key, grade, class_id, created_at) values (?,?,?,?,?,?,?)',
  );
  const credentials = db.prepare(
    'insert into students_credentials (student_id, login_id, hashed_password, sealed_password, created_at) values (?,?,?,?,?)',
  );
  for (let index = 0; index < size.pupils; index += 1) {
    const { studentId, grade, section, loginId, password } = pupilAt(index, size);
    const name = `${FIRST_NAMES[index % FIRST_NAMES.length]} بن علي ${index}`;
    student.run([studentId, name, firstName(name), searchKey(name), grade, section, AT]);
    credentials.run([studentId, loginId, secrets.hashStudentPassword(password), secrets.seal(password), AT]);
  }
};

/** Writes past the product on purpose: millions of rows are its input here, not what is measured. */
export const makeSchool = async (dir: string, size: Size): Promise<void> => {
  const opened = openDatabase(dir, undefined);
  await migrate(opened.db, opened.engine);
  await opened.db.destroy();
  const published = await readPublished();
  const db = new Libsql(join(dir, 'himma.sqlite'));
  for (const pragma of ['synchronous = off', 'cache_size = -800000', 'temp_store = memory']) db.pragma(pragma);
  db.exec('begin');
  writeNumbers(db);
  writePupils(db, size, makeSecrets(makeMasterKey(dir)));
  writeLedger(db, size);
  writeWeeks(db);
  stockStore(db);
  writeTerm(db);
  writeLessons(db);
  holdSessions(db, size);
  holdContests(db, size);
  writeLongTexts(db, published);
  hearPupils(db, size);
  writePapers(db, size);
  writeAudit(db, size);
  db.exec('commit');
  // Known to the planner.
  db.exec('analyze');
  db.pragma('wal_checkpoint(truncate)');
  db.close();
};
