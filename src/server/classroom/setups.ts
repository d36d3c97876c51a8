import type { StaffActor } from '#domain/access/actors';
import type { Preset, Seats } from '#domain/classroom/setup';
import { classKey, type SchoolClass } from '#domain/roster/classes';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { COMMA } from '#strings/calendar/words';
import { FIRST_PRESETS, presetText } from '#strings/classroom/words';
import { className } from '#strings/widgets';
import * as queries from './queries.ts';

/** As wide as most classrooms are, until staff say how theirs sit. */
const FIRST_SEATS: Seats = { width: 4, order: [] };

const read = async <Setup>(executor: Executor, kind: queries.SetupRow['kind'], first: Setup) => {
  const row = await queries.findSetup(executor, kind);
  return row ? { setup: JSON.parse(row.setup) as Setup, version: row.version } : { setup: first, version: 0 };
};

export const readPresets = async (executor: Executor) => {
  const { setup, version } = await read<readonly Preset[]>(executor, 'presets', FIRST_PRESETS);
  return { version, presets: [...setup] };
};

const seatsOf = (of: SchoolClass) => `seats-${classKey(of)}` as const;

/** A section that nobody arranged sits as its grade does: who is not of it is not there. */
const findSeats = async (executor: Executor, of: SchoolClass) =>
  of.section !== null && !(await queries.findSetup(executor, seatsOf(of)))
    ? { ...(await read(executor, seatsOf({ ...of, section: null }), FIRST_SEATS)), version: 0 }
    : await read(executor, seatsOf(of), FIRST_SEATS);

export const readSeats = async (executor: Executor, of: SchoolClass) => {
  const { setup, version } = await findSeats(executor, of);
  return { width: setup.width, order: [...setup.order], version };
};

/** From the version that was shown; the same again, such as after a reply that was lost, is no conflict. */
const change = async (trx: Executor, kind: queries.SetupRow['kind'], version: number, setup: string) => {
  const before = await queries.findSetup(trx, kind);
  if (before?.setup === setup) return null;
  if ((before?.version ?? 0) !== version) throw new Refusal('class_setup_changed');
  await queries.putSetup(trx, { kind, setup, version: version + 1 });
  return { before };
};

export const changePresets = async (
  deps: Deps,
  staff: StaffActor,
  { version, presets }: { readonly version: number; readonly presets: readonly Preset[] },
) => {
  const done = await inTurn(deps, 'class-setup', async (trx) => {
    const before = await readPresets(trx);
    if (await change(trx, 'presets', version, JSON.stringify(presets)))
      await logAct(trx, deps.clock(), staff, 'class_presets_changed', about('class_setups', 'presets'), {
        before: { presets: before.presets.map(presetText).join(COMMA) },
        after: { presets: presets.map(presetText).join(COMMA) },
      });
    return readPresets(trx);
  });
  deps.live.tell('staff', 'classroom');
  return done;
};

export const changeSeats = async (
  deps: Deps,
  staff: StaffActor,
  of: SchoolClass,
  { version, width, order }: Seats & { readonly version: number },
) => {
  const done = await inTurn(deps, 'class-setup', async (trx) => {
    const isMember = await queries.listMemberIds(trx, of);
    const seats = { width, order: [...new Set(order)].filter((id) => isMember.has(id)) };
    if (await change(trx, seatsOf(of), version, JSON.stringify(seats)))
      await logAct(trx, deps.clock(), staff, 'class_seats_changed', about('class_setups', seatsOf(of), className(of)), {
        details: { grade: of.grade, width },
      });
    return readSeats(trx, of);
  });
  deps.live.tell('staff', 'classroom');
  return done;
};
