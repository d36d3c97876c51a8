import { columnOf } from '#server/platform/db/columns';
import type { AuditDetail, AuditDetails } from '#strings/audit/details';
import { auditPage } from '#strings/audit/staff';
import { formatDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { countPupils } from '#strings/roster/staff';
import type { Difference } from '#wire/audit';
import type { AuditRow } from './queries.ts';

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

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/u;

const plainText = (value: unknown): string => {
  if (value === null || value === '') return auditPage.empty;
  if (typeof value === 'string' && IS_DAY.test(value)) return formatDay(value);
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(plainText).join('، ');
  return isFacts(value) ? JSON.stringify(value) : String(value);
};

const wordOf = (detail: AuditDetail | undefined, value: unknown): string | undefined => detail?.words?.[String(value)];

const textOf = (detail: AuditDetail | undefined, value: unknown): string =>
  wordOf(detail, value) ?? detail?.say?.(value) ?? plainText(value);

/** Lines of earlier versions spell some of their keys as the code does. */
const detailOf = (details: AuditDetails, key: string): AuditDetail | undefined => details[columnOf(key)];

/** A key without a name is shown as it is. */
const labelOf = (detail: AuditDetail | undefined, key: string) => ({
  label: detail?.name ?? key,
  ...(detail?.isCode && { isCode: true }),
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);

/** What is said of a line, and what its domain calls the details. */
interface Line {
  readonly details: AuditDetails;
  readonly subject: string | null;
}

/** Said by the line itself, or by the comparison of the pupils that follows. */
const isSaid = (key: string, value: unknown, subject: string | null): boolean =>
  key === 'changed_names' || (key === 'name' && value === subject);

const saysNothing = ({ details, subject }: Line, key: string, value: unknown): boolean =>
  isSaid(key, value, subject) || (isNothing(value) && wordOf(detailOf(details, key), value) === undefined);

const facts = (line: Line, values: Facts | null, side: 'before' | 'after'): Difference[] =>
  Object.entries(values ?? {})
    .filter(([key, value]) => !saysNothing(line, key, value))
    .map(([key, value]) => {
      const detail = detailOf(line.details, key);
      return { ...labelOf(detail, key), [side]: textOf(detail, value) };
    });

const changed = (details: AuditDetails, before: Facts, after: Facts): Difference[] =>
  Object.keys({ ...before, ...after })
    .filter((key) => !isSame(before[key] ?? null, after[key] ?? null))
    .map((key) => {
      const detail = detailOf(details, key);
      return {
        ...labelOf(detail, key),
        before: textOf(detail, before[key] ?? null),
        after: textOf(detail, after[key] ?? null),
      };
    });

const rowsOf = (values: Facts, key: string): Facts[] => {
  const rows = values[key];
  return Array.isArray(rows) ? rows.filter(isFacts) : [];
};

/** An import writes its pupils as two lists; each is compared with itself. */
const changedStudents = (details: AuditDetails, before: Facts, after: Facts): Difference[] => {
  const earlier = new Map(rowsOf(before, 'students').map((row) => [row.id, row]));
  return rowsOf(after, 'students').flatMap((row) =>
    changed(details, earlier.get(row.id) ?? {}, row).map((difference) => ({
      ...difference,
      label: `${String(row.name)}، ${difference.label}`,
    })),
  );
};

/** A year change writes how many went from which grade to which. */
const moveLines = ({ grade }: AuditDetails, values: Facts): Difference[] =>
  rowsOf(values, 'moves').map(({ from, to, students }) => ({
    label: countPupils(Number(students)),
    before: textOf(grade, from),
    after: to === null ? auditPage.toArchive : textOf(grade, to),
  }));

const comparison = (line: Line, before: Facts | null, after: Facts | null): Difference[] => {
  if (!before || !after) return [...facts(line, before, 'before'), ...facts(line, after, 'after')];
  if ('students' in after) return changedStudents(line.details, before, after);
  const differences = changed(line.details, before, after);
  return differences.length > 0 ? differences : [{ label: auditPage.unchanged }];
};

type Recorded = Pick<AuditRow, 'subjectName' | 'details' | 'before' | 'after'>;

/** What a line says beyond who did what on whom, in words. */
export const differencesOf = (row: Recorded, details: AuditDetails): Difference[] => {
  const line: Line = { details, subject: row.subjectName };
  const { moves, ...told } = parse(row.details) ?? {};
  return [
    ...facts(line, told, 'after'),
    ...moveLines(details, { moves }),
    ...comparison(line, parse(row.before), parse(row.after)),
  ];
};
