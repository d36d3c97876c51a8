import { randomUUID } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { afterDays, type SchoolCalendar, shownTerm } from '#domain/calendar/school-calendar';
import { dayAfter, schoolDay, startOfDay } from '#domain/calendar/school-day';
import { exceptionsOf, type Slot, slotOrder, type TermPlan, termFaults } from '#domain/calendar/terms';
import { concerns, type SchoolClass } from '#domain/roster/classes';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import type { RenameSection } from '#server/platform/sections';
import type { Waiting } from '#server/platform/waiting';
import { sameWishOrThrow } from '#server/platform/wishes';
import { termFaultFields } from '#strings/calendar/refusals';
import { COMMA, exceptionText, firstTerm, slotText } from '#strings/calendar/words';
import { formatWeekday } from '#strings/dates';
import type { SchoolTerm, TermFields, TermMoves } from '#wire/calendar';
import type { TermHooks } from './hooks.ts';
import { endsMovedBy, moveEnds } from './moving.ts';
import * as queries from './queries.ts';

const termOf = ({ id, name, startsOn, endsOn, plan, version }: queries.TermRow): SchoolTerm => {
  const { slots, otherTimes = [], ...rest } = JSON.parse(plan);
  return {
    id,
    name,
    start: startsOn,
    end: endsOn,
    ...rest,
    otherTimes,
    // Those of a term from before there were sections are of a grade as one.
    slots: slots.map((slot: TermPlan['slots'][number]) => ({ ...slot, section: slot.section ?? null })),
    version,
  };
};

const termsOf = onceFor((rows: readonly queries.TermRow[]) => rows.map(termOf));

export const listTerms = async (executor: Executor): Promise<SchoolTerm[]> =>
  termsOf(await queries.listTerms(executor));

/** For every domain that counts days (D-67). */
export const readCalendar = (executor: Executor): Promise<SchoolCalendar> => listTerms(executor);

/** So many days from now, holidays not counted. */
export const dueAfter = async (executor: Executor, now: Date, days: number): Promise<Date> =>
  afterDays(await readCalendar(executor), now, days);

/** The one that runs, or else comes next. */
export const findComingTerm = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SchoolTerm | null> =>
  (await findComing(db, clock()))?.term ?? null;

/** The same, with when it was opened. */
export const findComing = async (executor: Executor, now: Date) => {
  const row = (await queries.listTerms(executor)).find(({ endsOn }) => schoolDay(now) <= endsOn);
  return row ? { term: termOf(row), openedAt: row.createdAt } : null;
};

/** The last term is over and nobody opened the next: since the day after it. */
export const countOver = async (executor: Executor, now: Date): Promise<Waiting> => {
  const last = (await queries.listTerms(executor)).at(-1);
  const isOver = last !== undefined && last.endsOn < schoolDay(now);
  return { count: Number(isOver), oldest: isOver ? startOfDay(dayAfter(last.endsOn, 1)) : null };
};

/** The term that pages show today; a new school has none until its staff open one. */
export const readShownTerm = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SchoolTerm> => {
  return orRefuse(shownTerm(await listTerms(db), schoolDay(clock())), 'no_school_term');
};

export const readTimetable = async (deps: Deps, pupil: PupilActor) => {
  const term = await readShownTerm(deps);
  const slots = term.slots.filter((slot) => concerns(slot, pupil));
  return { ...term, slots, exceptions: exceptionsOf(term, pupil) };
};

const refuseImpossible = (term: TermPlan, others: readonly SchoolTerm[]): void => {
  const faults = termFaults(term, others);
  if (faults.length === 0) return;
  throw new Refusal('school_term_impossible', { fields: termFaultFields(faults) });
};

/** In one order, so that the same plan is the same text. */
const columnsOf = ({ name, start, end, ...fields }: TermPlan & { readonly name: string }) => {
  const weekdays = [...new Set(fields.weekdays)].toSorted((a, b) => a - b);
  const exceptions = fields.exceptions.toSorted((a, b) => a.start.localeCompare(b.start));
  const slots = fields.slots.toSorted(slotOrder);
  const otherTimes = fields.otherTimes.toSorted((a, b) => a.start.localeCompare(b.start));
  const { periods, pausesInRamadan } = fields;
  const plan = { weekdays, periods, otherTimes, exceptions, slots, pausesInRamadan };
  return { name, startsOn: start, endsOn: end, plan: JSON.stringify(plan) };
};

