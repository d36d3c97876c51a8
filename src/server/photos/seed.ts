import type { StaffActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { quickReasons } from '#strings/photos/staff';
import { type Drawing, drawPhoto } from './seed-drawings.ts';
import { approvePhoto, listPhotos, rejectPhoto, submitPhoto } from './service.ts';

/** Days are school days before today. */
interface SentPhoto {
  readonly drawing: Drawing;
  readonly sent: readonly [day: number, hour: number, minute: number];
}

const SENT: readonly SentPhoto[] = [
  { drawing: 'rocket', sent: [12, 8, 20] },
  { drawing: 'palm', sent: [11, 16, 40] },
  { drawing: 'peaks', sent: [8, 17, 15] },
  { drawing: 'lantern', sent: [6, 10, 5] },
  { drawing: 'book', sent: [5, 9, 30] },
  { drawing: 'ball', sent: [4, 18, 10] },
  { drawing: 'owl', sent: [3, 19, 0] },
  { drawing: 'kite', sent: [2, 7, 55] },
  { drawing: 'boat', sent: [2, 10, 45] },
  { drawing: 'moon', sent: [1, 9, 10] },
  { drawing: 'balloon', sent: [1, 16, 30] },
  { drawing: 'cat', sent: [1, 18, 25] },
];

/** The days on which the teacher goes through them; those of the last day still wait. */
const REVIEWED_ON = [10, 5, 2];

/** Turned down: it shows no pupil at all. */
const REJECTED: Drawing = 'ball';

/** Every third of those who come, so that the first, whom people try, still has a photo to send. */
const EVERY = 3;

const sendersAmong = (regulars: readonly Pupil[]) =>
  SENT.flatMap((photo, index) => {
    const pupil = regulars[index * EVERY + 1];
    return pupil ? [{ ...photo, pupil }] : [];
  });

const review = async (deps: Deps, staff: StaffActor, rejectedId: number | undefined): Promise<void> => {
  const { rows } = await listPhotos(deps, { status: 'pending' });
  for (const { id, studentId } of rows) {
    if (studentId === rejectedId) await rejectPhoto(deps, staff, id, quickReasons[1]);
    else await approvePhoto(deps, staff, id, { hasParentalConsent: true, isRealPhoto: true });
  }
};

export const planPhotos = ({ regulars, teacher, schoolTime }: DemoSchool): Happening[] => {
  const senders = sendersAmong(regulars);
  const rejectedId = senders.find(({ drawing }) => drawing === REJECTED)?.pupil.id;
  return [
    ...senders.map(({ pupil, drawing, sent }) =>
      byPupil(schoolTime(...sent), pupil.id, async (deps, actor) => submitPhoto(deps, actor, await drawPhoto(drawing))),
    ),
    ...REVIEWED_ON.map((day) =>
      byStaff(schoolTime(day, 12, 50), teacher, (deps, staff) => review(deps, staff, rejectedId)),
    ),
  ];
};
