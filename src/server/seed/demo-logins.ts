import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import { GRADES } from '#domain/roster/grades';
import { type OpenCard, ownCard } from '#server/cards/service';
import type { Deps } from '#server/platform/deps';
import type { DemoStaff } from './demo-school.ts';

export interface DemoLogins {
  readonly students: readonly OpenCard[];
  readonly staff: readonly DemoStaff[];
}

const pathOf = ({ config }: Deps): string => join(config.dataDir, 'demo-logins.json');

export const collectStudentLogins = async (deps: Deps, studentIds: readonly number[]): Promise<OpenCard[]> => {
  const cards: OpenCard[] = [];
  for (const id of studentIds) cards.push(await ownCard(deps, id));
  return cards;
};

/** Written beside and renamed: the mode of a new file counts only while it is made. */
export const saveLogins = (deps: Deps, logins: DemoLogins): void => {
  const incoming = `${pathOf(deps)}.incoming`;
  rmSync(incoming, { force: true });
  writeFileSync(incoming, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(incoming, pathOf(deps));
};

/** The list is for trying things out, and is no place to stay for somebody who is erased. */
export const forgetDemoLogin = (deps: Deps, studentId: number): void => {
  if (!existsSync(pathOf(deps))) return;
  const { students, staff } = JSON.parse(readFileSync(pathOf(deps), 'utf8')) as DemoLogins;
  saveLogins(deps, { students: students.filter((card) => card.studentId !== studentId), staff });
};

const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(cell.length, widest[i] ?? 0)),
    [],
  );
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('   ')}`.trimEnd());
};

const studentRow = (label: string, card: OpenCard | undefined): string[][] =>
  card ? [['/login', label, String(card.loginId), card.password]] : [];

export const describeLogins = (deps: Deps, { students, staff }: DemoLogins): string => {
  const somePupils = GRADES.flatMap((grade) =>
    studentRow(
      `pupil, grade ${grade}`,
      students.find((card) => card.grade === grade && card.studentId !== DEMO_STUDENT_ID),
    ),
  );
  const tryOut = students.find((card) => card.studentId === DEMO_STUDENT_ID);
  const tryOutPupil = studentRow(`pupil ${DEMO_STUDENT_ID}`, tryOut);
  const accounts = staff.map(({ role, email, password }) => ['/admin/login', role, email, password]);
  return [
    '',
    'The demo school is ready. Nobody in it is real. Logins:',
    '',
    ...table([...somePupils, ...tryOutPupil, ...accounts]),
    '',
    `All of them: ${pathOf(deps)}`,
  ].join('\n');
};

export const hintAtLogins = (deps: Deps): string | null =>
  existsSync(pathOf(deps)) ? `Demo logins: ${pathOf(deps)}` : null;
