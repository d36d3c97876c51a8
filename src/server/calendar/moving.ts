import type { StaffActor } from '#domain/access/actors';
import { movedEnd, type SchoolCalendar } from '#domain/calendar/school-calendar';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import type { EndsInDays, MovedEnd, RunningEnd, TermHooks } from './hooks.ts';

interface Change {
  readonly before: SchoolCalendar;
  readonly after: SchoolCalendar;
}

const movedBy = (running: readonly RunningEnd[], { before, after }: Change, now: Date): MovedEnd[] =>
  running.flatMap((each): MovedEnd[] => {
    const promised = { since: new Date(each.since), end: new Date(each.end) };
    const end = movedEnd(before, after, promised, now).toISOString();
    return end === promised.end.toISOString() ? [] : [{ ...each, from: each.end, end }];
  });

/** By what the domains promised: whose ends would be others by the new calendar. */
export const endsMovedBy = async (
  executor: Executor,
  hooks: TermHooks,
  change: Change,
  now: Date,
): Promise<(EndsInDays & { ends: MovedEnd[] })[]> => {
  const moved: (EndsInDays & { ends: MovedEnd[] })[] = [];
  for (const { ends } of hooks)
    if (ends) moved.push({ ...ends, ends: movedBy(await ends.list(executor, now), change, now) });
  return moved;
};

interface Moving {
  readonly deps: Deps;
  readonly hooks: TermHooks;
  readonly staff: StaffActor;
  readonly term: { readonly id: number; readonly name: string };
  readonly before: SchoolCalendar;
}

/** In the transaction of the change: what runs ends by the new calendar, and what is over stays over. */
export const moveEnds = async (trx: Executor, { deps, hooks, staff, term, before }: Moving, after: SchoolCalendar) => {
  const now = deps.clock();
  const moved = (await endsMovedBy(trx, hooks, { before, after }, now)).filter(({ ends }) => ends.length > 0);
  if (moved.length === 0) return;
  for (const { ends, move } of moved) await move(trx, ends);
  await logAct(trx, now, staff, 'ends_moved', about('school_terms', term.id, term.name), {
    details: Object.fromEntries(moved.map(({ kind, ends }) => [`moved_${kind}`, ends.length])),
  });
};
