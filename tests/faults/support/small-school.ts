import type { StaffActor } from '#domain/access/actors';
import { createCredentials } from '#server/cards/service';
import { migrate } from '#server/migrate';
import { readConfig } from '#server/platform/config';
import { makeDeps } from '#server/platform/starting';
import { addStudent } from '#server/roster/service';
import { addStaff } from '#server/staff/service';
import type { DemoStaff, DemoStudent } from '#tests/product';

const OFFICE: StaffActor = {
  kind: 'staff',
  sessionId: 0,
  staffId: 0,
  name: 'office',
  email: '',
  role: 'admin',
  classes: null,
};

export const ADMIN: DemoStaff = {
  name: 'أ. حسن الراشد',
  email: 'hasan@school.example',
  password: 'Qalam-Daftar-77',
  role: 'admin',
};

/** A school of a few pupils: the demo school would take longer to make than the rest of a test. */
export const foundSchool = async (env: NodeJS.ProcessEnv, names: readonly string[]): Promise<DemoStudent[]> => {
  const read = readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'error', ...env });
  if (!('config' in read)) throw new Error(read.problems.join());
  const deps = await makeDeps(read.config);
  await migrate(deps.db, deps.engine);
  await addStaff(deps, null, ADMIN);
  const pupils: DemoStudent[] = [];
  for (const name of names) {
    const { id, grade } = await addStudent(deps, OFFICE, { name, grade: 4 });
    const { loginId, password } = await createCredentials(deps, OFFICE, id);
    pupils.push({ studentId: id, name, grade, loginId, password });
  }
  await deps.db.destroy();
  return pupils;
};
