import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { CHANGES_A_DAY, isAllowed, type Mode, PURPOSES, type Purpose, type Way } from '#domain/consents/consents';
import type { LiveTopic } from '#domain/vocabulary';
import { about, logAct, logAdminAction } from '#server/platform/audit';
import type { Engine, Executor } from '#server/platform/db/database';
import { type ClassFilter, listPupilsOf } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { removeFiles } from '#server/platform/files/files';
import { inTurn, takeTurns } from '#server/platform/guards';
import * as queries from './queries.ts';

export { deleteFilesOf, isWithheld, isWithheldFrom, listRefused, withheldFlag } from './queries.ts';

/** What a domain does where one of its purposes is allowed, or not any more. */
export interface ConsentEffect {
  /** Takes away what is there of pupils it is withheld from, in the transaction that withdraws; the files whose rows went. */
  readonly withdraw?: (trx: Executor) => Promise<readonly WithdrawnFile[]>;
  /** What the pupils' pages ask again. */
  readonly topic: LiveTopic;
}

export interface WithdrawnFile {
  readonly id: string;
  readonly extension: string;
}

export type ConsentEffects = Readonly<Partial<Record<Purpose, ConsentEffect>>>;

const TURN = 'consents';

/** Before what is sent is kept: whatever is withdrawn at that moment is withdrawn before or after, and never missed. */
export const takeConsentTurn = (trx: Executor, engine: Engine): Promise<void> => takeTurns(trx, engine, TURN);

const readModes = async (executor: Executor): Promise<Record<Purpose, Mode>> => {
  const modes: Record<Purpose, Mode> = { photo: 'open', voice: 'open', boards: 'open' };
  for (const { purpose, mode } of await queries.listModes(executor)) modes[purpose] = mode;
  return modes;
};

export const listConsents = async ({ db }: Deps, which: ClassFilter) => {
  const modes = await readModes(db);
  const pupils = await listPupilsOf(db, which);
  const last = await queries.listLast(db, which);
  const lastOf = new Map(last.map((row) => [`${row.studentId}:${row.purpose}`, row]));
  const said = (studentId: number, purpose: Purpose) => lastOf.get(`${studentId}:${purpose}`) ?? null;
  return {
    modes,
    pupils: pupils.map((pupil) => ({
      ...pupil,
      photo: said(pupil.studentId, 'photo'),
      voice: said(pupil.studentId, 'voice'),
      boards: said(pupil.studentId, 'boards'),
    })),
  };
};

/** What the guardian may decide, of one pupil. A purpose that the school has turned off is nothing to decide. */
export const consentsOf = async (executor: Executor, studentId: number) => {
  const modes = await readModes(executor);
  const said = await queries.listSaid(executor, [studentId], PURPOSES);
  return PURPOSES.filter((purpose) => modes[purpose] !== 'off').map((purpose) => {
    const last = said.find((row) => row.purpose === purpose)?.isGiven;
    return { purpose, isAllowed: isAllowed(modes[purpose], last == null ? null : last === 1) };
  });
};

export interface Decision {
  readonly studentIds: readonly number[];
  readonly purposes: readonly Purpose[];
  readonly isGiven: boolean;
  readonly way: Way;
  readonly saidOn: string;
}

interface Changed {
  readonly studentId: number;
  readonly name: string;
  readonly purpose: Purpose;
}

/** It is so already; or a paper that was signed before would give what was taken back since. */
const saysNothingNew = (last: Awaited<ReturnType<typeof queries.listSaid>>[number], isGiven: boolean, saidOn: string) =>
  (last.isGiven === 1) === isGiven || (isGiven && last.saidOn !== null && last.saidOn > saidOn);

/** Writes what is new; what was said before and is said again changes nothing. */
export const writeConsents = async (
  trx: Executor,
  now: Date,
  { studentIds, purposes, isGiven, way, saidOn }: Decision,
  recordedBy: number | null,
): Promise<Changed[]> => {
  const rows = await queries.listSaid(trx, studentIds, purposes);
  const changed: Changed[] = [];
  for (const studentId of new Set(studentIds)) {
    const own = rows.filter((row) => row.studentId === studentId);
    const [pupil] = own;
    if (!pupil) throw new Refusal('student_not_found');
    for (const purpose of purposes) {
      const last = own.find((row) => row.purpose === purpose);
      if (last && saysNothingNew(last, isGiven, saidOn)) continue;
      const row = { studentId, purpose, isGiven: isGiven ? 1 : 0, way, saidOn, recordedBy } as const;
      await queries.insertLast(trx, { ...row, createdAt: now.toISOString() });
      changed.push({ studentId, name: pupil.name, purpose });
    }
  }
  return changed;
};

