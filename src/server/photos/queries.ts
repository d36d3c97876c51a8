import { sql, type Updateable } from 'kysely';
import type { PhotoStatus } from '#domain/photos/approval';
import { isWithheld, withheldFlag } from '#server/consents/service';
import { hasChanged } from '#server/platform/db/changes';
import type { Executor } from '#server/platform/db/database';
import { prepared, type RowOf } from '#server/platform/db/prepared';
import { type ClassFilter, isOfClass, isOfOwn } from '#server/platform/db/pupils';
import { refusing } from '#server/platform/errors';
import { newestFirst } from '#server/platform/pages';
import { type CountWaiting, waitingSince } from '#server/platform/waiting';
import type { QueryOf } from '#wire/contract';
import type { ProfileImageApprovals } from './tables.ts';

/** The pupil's approved photo beside the last one sent, whatever became of it. */
const selectState = prepared(
  (executor, { studentId }: { studentId: number }) =>
    executor
      .selectFrom('students as s')
      .leftJoin('profile_image_approvals as p', (join) =>
        join.on('p.id', '=', (eb) =>
          eb
            .selectFrom('profile_image_approvals as last')
            .select((of) => of.fn.max('last.id').as('id'))
            .whereRef('last.studentId', '=', 's.id'),
        ),
      )
      .select(['s.profileImage', 'p.status', 'p.fileId', 'p.submittedAt', 'p.rejectionReason'])
      .select(withheldFlag('photo', sql.ref('s.id')).as('isWithheld'))
      .where('s.id', '=', studentId),
  { atMostOneRow: true, remember: 'photo of a pupil' },
);

export type PhotoState = RowOf<typeof selectState>;

export const findState = async (executor: Executor, studentId: number) =>
  (await selectState(executor, { studentId })).rows[0];

/** The file's row goes with the request's; its bytes go with the next sweep. */
export const deletePending = async (executor: Executor, studentId: number): Promise<boolean> => {
  const gone = await executor
    .deleteFrom('profile_image_approvals')
    .where('studentId', '=', studentId)
    .where('status', '=', 'pending')
    .returning('fileId')
    .execute();
  const files = gone.flatMap((row) => row.fileId ?? []);
  if (files.length > 0) await executor.deleteFrom('files').where('id', 'in', files).execute();
  return gone.length > 0;
};

/** Of whom a photo is not allowed: the requests that wait. What was decided stays, without its picture. */
export const deleteWithheld = (executor: Executor) =>
  executor
    .deleteFrom('profile_image_approvals')
    .where('status', '=', 'pending')
    .where(isWithheld('photo', sql.ref('studentId')))
    .execute();

export const insertPending = (executor: Executor, request: { studentId: number; fileId: string; now: Date }) => {
  const at = request.now.toISOString();
  return executor
    .insertInto('profile_image_approvals')
    .values({
      studentId: request.studentId,
      fileId: request.fileId,
      status: 'pending',
      submittedAt: at,
      createdAt: at,
    })
    .execute();
};

/** Photos of pupils who left the school are not shown, and come back with them. */
const ofPupilsHere = (executor: Executor) =>
  executor
    .selectFrom('profile_image_approvals as p')
    .innerJoin('students as s', 's.id', 'p.studentId')
    .where('s.archivedAt', 'is', null);

const withNames = (executor: Executor) =>
  ofPupilsHere(executor)
    .leftJoin('staff as r', 'r.id', 'p.reviewedBy')
    .select(['p.id', 'p.studentId', 'p.fileId', 'p.status', 'p.submittedAt', 'p.rejectionReason'])
    .select(['p.hasParentalConsent', 'p.isRealPhoto', 's.name as studentName', 's.grade', 'r.name as reviewedBy'])
    .select((eb) => eb.fn.coalesce('p.approvedAt', 'p.rejectedAt').as('decidedAt'));

export type PhotoRow = Awaited<ReturnType<typeof readPhoto>>;

export const readPhoto = (executor: Executor, id: number) =>
  withNames(executor).where('p.id', '=', id).executeTakeFirstOrThrow(refusing('photo_not_found'));

export type PhotosWanted = QueryOf<'GET /api/admin/photos'>;

export const listPhotos = (executor: Executor, filter: PhotosWanted, limit: number) =>
  withNames(executor)
    .where(isOfClass('s', filter))
    .$if(filter.status !== 'all', (query) => query.where('p.status', '=', filter.status as PhotoStatus))
    .$call(newestFirst('p.id', filter.before, limit))
    .execute();

export const countByStatus = (executor: Executor, wanted: ClassFilter) =>
  ofPupilsHere(executor)
    .where(isOfClass('s', wanted))
    .select(['p.status', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('p.status')
    .execute();

export const countWaiting: CountWaiting = (executor, _now, own) =>
  ofPupilsHere(executor)
    .select(waitingSince('p.submittedAt'))
    .where('p.status', '=', 'pending')
    .where(isOfOwn('p.student_id', own))
    .executeTakeFirstOrThrow();

/** False where it no longer waits: of two decisions at once, one finds nothing to change. */
export const decide = (executor: Executor, id: number, decision: Updateable<ProfileImageApprovals>): Promise<boolean> =>
  hasChanged(
    executor
      .updateTable('profile_image_approvals')
      .set(decision)
      .where('id', '=', id)
      .where(sql<boolean>`status = 'pending'`),
  );

/** The requests stay; nobody needs the pictures once a later one was approved. */
export const deleteEarlierFiles = (executor: Executor, approved: { id: number; studentId: number }) =>
  executor
    .deleteFrom('files')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('profile_image_approvals')
        .select('fileId')
        .where('studentId', '=', approved.studentId)
        .where('id', '<', approved.id)
        .where('fileId', 'is not', null)
        .$castTo<{ fileId: string }>(),
    )
    .execute();