/** Terms stand beside each other: whoever changes one has the turn of all. */
const onTerms = async <T>(
  deps: Deps,
  hooks: TermHooks,
  work: (trx: Executor, terms: readonly SchoolTerm[]) => Promise<T>,
): Promise<T> => {
  const done = await inTurn(deps, 'school-terms', async (trx) => work(trx, await listTerms(trx)));
  deps.live.tellBoth('students', 'calendar');
  for (const { ends } of hooks) if (ends) deps.live.tellBoth('students', ends.topic);
  return done;
};

export const termIn = (terms: readonly SchoolTerm[], id: number): SchoolTerm =>
  orRefuse(
    terms.find((each) => each.id === id),
    'school_term_not_found',
  );

const isSameTerm = (row: queries.TermRow, wish: ReturnType<typeof columnsOf>): boolean =>
  row.name === wish.name && row.startsOn === wish.startsOn && row.endsOn === wish.endsOn && row.plan === wish.plan;

export const openTerm = (
  deps: Deps,
  hooks: TermHooks,
  staff: StaffActor,
  { requestKey, ...fields }: TermFields & { requestKey: string },
) =>
  onTerms(deps, hooks, async (trx) => {
    const rows = await queries.listTerms(trx);
    const columns = columnsOf(fields);
    const made = rows.find((row) => row.requestKey === requestKey);
    if (made) return termOf(sameWishOrThrow(made, isSameTerm(made, columns)));
    refuseImpossible(fields, rows.map(termOf));
    const now = deps.clock();
    const row = await queries.insertTerm(trx, {
      ...columns,
      requestKey,
      createdBy: staff.staffId,
      createdAt: now.toISOString(),
    });
    if (!row) throw new Error('a term was neither made nor found');
    await logAct(trx, now, staff, 'school_term_opened', about('school_terms', row.id, row.name), {
      details: { starts_on: row.startsOn, ends_on: row.endsOn },
    });
    const term = termOf(row);
    for (const { opened } of hooks) await opened?.(trx, term);
    await moveEnds(trx, { deps, hooks, staff, term, before: rows.map(termOf) }, await listTerms(trx));
    return term;
  });

const timesText = (periods: TermPlan['periods']): string => periods.map(({ from, to }) => `${from}–${to}`).join(COMMA);

/** As the log says it. */
const factsOf = (term: SchoolTerm): Record<string, unknown> => ({
  name: term.name,
  startsOn: term.start,
  endsOn: term.end,
  pauses_in_ramadan: term.pausesInRamadan,
  weekdays: term.weekdays.map(formatWeekday).join(COMMA),
  periods: timesText(term.periods),
  other_times: term.otherTimes
    .map((each) => `${each.name} ${each.start}–${each.end}: ${timesText(each.periods)}`)
    .join(COMMA),
  exceptions: term.exceptions.map(exceptionText).join(COMMA),
  slots: term.slots.map(slotText).join(COMMA),
});

const differing = (term: SchoolTerm, other: SchoolTerm): Record<string, unknown> => {
  const others = factsOf(other);
  return Object.fromEntries(Object.entries(factsOf(term)).filter(([key, fact]) => fact !== others[key]));
};