const withdraw = async (trx: Executor, effects: ConsentEffects, purposes: readonly Purpose[]) => {
  const files: WithdrawnFile[] = [];
  for (const purpose of purposes) files.push(...((await effects[purpose]?.withdraw?.(trx)) ?? []));
  return files;
};

interface Settled {
  readonly purposes: readonly Purpose[];
  readonly files: readonly WithdrawnFile[];
  /** Whose they were; everybody, where nobody is named. */
  readonly students?: readonly number[];
}

/** After the commit: the files go, and whoever sees something of it asks again. */
const settle = async (deps: Deps, effects: ConsentEffects, { purposes, files, students }: Settled): Promise<void> => {
  await removeFiles(deps, files);
  const whom = students ? { students } : 'students';
  for (const purpose of purposes) {
    const topic = effects[purpose]?.topic;
    if (topic) deps.live.tellBoth(whom, topic);
  }
  deps.live.tellBoth(whom, 'consents');
};

/** By staff who write down what they were told, or by the guardian on the page that a slip opens, where they may still. */
export const decide = async (
  deps: Deps,
  effects: ConsentEffects,
  actor: StaffActor | null,
  decision: Decision,
  mayStill?: (trx: Executor) => Promise<void>,
) => {
  const now = deps.clock();
  if (decision.saidOn > schoolDay(now)) throw new Refusal('consent_of_the_future');
  const { purposes, isGiven, way, saidOn } = decision;
  const { changed, files, stayed } = await inTurn(deps, TURN, async (trx) => {
    await mayStill?.(trx);
    const written = await writeConsents(trx, now, decision, actor?.staffId ?? null);
    if (written.length > 0)
      await logAdminAction(
        trx,
        now,
        ...written.map(({ studentId, name, purpose }) => ({
          actor,
          action: isGiven ? ('consent_given' as const) : ('consent_withdrawn' as const),
          ...about('guardian_consents', studentId, name),
          details: { purpose, way, saidOn },
        })),
      );
    const left = isGiven ? await queries.listSaid(trx, decision.studentIds, purposes) : [];
    return {
      changed: written,
      files: isGiven ? [] : await withdraw(trx, effects, purposes),
      stayed: new Set(left.flatMap((row) => (row.isGiven === 0 ? row.studentId : []))).size,
    };
  });
  const students = changed.map(({ studentId }) => studentId);
  if (changed.length > 0) await settle(deps, effects, { purposes, files, students });
  return { stayed };
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The guardian of one pupil, on the page. */
export const decideByPage = async (
  deps: Deps,
  effects: ConsentEffects,
  { studentId, purpose, isGiven }: { studentId: number; purpose: Purpose; isGiven: boolean },
): Promise<void> => {
  const now = deps.clock();
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const saying = { isGiven, way: 'page', saidOn: schoolDay(now) } as const;
  await decide(deps, effects, null, { studentIds: [studentId], purposes: [purpose], ...saying }, async (trx) => {
    // In the turn: many sent at once are counted one by one. Its words say when: a day told in minutes helps nobody.
    if ((await queries.countByPage(trx, studentId, since)) >= CHANGES_A_DAY) throw new Refusal('consents_limited');
  });
};

/** What is there of pupils to whom the new way does not allow it goes at once. */
export const setMode = async (deps: Deps, effects: ConsentEffects, staff: StaffActor, purpose: Purpose, mode: Mode) => {
  const files = await inTurn(deps, TURN, async (trx) => {
    const before = (await readModes(trx))[purpose];
    if (before === mode) return [];
    await queries.putMode(trx, purpose, mode);
    await logAct(trx, deps.clock(), staff, 'consent_mode_changed', about('consent_modes', null), {
      details: { purpose },
      before: { consentMode: before },
      after: { consentMode: mode },
    });
    return withdraw(trx, effects, [purpose]);
  });
  await settle(deps, effects, { purposes: [purpose], files });
};
