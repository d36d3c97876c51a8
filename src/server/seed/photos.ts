import type { StaffActor } from '#domain/access/actors';
import { approvePhoto, listPhotos, rejectPhoto, submitPhoto } from '#server/photos/service';
import type { Deps } from '#server/platform/deps';
import { quickReasons } from '#strings/photos';
import { type Drawing, drawPhoto } from './drawings.ts';
import { inRegister, type Pupil } from './founding.ts';
import { asPupil, asStaff } from './people.ts';
import type { SchoolTime } from './school-days.ts';
import type { DemoStaff } from './staff.ts';
import type { Happening } from './timeline.ts';

/** Places are those of the register, days school days before today. */
interface SentPhoto {
  readonly place: number;
  readonly drawing: Drawing;
  readonly sent: readonly [day: number, hour: number, minute: number];
}

const SENT: readonly SentPhoto[] = [
  { place: 2, drawing: 'rocket', sent: [5, 8, 20] },
  { place: 12, drawing: 'palm', sent: [5, 16, 40] },
  { place: 20, drawing: 'peaks', sent: [5, 17, 15] },
  { place: 57, drawing: 'lantern', sent: [4, 10, 5] },
  { place: 38, drawing: 'book', sent: [3, 9, 30] },
  { place: 74, drawing: 'ball', sent: [3, 18, 10] },
  { place: 43, drawing: 'owl', sent: [3, 19, 0] },
  { place: 30, drawing: 'kite', sent: [2, 7, 55] },
  { place: 66, drawing: 'boat', sent: [2, 10, 45] },
  { place: 22, drawing: 'moon', sent: [1, 9, 10] },
  { place: 46, drawing: 'balloon', sent: [1, 16, 30] },
  { place: 61, drawing: 'cat', sent: [1, 18, 25] },
];

/** The days on which the teacher goes through them; those of the last day still wait. */
const REVIEWED_ON = [4, 2] as const;

/** Whose picture shows no pupil at all. */
const REJECTED_PLACE = 74;

const send = (pupils: readonly Pupil[], { place, drawing, sent }: SentPhoto, schoolTime: SchoolTime): Happening => ({
  at: schoolTime(...sent),
  happen: async (deps) => {
    const photo = await drawPhoto(drawing);
    await asPupil(deps, inRegister(pupils, place).id, (pupil) => submitPhoto(deps, pupil, photo));
  },
});

const review = async (deps: Deps, staff: StaffActor, rejectedId: number): Promise<void> => {
  const { rows } = await listPhotos(deps, { status: 'pending' });
  for (const { id, student_id } of rows) {
    if (student_id === rejectedId) await rejectPhoto(deps, staff, id, quickReasons[1]);
    else await approvePhoto(deps, staff, id, { hasParentalConsent: true, isRealPhoto: true });
  }
};

export const planPhotos = (
  { pupils, teacher }: { pupils: readonly Pupil[]; teacher: DemoStaff },
  schoolTime: SchoolTime,
): Happening[] => [
  ...SENT.map((photo) => send(pupils, photo, schoolTime)),
  ...REVIEWED_ON.map((day) => ({
    at: schoolTime(day, 12, 50),
    happen: (deps: Deps) =>
      asStaff(deps, teacher, (staff) => review(deps, staff, inRegister(pupils, REJECTED_PLACE).id)),
  })),
];
