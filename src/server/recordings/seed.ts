import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { FOCUSED_TEXT_IDS } from '#domain/quran/texts';
import { GRADES } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { hum } from './seed-tone.ts';
import { answerRecording, listSent, sayBack } from './service.ts';

interface Sender {
  readonly place: number;
  readonly ayah: number;
  readonly seconds: number;
  readonly sent: readonly [day: number, hour: number, minute: number];
}

/** The first of each grade is the one people try; the next ones have sent something too. */
const SENDERS: readonly Sender[] = [
  { place: 0, ayah: 2, seconds: 3, sent: [4, 17, 20] },
  { place: 1, ayah: 1, seconds: 2, sent: [1, 16, 45] },
];

/** Those of the first day are answered. */
const answerAll = async (deps: Deps, staff: StaffActor): Promise<void> => {
  const { rows } = await listSent(deps, { status: 'sent' });
  for (const { id } of rows)
    await answerRecording(deps, staff, id, { mark: 'good', note: 'أحسنت، راجع المدّ في آخر الآية ثم أعدها.' }, null);
};

/** No voice is shipped: what pupils sent is a hum. */
export const planRecordings = ({ habits, teacher, schoolTime }: DemoSchool): Happening[] => [
  ...GRADES.flatMap((grade) => {
    const regulars = habits.filter(({ pupil, habit }) => habit === 'regular' && pupil.grade === grade);
    return SENDERS.flatMap(({ place, ayah, seconds, sent }) => {
      const sender = regulars[place]?.pupil;
      const wish = { textId: FOCUSED_TEXT_IDS[grade], ayah, isSent: true, requestKey: randomUUID() };
      return sender
        ? [byPupil(schoolTime(...sent), sender.id, (deps, pupil) => sayBack(deps, pupil, wish, hum(seconds)))]
        : [];
    });
  }),
  byStaff(schoolTime(3, 12, 40), teacher, answerAll),
];
