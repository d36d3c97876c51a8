import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { FOCUSED_TEXT_IDS } from '#domain/quran/texts';
import { GRADES } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byPupil, byStaff } from '#server/seed/people';
import { say } from '#strings/addressed';
import { answerRecording, listSent, sayBack } from './service.ts';

const RATE = 8000;
const HEADER_BYTES = 44;
const PITCH = 220;

/** Quiet, and nobody's voice: a hum that rises and falls, as a WAV of 16 bits and one channel. */
const hum = (seconds: number): Buffer<ArrayBuffer> => {
  const samples = Math.round(seconds * RATE);
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const loudness = 2000 * Math.sin((Math.PI * at) / samples);
    wav.writeInt16LE(Math.round(loudness * Math.sin((2 * Math.PI * PITCH * at) / RATE)), HEADER_BYTES + at * 2);
  }
  return wav;
};

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
    await answerRecording(
      deps,
      staff,
      id,
      { mark: 'good', note: say`أحسنت، {راجع المدّ في آخر الآية ثم أعدها|راجعي المدّ في آخر الآية ثم أعيديها}.` },
      null,
    );
};

/** No voice is shipped: what pupils sent is a hum. */
export const planRecordings = ({ regulars, teacher, schoolTime }: DemoSchool): Happening[] => [
  ...GRADES.flatMap((grade) => {
    const ofGrade = regulars.filter((pupil) => pupil.grade === grade);
    return SENDERS.flatMap(({ place, ayah, seconds, sent }) => {
      const sender = ofGrade[place];
      const wish = { textId: FOCUSED_TEXT_IDS[grade], ayah, isSent: true, requestKey: randomUUID() };
      return sender
        ? [byPupil(schoolTime(...sent), sender.id, (deps, pupil) => sayBack(deps, pupil, wish, hum(seconds)))]
        : [];
    });
  }),
  byStaff(schoolTime(3, 12, 40), teacher, answerAll),
];
