import { sql } from 'kysely';
import { dayAfter, startOfDay } from '#domain/calendar/school-day';
import type { AuditAction } from '#domain/vocabulary';
import { contains } from '#server/platform/db/contains';
import { hasRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { findNamed } from '#server/platform/db/pupils';
import { newestFirst } from '#server/platform/pages';
import type { QueryOf } from '#wire/contract';

export type AuditFilter = QueryOf<'GET /api/admin/audit'>;

/** What was typed stands in the line, or means a pupil whom the line is about. */
const isFound = async (executor: Executor, search: string) => {
  const written = ['actorName', 'subjectName', 'details'].map((column) => contains(column, search));
  const names = (await findNamed(executor, search)).map(({ name }) => name);
  return names.length === 0
    ? sql<boolean>`(${sql.join(written, sql` or `)})`
    : sql<boolean>`(${sql.join(written, sql` or `)} or subject_name in (${sql.join(names)}))`;
};

export const listAudit = async (executor: Executor, filter: AuditFilter, limit: number) => {
  const found = filter.search ? await isFound(executor, filter.search) : null;
  return executor
    .selectFrom('audit_log')
    .selectAll()
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action as AuditAction))
    .$if(filter.from !== undefined, (query) => query.where('at', '>=', startOfDay(filter.from ?? '')))
    .$if(filter.to !== undefined, (query) => query.where('at', '<', startOfDay(dayAfter(filter.to ?? '', 1))))
    .$if(found !== null, (query) => query.where(found as NonNullable<typeof found>))
    .$call(newestFirst('id', filter.before, limit))
    .execute();
};

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];

export const hasPrintedCards = (executor: Executor): Promise<boolean> =>
  hasRows(executor.selectFrom('audit_log').where('action', '=', 'card_printed'));
