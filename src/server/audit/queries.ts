import { dayAfter, startOfDay } from '#domain/calendar/school-day';
import type { AuditAction } from '#domain/vocabulary';
import { contains } from '#server/platform/db/contains';
import type { Executor } from '#server/platform/db/database';
import type { QueryOf } from '#wire/contract';

export type AuditFilter = QueryOf<'GET /api/admin/audit'>;

export const listAudit = (executor: Executor, filter: AuditFilter, limit: number) =>
  executor
    .selectFrom('audit_log')
    .selectAll()
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action as AuditAction))
    .$if(filter.from !== undefined, (query) => query.where('at', '>=', startOfDay(filter.from ?? '')))
    .$if(filter.to !== undefined, (query) => query.where('at', '<', startOfDay(dayAfter(filter.to ?? '', 1))))
    .$if(filter.before !== undefined, (query) => query.where('id', '<', filter.before as number))
    .$if(Boolean(filter.search), (query) =>
      query.where((eb) =>
        eb.or(['actor_name', 'subject_name', 'details'].map((column) => contains(column, filter.search ?? ''))),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export type AuditRow = Awaited<ReturnType<typeof listAudit>>[number];
