import { randomUUID } from 'node:crypto';
import type { PupilActor, StaffActor } from '#domain/access/actors';
import { FIRST_TERM, FIRST_TERM_EXCEPTIONS } from '#domain/calendar/first-term';
import { afterDays, type SchoolCalendar, shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { type TermPlan, termFaults } from '#domain/calendar/terms';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { onceFor } from '#server/platform/once-for';
import { sameWishOrThrow } from '#server/platform/wishes';
import { termFaultFields } from '#strings/calendar/refusals';
import { COMMA, firstTerm, slotText } from '#strings/calendar/words';
import { formatWeekday } from '#strings/dates';
import type { SchoolTerm, TermFields } from '#wire/calendar';
import * as queries from './queries.ts';

const termOf = ({ id, name, startsOn, endsOn, plan, version }: queries.TermRow): SchoolTerm => ({
  id,
  name,
  start: startsOn,
  end: endsOn,
  ...JSON.parse(plan),
  version,
});

const termsOf = onceFor((rows: readonly queries.TermRow[]) => rows.map(termOf));

export const listTerms = async (executor: Executor): Promise<SchoolTerm[]> =>
  termsOf(await queries.listTerms(executor));

/** For every domain that counts days (D-67). */
export const readCalendar = (executor: Executor): Promise<SchoolCalendar> => listTerms(executor);

/** So many days from now, holidays not counted. */
export const dueAfter = async (executor: Executor, now: Date, days: number): Promise<Date> =>
  afterDays(await readCalendar(executor), now, days);

/** The one that runs, or else comes next. */
export const findComingTerm = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SchoolTerm | null> => {
  const today = schoolDay(clock());
  return (await listTerms(db)).find(({ end }) => today <= end) ?? null;
};

/** The term that pages show today; a new school has none until its staff open one. */
export const readShownTerm = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<SchoolTerm> => {
  const term = shownTerm(await listTerms(db), schoolDay(clock()));
  if (!term) throw new Refusal('no_school_term');
  return term;
};

export const readTimetable = async (deps: Deps, { grade }: PupilActor) => {
  const term = await readShownTerm(deps);
  return { ...term, slots: term.slots.filter((slot) => slot.grade === grade) };
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
  const slots = fields.slots.toSorted((a, b) => a.weekday - b.weekday || a.period - b.period || a.grade - b.grade);
  const plan = { weekdays, periods: fields.periods, exceptions, slots, pausesInRamadan: fields.pausesInRamadan };
  return { name, startsOn: start, endsOn: end, plan: JSON.stringify(plan) };
};

/** Terms stand beside each other: whoever changes one has the turn of all. */
const onTerms = async <T>(
  deps: Deps,
  work: (trx: Executor, terms: readonly SchoolTerm[]) => Promise<T>,
): Promise<T> => {
  const done = await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'school-terms');
    return work(trx, await listTerms(trx));
  });
  deps.live.tellBoth('students', 'calendar');
  return done;
};

const findTerm = (terms: readonly SchoolTerm[], id: number): SchoolTerm => {
  const term = terms.find((each) => each.id === id);
  if (!term) throw new Refusal('school_term_not_found');
  return term;
};

const isSameTerm = (row: queries.TermRow, wish: ReturnType<typeof columnsOf>): boolean =>
  row.name === wish.name && row.startsOn === wish.startsOn && row.endsOn === wish.endsOn && row.plan === wish.plan;

export const openTerm = (
  deps: Deps,
  staff: StaffActor,
  { requestKey, ...fields }: TermFields & { requestKey: string },
) =>
  onTerms(deps, async (trx) => {
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
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'school_term_opened',
      ...about('school_terms', row.id, row.name),
      details: { starts_on: row.startsOn, ends_on: row.endsOn },
    });
    return termOf(row);
  });

/** As the log says it. */
const factsOf = (term: SchoolTerm): Record<string, unknown> => ({
  name: term.name,
  startsOn: term.start,
  endsOn: term.end,
  pauses_in_ramadan: term.pausesInRamadan,
  weekdays: term.weekdays.map(formatWeekday).join(COMMA),
  periods: term.periods.map(({ from, to }) => `${from}–${to}`).join(COMMA),
  exceptions: term.exceptions.map(({ name, start, end }) => `${name} ${start}–${end}`).join(COMMA),
  slots: term.slots.map(slotText).join(COMMA),
});

const differing = (term: SchoolTerm, other: SchoolTerm): Record<string, unknown> => {
  const others = factsOf(other);
  return Object.fromEntries(Object.entries(factsOf(term)).filter(([key, fact]) => fact !== others[key]));
};

export const changeTerm = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { version, ...fields }: TermFields & { version: number },
) =>
  onTerms(deps, async (trx, terms) => {
    const before = findTerm(terms, id);
    const columns = columnsOf(fields);
    const after: SchoolTerm = { ...before, ...fields, ...JSON.parse(columns.plan) };
    const changed = differing(after, before);
    // The same again, such as after a reply that was lost, is no conflict.
    if (Object.keys(changed).length === 0) return before;
    if (before.version !== version) throw new Refusal('school_term_changed');
    // As they were sent: a fault names the place in that list.
    refuseImpossible(
      fields,
      terms.filter((each) => each.id !== id),
    );
    await queries.updateTerm(trx, id, { ...columns, version: version + 1 });
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'school_term_changed',
      ...about('school_terms', id, after.name),
      before: differing(before, after),
      after: changed,
    });
    return { ...after, version: version + 1 };
  });

export const removeTerm = (deps: Deps, staff: StaffActor, id: number) =>
  onTerms(deps, async (trx, terms) => {
    const term = findTerm(terms, id);
    const now = deps.clock();
    if (term.start <= schoolDay(now)) throw new Refusal('school_term_begun');
    await queries.deleteTerm(trx, id);
    const subject = about('school_terms', id, term.name);
    await logAdminAction(trx, now, { actor: staff, action: 'school_term_removed', ...subject });
  });

/** The specification's term is the demo school's first (D-62). It is long over, and a real school opens its own. */
export const provideFirstTerm = async (deps: Deps): Promise<void> => {
  if (deps.config.production) return;
  if ((await queries.listTerms(deps.db)).length > 0) return;
  await deps.db.transaction().execute(async (trx) => {
    await takeTurns(trx, deps.engine, 'school-terms');
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
