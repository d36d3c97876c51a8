import { countChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';

/** Reports that name nobody of the school, by a name that is theirs. */
export const deleteReportsByName = (executor: Executor, names: readonly string[]) =>
  executor.deleteFrom('login_issue_reports').where('studentId', 'is', null).where('studentName', 'in', names).execute();

/** One that waits for staff is not done yet, however old. */
export const requestsBefore = (executor: Executor, at: string) =>
  executor.selectFrom('login_issue_reports').where('reportedAt', '<', at).where('status', '<>', 'pending');

export const forgetRequestsBefore = (executor: Executor, at: string): Promise<number> =>
  countChanged(
    executor.deleteFrom('login_issue_reports').where('reportedAt', '<', at).where('status', '<>', 'pending'),
  );
