import { AGREEMENT_VERSION } from '#domain/access/agreement';
import { countRows } from '#server/platform/db/count-rows';
import type { Executor } from '#server/platform/db/database';
import { excluded } from '#server/platform/db/excluded';

/** What pupils said to the terms that are in force. */
export const agreements = (executor: Executor) =>
  executor.selectFrom('student_agreements as a').where('a.agreementVersion', '=', AGREEMENT_VERSION);

export const saveAgreement = (executor: Executor, studentId: number, agreed: boolean, at: string) =>
  executor
    .insertInto('student_agreements')
    .values({ studentId, agreementVersion: AGREEMENT_VERSION, agreed: agreed ? 1 : 0, agreedAt: at })
    .onConflict((oc) => oc.columns(['studentId', 'agreementVersion']).doUpdateSet(excluded('agreed', 'agreedAt')))
    .execute();

export const hasAgreed = async (executor: Executor, studentId: number): Promise<boolean> => {
  const row = await agreements(executor).select('a.agreed').where('a.studentId', '=', studentId).executeTakeFirst();
  return row?.agreed === 1;
};

export const countAgreed = (executor: Executor, studentIds: readonly number[]): Promise<number> =>
  countRows(agreements(executor).where('a.agreed', '=', 1).where('a.studentId', 'in', studentIds));
