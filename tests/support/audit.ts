import type { AuditAction } from '#domain/vocabulary';
import type { World } from './world.ts';

/** The audit lines of one action as they are stored, oldest first. */
export const auditLines = (world: World, action: AuditAction) =>
  world.deps.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();