export const changeTerm = (
  deps: Deps,
  hooks: TermHooks,
  staff: StaffActor,
  id: number,
  { version, ...fields }: TermFields & { version: number },
) =>
  onTerms(deps, hooks, async (trx, terms) => {
    const before = termIn(terms, id);
    const columns = columnsOf(fields);
    const after: SchoolTerm = { ...before, ...fields, ...JSON.parse(columns.plan) };
    const changed = differing(after, before);
    // The same again, such as after a reply that was lost, is no conflict.
    if (Object.keys(changed).length === 0) return before;
    if (before.version !== version) throw new Refusal('school_term_changed');
    // As they were sent: a fault names the place in that list.
    const others = terms.filter((each) => each.id !== id);
    refuseImpossible(fields, others);
    for (const { changing } of hooks) await changing?.(trx, after);
    if (!(await queries.updateTerm(trx, id, version, columns))) throw new Refusal('school_term_changed');
    await logAct(trx, deps.clock(), staff, 'school_term_changed', about('school_terms', id, after.name), {
      before: differing(before, after),
      after: changed,
    });
    await moveEnds(trx, { deps, hooks, staff, term: after, before: terms }, await listTerms(trx));
    return { ...after, version: version + 1 };
  });

/** What staff are shown before they save: nothing is written. */
export const previewMoves = async (
  deps: Deps,
  hooks: TermHooks,
  { id, term }: { readonly id: number | null; readonly term: TermFields },
): Promise<{ moves: TermMoves }> => {
  const before = await listTerms(deps.db);
  const others = before.filter((each) => each.id !== id);
  if (id !== null) termIn(before, id);
  refuseImpossible(term, others);
  const after = [...others, term].toSorted((a, b) => a.start.localeCompare(b.start));
  const moved = await endsMovedBy(deps.db, hooks, { before, after }, deps.clock());
  return {
    moves: moved
      .filter(({ ends }) => ends.length > 0)
      .map(({ kind, ends }) => ({ kind, ends: ends.map(({ id, name, from, end }) => ({ id, name, from, to: end })) })),
  };
};

export const removeTerm = (deps: Deps, hooks: TermHooks, staff: StaffActor, id: number) =>
  onTerms(deps, hooks, async (trx, terms) => {
    const term = termIn(terms, id);
    const now = deps.clock();
    if (term.start <= schoolDay(now)) throw new Refusal('school_term_begun');
    await queries.deleteTerm(trx, id);
    const subject = about('school_terms', id, term.name);
    await logAct(trx, now, staff, 'school_term_removed', subject);
    await moveEnds(trx, { deps, hooks, staff, term, before: terms }, await listTerms(trx));
  });

/** The specification's term is the demo school's first (D-62). It is long over, and a real school opens its own. */
export const provideFirstTerm = async (deps: Deps): Promise<void> => {
  if (deps.config.production) return;
  if ((await queries.listTerms(deps.db)).length > 0) return;
  await inTurn(deps, 'school-terms', async (trx) => {
    if ((await queries.listTerms(trx)).length > 0) return;
    const exceptions = FIRST_TERM_EXCEPTIONS.map((each, at) => ({ ...each, name: firstTerm.exceptions[at] as string }));
    await queries.insertTerm(trx, {
      ...columnsOf({ ...FIRST_TERM, name: firstTerm.name, exceptions }),
      requestKey: randomUUID(),
      createdBy: null,
      createdAt: deps.clock().toISOString(),
    });
  });
};

/** In every timetable, also of terms that are over. */
export const renameSectionInTimetables: RenameSection = async (trx, { grade, from, to }) => {
  const renamed = <Of extends SchoolClass>(of: Of): Of =>
    of.grade === grade && of.section === from ? { ...of, section: to } : of;
  // Before they are read: who changes one meanwhile is told that it changed.
  await queries.holdTerms(trx);
  for (const { id, plan, version } of await queries.listTerms(trx)) {
    const before = JSON.parse(plan) as Pick<TermPlan, 'slots' | 'exceptions'>;
    const isLeft = (slot: Slot): boolean => slot.grade === grade && slot.section === to;
    // An hour that a section of that name had before is one with the same hour of this one.
    const own = before.slots.filter((slot) => !isLeft(slot)).map(renamed);
    const left = before.slots.filter((slot) => isLeft(slot) && !own.some((each) => slotOrder(each, slot) === 0));
    const slots = [...own, ...left].toSorted(slotOrder);
    const exceptions = before.exceptions.map((each) => (each.of ? { ...each, of: renamed(each.of) } : each));
    const after = JSON.stringify({ ...before, exceptions, slots });
    if (after !== plan) await queries.updateTerm(trx, id, version, { plan: after });
  }
};
