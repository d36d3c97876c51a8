import { GRADES } from '#domain/roster/grades';
import { changedFields, type ImportPlan } from '#domain/roster/import';
import { movesByGrade } from '#domain/roster/promotion';
import type { PupilLine } from '#domain/roster/pupils';
import { rosterTable } from '#domain/roster/table';
import { toCsv } from '#server/platform/csv';
import { rosterColumns, templatePupils } from '#strings/roster/words';
import type {
  ImportPlanReply,
  LastImport,
  Overview,
  PromotionPreview,
  PupilPage,
  Student,
  Timeline,
} from '#wire/roster';
import type { StudentRow } from './queries.ts';
import type { readLastImport, readOverview, readPromotion, readPupilPage, readTimeline } from './service.ts';

export const presentStudent = (row: StudentRow): Student => ({
  id: row.id,
  name: row.name,
  nameReading: row.nameReading,
  grade: row.grade,
  classId: row.classId,
  hasCredentials: row.loginId !== null,
  lastLogin: row.lastLogin,
  archivedAt: row.archivedAt,
});

export const presentOverview = (counts: Awaited<ReturnType<typeof readOverview>>): Overview => ({
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

export const presentImportPlan = (plan: ImportPlan): ImportPlanReply => ({
  additions: plan.additions.map((pupil) => ({
    row: pupil.row,
    name: pupil.name,
    grade: pupil.grade,
    classId: pupil.classId,
    nameReading: pupil.nameReading,
  })),
  changes: plan.changes.map((change) => ({
    row: change.row,
    studentId: change.before.id,
    name: change.before.name,
    fields: changedFields(change),
  })),
  unchanged: plan.unchanged,
  ignoredColumns: [...plan.ignoredColumns],
  errors: plan.errors.map((error) => ({
    row: error.row,
    column: error.column ?? rosterColumns[error.field],
    code: error.code,
  })),
});

/** No login ids and no secrets: a roster is mailed around, login data are printed on cards. */
export const presentRosterCsv = (pupils: readonly PupilLine[]): string => toCsv(rosterTable(rosterColumns, pupils));

export const presentTemplateCsv = (): string => presentRosterCsv(templatePupils);

export const presentLastImport = (last: Awaited<ReturnType<typeof readLastImport>>): LastImport | null =>
  last
    ? {
        importId: last.id,
        importedAt: last.importedAt,
        by: last.staffName ?? '',
        added: last.added,
        changed: last.changed,
      }
    : null;

export const presentPromotion = (promotion: Awaited<ReturnType<typeof readPromotion>>): PromotionPreview => ({
  moves: movesByGrade(promotion.counts),
  undoable: promotion.undoable
    ? {
        promotionId: promotion.undoable.id,
        promotedAt: promotion.undoable.promotedAt,
        by: promotion.undoable.staffName ?? '',
      }
    : null,
});

export const presentTimeline = ({ entries, nextBefore }: Awaited<ReturnType<typeof readTimeline>>): Timeline => ({
  entries: entries.map(({ kind, at, text, note }) => ({ kind, at, text, note })),
  nextBefore,
});

export const presentPupilPage = (page: Awaited<ReturnType<typeof readPupilPage>>): PupilPage => ({
  student: presentStudent(page.student),
  joinedAt: page.student.createdAt,
  photo: page.student.profileImage,
  loginId: page.student.loginId,
  standings: page.standings.map(({ kind, value, note }) => ({ kind, value, note })),
  timeline: presentTimeline(page.timeline),
});
