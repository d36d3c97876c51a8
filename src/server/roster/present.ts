import { changedFields, type ImportPlan } from '#domain/roster/import';
import { maskedNumber } from '#domain/roster/national-number';
import type { PupilLine, RosterPupil } from '#domain/roster/pupils';
import { rosterTable } from '#domain/roster/table';
import { yearGroups } from '#domain/roster/year-list';
import { toCsv } from '#server/platform/csv';
import { rosterColumns, templatePupils } from '#strings/roster/words';
import type { previewYearList } from './year-list.ts';

const masked = (number: string | null): string | null => number && maskedNumber(number);

export const presentImportPlan = (plan: ImportPlan) => ({
  ...plan,
  additions: plan.additions.map((each) => ({ ...each, nationalNumber: masked(each.nationalNumber) })),
  changes: plan.changes.map((change) => ({
    row: change.row,
    studentId: change.before.id,
    name: change.before.name,
    fields: [
      ...changedFields(change),
      ...(change.nationalNumber === null
        ? []
        : [{ field: 'nationalNumber' as const, before: null, after: masked(change.nationalNumber) }]),
    ],
  })),
  errors: plan.errors.map((error) => ({ ...error, column: error.column ?? rosterColumns[error.field] })),
});

const named = ({ id, name, grade }: RosterPupil) => ({ studentId: id, name, grade });

export const presentYearPlan = ({ plan, ...beside }: Awaited<ReturnType<typeof previewYearList>>) => {
  const { staying, jumping, graduating, leaving, ...groups } = yearGroups(plan);
  return {
    ...presentImportPlan(plan),
    ...beside,
    ...groups,
    staying: staying.map(({ row, before }) => ({ row, ...named(before) })),
    jumping: jumping.map(({ row, before, after }) => ({ row, ...named(before), to: after.grade })),
    graduating: graduating.map(named),
    leaving: leaving.map(named),
  };
};

/** No login ids and no secrets: a roster is mailed around, login data are printed on cards. */
export const presentRosterCsv = (pupils: readonly PupilLine[]): string => toCsv(rosterTable(rosterColumns, pupils));

export const presentTemplateCsv = (): string => presentRosterCsv(templatePupils);
