import { GRADES } from '#domain/roster/grades';
import { changedFields, type ImportPlan } from '#domain/roster/import';
import { movesByGrade } from '#domain/roster/promotion';
import type { PupilLine } from '#domain/roster/pupils';
import { rosterTable } from '#domain/roster/table';
import { toCsv } from '#server/platform/csv';
import { rosterColumns, templatePupils } from '#strings/roster/words';
import type { StudentRow } from './queries.ts';
import type { readOverview, readPromotion, readPupilPage } from './service.ts';

export const presentStudent = (row: StudentRow) => ({ hasCredentials: row.loginId !== null, ...row });

export const presentOverview = (counts: Awaited<ReturnType<typeof readOverview>>) => ({
  grades: GRADES.map((grade) => {
    const row = counts.find((counted) => counted.grade === grade);
    return {
      grade,
      students: row?.students ?? 0,
      withCredentials: row?.withCredentials ?? 0,
      loggedInThisWeek: row?.loggedIn ?? 0,
    };
  }),
});

export const presentImportPlan = (plan: ImportPlan) => ({
  ...plan,
  changes: plan.changes.map((change) => ({
    row: change.row,
    studentId: change.before.id,
    name: change.before.name,
    fields: changedFields(change),
  })),
  errors: plan.errors.map((error) => ({ ...error, column: error.column ?? rosterColumns[error.field] })),
});

/** No login ids and no secrets: a roster is mailed around, login data are printed on cards. */
export const presentRosterCsv = (pupils: readonly PupilLine[]): string => toCsv(rosterTable(rosterColumns, pupils));

export const presentTemplateCsv = (): string => presentRosterCsv(templatePupils);

export const presentPromotion = ({ counts, undoable }: Awaited<ReturnType<typeof readPromotion>>) => ({
  moves: movesByGrade(counts),
  undoable: undoable ? { ...undoable, promotionId: undoable.id, by: undoable.staffName ?? '' } : null,
});

export const presentPupilPage = (page: Awaited<ReturnType<typeof readPupilPage>>) => ({
  ...page,
  student: presentStudent(page.student),
  joinedAt: page.student.createdAt,
  photo: page.student.profileImage,
  loginId: page.student.loginId,
});
