import { ApiError, messageOf } from '#web/lib/api.ts';

/** What the server said of each field. */
export const faultsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

/** `specs` is also where a fault of `specs/1` stands. */
const isUnder = (field: string, shown: readonly string[]): boolean =>
  shown.some((name) => field === name || field.startsWith(`${name}/`));

/**
 * What the server said of the whole, or of something that has no field among those the form shows: whoever presses a
 * button is told why nothing happened. Null where all is said beside the fields.
 */
export const otherFaultOf = (error: unknown, shown: readonly string[]): string | null => {
  if (!error) return null;
  const faults = Object.entries(faultsOf(error));
  if (faults.length === 0) return messageOf(error);
  const hidden = faults.filter(([field]) => !isUnder(field, shown)).map(([, text]) => text);
  return hidden.length === 0 ? null : `${messageOf(error)}: ${[...new Set(hidden)].join('، ')}`;
};

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
