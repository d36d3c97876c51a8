import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import type { Deps } from '#server/platform/deps';
import { listStudents } from '#server/roster/service';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool } from '#server/seed/demo-school';
import type { Pupil } from '#server/seed/founding';
import { asStaff } from '#server/seed/people';
import type { Happening } from '#server/seed/timeline';
import type { Recipients } from '#wire/recipients';
import { draw } from './seed-pictures.ts';
import { LETTERS, type Letter } from './seed-texts.ts';
import { listSent, markRead, readSent, sendMessage } from './service.ts';

const SEED = 1446;

const MINUTE_MS = 60_000;

/** Of those who came after it was sent. */
const READERS_PERCENT = 75;

const recipientsOf = ({ to }: Letter, pupils: readonly Pupil[]): Recipients => {
  if (to === 'all') return { kind: 'all' };
  if (typeof to === 'number') return { kind: 'grade', grade: to };
  return { kind: 'students', ids: pupils.filter(({ name }) => to.includes(name)).map(({ id }) => id) };
};

const send = async (deps: Deps, staff: StaffActor, letter: Letter, pupils: readonly Pupil[]) =>
  sendMessage(
    deps,
    staff,
    { to: recipientsOf(letter, pupils), text: letter.text, requestKey: randomUUID() },
    letter.drawing ? await draw(letter.drawing) : null,
  );

/** Who came since a letter was sent has mostly read it, a few minutes after coming. */
const readLetters = async (deps: Deps, drawInteger: DrawInteger): Promise<void> => {
  const lastLogins = new Map((await listStudents(deps, {})).map(({ id, last_login }) => [id, last_login]));
  const { batches } = await listSent(deps, undefined);
  for (const { id, created_at } of batches.toReversed())
    for (const pupil of (await readSent(deps, id)).students) {
      const cameAt = lastLogins.get(pupil.student_id) ?? '';
      if (cameAt <= created_at || drawInteger(1, 100) > READERS_PERCENT) continue;
      const at = new Date(Date.parse(cameAt) + drawInteger(1, 6) * MINUTE_MS);
      await markRead({ ...deps, clock: () => at }, pupil.student_id, pupil.id);
    }
};

export const planMessages = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] => [
  ...LETTERS.map((letter) => ({
    at: schoolTime(...letter.sent),
    happen: (deps: Deps) => asStaff(deps, teacher, (staff) => send(deps, staff, letter, pupils)),
  })),
  // After the last visit of the history.
  { at: schoolTime(1, 21, 30), happen: (deps) => readLetters(deps, drawFromSeed(SEED)) },
];
