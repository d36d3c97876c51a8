import { dayAfter, isDay, weekOf } from '#domain/calendar/school-day';
import {
  closedTerm,
  layOutWeeks,
  PERIOD_TIMES,
  proposeEnd,
  SCHOOL_WEEKDAYS,
  TERM_DAYS_MAX,
  type TermException,
  type TermFault,
  type TermPlan,
  termFaults,
  USUAL_WEEKS,
  usualSlots,
} from '#domain/calendar/terms';
import { isTimeOfDay } from '#domain/store/opening';
import { termFaultFields } from '#strings/calendar/refusals';
import { termForm } from '#strings/calendar/staff';
import { closingNames } from '#strings/calendar/words';
import type { OfferedTerm, SchoolTerm, TermFields } from '#wire/calendar';

/** The form as it stands. Without an end of its own it has the one that is proposed. */
export type TermDraft = Omit<TermFields, 'end'> & {
  readonly end: string | null;
  /** How many weeks the proposed end leaves room for. */
  readonly weeks: number;
  /** The last two weeks review and examine. */
  readonly isClosed: boolean;
};

/** What a form was filled from; a term that is not opened yet has no id. */
export type SeenTerm = TermDraft & { readonly id?: number; readonly version: number };

export const draftOf = ({ id: _, version: __, ...fields }: SeenTerm): TermDraft => fields;

const countWeeks = (term: TermPlan): number => layOutWeeks(term).filter(({ number }) => number !== null).length;

/** A term that is there says itself how it ends. */
export const seenTerm = (term: SchoolTerm): SeenTerm => ({ ...term, weeks: countWeeks(term), isClosed: false });

/** Begins on the first Sunday after the last term, with its week, its times and its timetable. */
export const nextTerm = (terms: readonly SchoolTerm[], today: string): TermDraft => {
  const last = terms.at(-1);
  const after = last && last.end > today ? last.end : today;
  return {
    name: '',
    start: dayAfter(weekOf(after), 7),
    end: null,
    weekdays: last?.weekdays ?? [...SCHOOL_WEEKDAYS],
    weeks: last ? countWeeks(last) : USUAL_WEEKS,
    isClosed: true,
    periods: last?.periods ?? [...PERIOD_TIMES],
    otherTimes: [],
    exceptions: [],
    slots: last?.slots ?? usualSlots(),
    pausesInRamadan: last?.pausesInRamadan ?? false,
  };
};

type Offered = Pick<OfferedTerm, 'name' | 'start' | 'end' | 'exceptions'>;

/** What the ministry's calendar says of it, over what the term before has; where it names no exams they are proposed. */
export const offeredDraft = ({ name, start, end, exceptions }: Offered): Partial<TermDraft> => ({
  ...{ name, start, end, exceptions },
  isClosed: true,
});

const isTimed = (periods: TermDraft['periods']): boolean =>
  periods.every(({ from, to }) => isTimeOfDay(from) && isTimeOfDay(to));

const hasDates = ({ start, exceptions, otherTimes, periods, weekdays }: TermDraft): boolean =>
  isDay(start) &&
  weekdays.length > 0 &&
  exceptions.every((each) => isDay(each.start) && isDay(each.end)) &&
  isTimed(periods) &&
  otherTimes.every((each) => isDay(each.start) && isDay(each.end) && isTimed(each.periods));

export const proposedEnd = (draft: TermDraft): string | null =>
  hasDates(draft) ? proposeEnd(draft, draft.weeks) : null;

/** As it is sent. Lessons on days that are no longer school days go. */
export const fieldsOf = ({ weeks, isClosed, ...draft }: TermDraft): TermFields => {
  const whole = { ...draft, weeks, isClosed };
  const end = draft.end ?? proposedEnd(whole) ?? '';
  const term = { ...draft, end, slots: draft.slots.filter(({ weekday }) => draft.weekdays.includes(weekday)) };
  const canClose =
    isClosed &&
    draft.exceptions.every(({ type }) => type === 'holiday') &&
    hasDates(whole) &&
    isDay(end) &&
    end <= dayAfter(term.start, TERM_DAYS_MAX);
  return canClose ? { ...term, exceptions: closedTerm(term, closingNames) } : term;
};

/** Nothing can be laid out from these. */
const SHAPELESS: readonly TermFault['kind'][] = ['ends_before_start', 'too_long', 'no_weekday'];

/** What is wrong by the rules, at its field, and the plan to look at where there is one. */
export const judge = (
  draft: TermDraft,
  others: readonly SchoolTerm[],
): { faults: Readonly<Record<string, string>>; plan: TermPlan | null } => {
  const plan = fieldsOf(draft);
  if (draft.weekdays.length === 0) return { faults: termFaultFields([{ kind: 'no_weekday' }]), plan: null };
  if (!hasDates(draft)) return { faults: {}, plan: null };
  if (draft.end === null && plan.end === '') return { faults: { end: termForm.noRoom }, plan: null };
  if (!isDay(plan.end)) return { faults: {}, plan: null };
  const faults = termFaults(plan, others);
  const isShapeless = faults.some(({ kind }) => SHAPELESS.includes(kind));
  return { faults: termFaultFields(faults), plan: isShapeless ? null : plan };
};

/** A week after the last one, so that a new holiday does not begin as a fault. */
export const withException = (draft: TermDraft): TermDraft['exceptions'] => {
  const last = draft.exceptions.at(-1);
  const day = last && isDay(last.end) ? dayAfter(last.end, 7) : draft.start;
  return [...draft.exceptions, { type: 'holiday', name: '', start: day, end: day }];
};

/** Begin with those of every day, a week into the term. */
export const withOtherTimes = (draft: TermDraft, name: string): TermDraft['otherTimes'] => {
  const last = draft.otherTimes.at(-1);
  const day = last && isDay(last.end) ? dayAfter(last.end, 1) : draft.start;
  return [...draft.otherTimes, { name, start: day, end: day, periods: draft.periods }];
};

/** A holiday that moves past its end takes the end along. */
export const movedException = <E extends Pick<TermException, 'start' | 'end'>>(before: E, part: Partial<E>): E => {
  const after = { ...before, ...part };
  return part.start !== undefined && after.end < after.start ? { ...after, end: after.start } : after;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const PARTS = [
  ...(['name', 'start', 'end', 'weeks', 'isClosed', 'weekdays', 'periods', 'otherTimes'] as const),
  ...(['exceptions', 'slots', 'pausesInRamadan'] as const),
];

export const isTermDraft = (value: unknown): value is TermDraft =>
  typeof value === 'object' && value !== null && PARTS.every((part) => part in value);

export const changedParts = (before: TermDraft, after: TermDraft): (keyof TermDraft)[] =>
  PARTS.filter((part) => !isSame(before[part], after[part]));

/** What was typed over what somebody else saved meanwhile: what nobody touched here follows. */
export const rebased = (seen: TermDraft, draft: TermDraft, now: TermDraft): TermDraft => {
  const typed = changedParts(seen, draft).map((part) => [part, draft[part]]);
  return { ...now, ...Object.fromEntries(typed) };
};
