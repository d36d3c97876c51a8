import { isGrade } from '#domain/roster/grades';
import { auditKeyName, auditPage, auditWord } from '#strings/audit/staff';
import { formatMoment } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { countPupils } from '#strings/roster/staff';
import { formatSize } from '#strings/sizes';
import { hoursText } from '#strings/store/words';
import { gradeNames } from '#strings/widgets';
import type { AuditEntry } from '#wire/audit';

/** One thing the log says of an entry: a fact (`after` alone), what was (`before` alone), or a change (both). */
export interface Difference {
  label: string;
  before?: string;
  after?: string;
  /** Addresses and ids are read from the left. */
  isCode?: boolean;
}

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (json: string | null): Facts | null => {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
};

const CODES = new Set(['login_id', 'email', 'address']);

const momentText = (value: unknown): string | undefined =>
  typeof value === 'string' ? formatMoment(value) : undefined;

const special: Record<string, (value: unknown) => string | undefined> = {
  grade: (value) => (isGrade(value) ? gradeNames[value] : undefined),
  bytes: (value) => (typeof value === 'number' ? formatSize(value) : undefined),
  login_id: String,
  starts_at: momentText,
  ends_at: momentText,
  hours: (value) => (Array.isArray(value) && value.length > 0 ? value.map(hoursText).join('، ') : undefined),
};

const plainText = (value: unknown): string => {
  if (value === null || value === '') return auditPage.empty;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(plainText).join('، ');
  return isFacts(value) ? JSON.stringify(value) : String(value);
};

const textOf = (key: string, value: unknown): string =>
  auditWord(key, value) ?? special[key]?.(value) ?? plainText(value);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

const codeMark = (key: string) => (CODES.has(key) ? { isCode: true } : {});

/** Said by the line itself, or by the comparison of the pupils that follows. */
const isSaid = (key: string, value: unknown, subject: string | null): boolean =>
  key === 'changed_names' || (key === 'name' && value === subject);

const saysNothing = (key: string, value: unknown, subject: string | null): boolean =>
  isSaid(key, value, subject) || (isNothing(value) && auditWord(key, value) === undefined);

const facts = (values: Facts, side: 'before' | 'after', subject: string | null): Difference[] =>
  Object.entries(values)
    .filter(([key, value]) => !saysNothing(key, value, subject))
    .map(([key, value]) => ({ label: auditKeyName(key), [side]: textOf(key, value), ...codeMark(key) }));

const changed = (before: Facts, after: Facts, of: string): Difference[] =>
  Object.keys({ ...before, ...after })
    .filter((key) => !isSame(before[key] ?? null, after[key] ?? null))
    .map((key) => ({
      label: of + auditKeyName(key),
      before: textOf(key, before[key] ?? null),
      after: textOf(key, after[key] ?? null),
      ...codeMark(key),
    }));

const rowsOf = (values: Facts, key: string): Facts[] => {
  const rows = values[key];
  return Array.isArray(rows) ? rows.filter(isFacts) : [];
};

/** An import writes its pupils as two lists; each is compared with itself. */
const changedStudents = (before: Facts, after: Facts): Difference[] => {
  const earlier = new Map(rowsOf(before, 'students').map((row) => [row.id, row]));
  return rowsOf(after, 'students').flatMap((row) => changed(earlier.get(row.id) ?? {}, row, `${String(row.name)}، `));
};

/** A year change writes how many went from which grade to which. */
const moveLines = (values: Facts): Difference[] =>
  rowsOf(values, 'moves').map(({ from, to, students }) => ({
    label: countPupils(Number(students)),
    before: textOf('grade', from),
    after: to === null ? auditPage.toArchive : textOf('grade', to),
  }));

const comparison = (before: Facts | null, after: Facts | null, subject: string | null): Difference[] => {
  if (!before || !after) return [...facts(before ?? {}, 'before', subject), ...facts(after ?? {}, 'after', subject)];
  if ('students' in after) return changedStudents(before, after);
  const differences = changed(before, after, '');
  return differences.length > 0 ? differences : [{ label: auditPage.unchanged }];
};

type Recorded = Pick<AuditEntry, 'subject' | 'details' | 'before' | 'after'>;

export const differencesOf = ({ subject, ...entry }: Recorded): Difference[] => {
  const { moves, ...details } = parse(entry.details) ?? {};
  return [
    ...facts(details, 'after', subject),
    ...moveLines({ moves }),
    ...comparison(parse(entry.before), parse(entry.after), subject),
  ];
};
