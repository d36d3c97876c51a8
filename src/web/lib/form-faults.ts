import { ApiError, messageOf } from '#web/lib/api.ts';

/** What the server said of each field. */
export const faultsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

/** `specs` is also where a fault of `specs/1` stands. */
const isUnder = (field: string, shown: readonly string[]): boolean =>
  shown.some((name) => field === name || field.startsWith(`${name}/`));

/** What the server said of fields that are not among those shown. */
export const hiddenFaultsOf = (error: unknown, shown: readonly string[]): readonly string[] => {
  const hidden = Object.entries(faultsOf(error)).filter(([field]) => !isUnder(field, shown));
  return [...new Set(hidden.map(([, text]) => text))];
};

/**
 * What the server said of the whole, or of something that has no field among those the form shows: whoever presses a
 * button is told why nothing happened. Null where all is said beside the fields.
 */
export const otherFaultOf = (error: unknown, shown: readonly string[]): string | null => {
  if (!error) return null;
  if (Object.keys(faultsOf(error)).length === 0) return messageOf(error);
  const hidden = hiddenFaultsOf(error, shown);
  return hidden.length === 0 ? null : `${messageOf(error)}: ${hidden.join('، ')}`;
};

/** All that the server said, where nothing stands beside a field. */
export const inFull = (error: unknown): string => otherFaultOf(error, []) ?? messageOf(error);

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
