import { ApiError, messageOf } from '#web/lib/api.ts';

/** What the server said of each field, and of the whole where it named no field. */
export const faultsOf = (error: unknown): { fields: Readonly<Record<string, string>>; whole: string | null } => {
  const fields = error instanceof ApiError ? error.fields : {};
  const isWhole = Boolean(error) && Object.keys(fields).length === 0;
  return { fields, whole: isWhole ? messageOf(error) : null };
};

export const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');
