import { isDay } from '#domain/calendar/school-day';

export type Choices = Readonly<Record<string, readonly (string | number)[]>>;
export type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

export type Chosen<C extends Choices> = { readonly [K in keyof C]?: C[K][number] };

export type ListSearch<C extends Choices, R extends Readers> = Chosen<C> & {
  readonly [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined>;
} & {
  /** What was typed into the search box. */
  readonly search?: string;
  /** A column's id; with a minus before it from the end to the beginning. */
  readonly sort?: string;
};

export interface ListAddress<C extends Choices, R extends Readers> {
  (search: Record<string, unknown>): ListSearch<C, R>;
  readonly choices: C;
}

const SEARCH_MAX = 80;
const SORT = /^-?[\w-]+$/u;

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const common: Readers = {
  search: (value) => (isText(value) && String(value).slice(0, SEARCH_MAX).trim()) || undefined,
  sort: (value) => (isText(value) && SORT.test(String(value)) ? String(value) : undefined),
};

export const oneOf =
  <const Value extends string | number>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((each) => isText(value) && String(each) === String(value));

export const positiveNumber = (value: unknown): number | undefined =>
  isText(value) && Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined;

/** A day of the school's calendar, such as 2026-02-01. */
export const someDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

/**
 * What a list keeps in the address, so that a reload, the back button and a sent link keep it: its filters by the values
 * that each may have, and whatever else its page needs there. What the address cannot mean is left out.
 */
export const listSearch = <const C extends Choices, const R extends Readers = Record<never, never>>(
  choices: C,
  others?: R,
): ListAddress<C, R> => {
  const filters = Object.entries(choices).map(([key, values]) => [key, oneOf(values)] as const);
  const readers = Object.entries<(value: unknown) => unknown>({ ...Object.fromEntries(filters), ...others, ...common });
  const read = (search: Record<string, unknown>) => {
    const known = readers.map(([key, reader]) => [key, reader(search[key])]).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as ListSearch<C, R>;
  };
  return Object.assign(read, { choices });
};

/** For a list without filters. */
export const plainSearch = listSearch({});
