import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { schoolDay, weekOf } from '#domain/calendar/school-day';
import { DOMAINS } from '#server/domains';
import { makeSchool } from './make-school.ts';
import type { Size } from './rows.ts';

const KEPT = join(import.meta.dirname, '..', '..', '..', 'bench-school');

/** Changes with the tables, with the code that writes the rows, and with the week, because some of them must be recent. */
const version = (): string => {
  const hash = createHash('sha256').update(weekOf(schoolDay(new Date())));
  for (const { migrations = {} } of DOMAINS) hash.update(Object.keys(migrations).join());
  for (const name of readdirSync(import.meta.dirname).toSorted())
    if (name.endsWith('.js')) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 12);
};

/** The folder of a school of this size, which takes a minute or two to make and is made once. */
export const keptSchool = async (size: Size): Promise<string> => {
  const name = `${size.pupils}-pupils-`;
  const kept = join(KEPT, `${name}${version()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(KEPT, { recursive: true });
  for (const old of readdirSync(KEPT))
    if (old.startsWith(name)) rmSync(join(KEPT, old), { recursive: true, force: true });
  const unfinished = `${kept}.unfinished`;
  mkdirSync(unfinished);
  await makeSchool(unfinished, size);
  renameSync(unfinished, kept);
  return kept;
};
