import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import type { BehaviorType, Incident } from '#domain/penalties/incidents';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening } from '#server/seed/demo-school';
import { byStaff, inRegister } from '#server/seed/people';
import { addressed } from '#strings/addressed';
import { cancelLog, clearPenalty, listLogs, listPenalties, logConduct } from './service.ts';

/** Days are school days before today, pupils their places in the register. */
interface Entry {
  readonly day: number;
  readonly places: readonly number[];
  readonly incident: Incident;
  readonly note?: string;
}

const ABSENT: Incident = { type: 'absent' };
const late = (minutesLate: number): Incident => ({ type: 'late', minutesLate });
const behavior = (behaviorType: BehaviorType): Incident => ({ type: 'behavior', behaviorType });

/** Places of those whose story is told to its end; most of the others are clean. */
const ENDED = 8;
const NEAR = 20;
const CLEARED = 40;
const IN_FORCE = 51;
const CORRECTED = 60;

const ENTRIES: readonly Entry[] = addressed([
  { day: 11, places: [ENDED], incident: late(45), note: '{وصل|وصلت} بعد نهاية الحصة الأولى' },
  { day: 11, places: [3, 27], incident: late(5) },
  { day: 10, places: [ENDED], incident: behavior('severe') },
  { day: 10, places: [NEAR, 44, 70], incident: late(15), note: '{دخل|دخلت} بعد بدء الحصة بلا عذر' },
  { day: 9, places: [ENDED], incident: late(25) },
  { day: 9, places: [35, 58], incident: ABSENT },
  { day: 8, places: [CLEARED], incident: late(50) },
  { day: 8, places: [NEAR], incident: behavior('moderate'), note: 'كثرة الحديث في أثناء التلاوة' },
  { day: 7, places: [IN_FORCE, 12], incident: ABSENT },
  { day: 7, places: [CORRECTED], incident: late(55) },
  {
    day: 6,
    places: [IN_FORCE],
    incident: behavior('severe'),
    note: '{دفع زميله في الساحة ثم اعتذر له|دفعت زميلتها في الساحة ثم اعتذرت لها}',
  },
  { day: 6, places: [NEAR, 66], incident: late(20) },
  { day: 5, places: [CORRECTED], incident: behavior('severe') },
  { day: 5, places: [35], incident: late(7) },
  { day: 4, places: [CORRECTED], incident: ABSENT },
  { day: 4, places: [CLEARED], incident: behavior('severe') },
  { day: 3, places: [CLEARED], incident: late(20) },
  { day: 3, places: [CORRECTED], incident: ABSENT },
  { day: 3, places: [IN_FORCE], incident: late(35) },
  { day: 2, places: [IN_FORCE], incident: late(25), note: '{تأخر|تأخرت} عن الطابور' },
  { day: 2, places: [NEAR], incident: behavior('severe') },
  { day: 1, places: [NEAR], incident: ABSENT },
  { day: 1, places: [IN_FORCE, 5, 47], incident: late(4) },
]);

/** A wrong absence is taken back, and the penalty that stood on it with it. */
const takeBackAbsence = async (deps: Deps, staff: StaffActor, studentId: number): Promise<void> => {
  const { rows } = await listLogs(deps, { studentId });
  const absence = rows.find((log) => log.logType === 'absent');
  if (absence) await cancelLog(deps, staff, absence.id);
};

const forgive = async (deps: Deps, staff: StaffActor, studentId: number): Promise<void> => {
  const { rows } = await listPenalties(deps, { status: 'active' });
  const penalty = rows.find((row) => row.studentId === studentId);
  if (penalty) await clearPenalty(deps, staff, penalty.id);
};

export const planConduct = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] => {
  const idsAt = (places: readonly number[]) => places.map((place) => inRegister(pupils, place).id);
  const log = ({ day, places, incident, note = null }: { note?: string | null } & Omit<Entry, 'note'>) => {
    const logDate = schoolDay(schoolTime(day, 12, 0));
    return (deps: Deps, staff: StaffActor) =>
      logConduct(deps, staff, { studentIds: idsAt(places), incident, logDate, note, requestKey: randomUUID() });
  };
  const sitting = (day: number, hour: number, works: readonly Parameters<typeof byStaff>[2][]) =>
    byStaff(schoolTime(day, hour, 45), teacher, async (deps, staff) => {
      for (const work of works) await work(deps, staff);
    });
  const days = [...new Set(ENTRIES.map((entry) => entry.day))];
  return [
    ...days.map((day) => sitting(day, 11, ENTRIES.filter((entry) => entry.day === day).map(log))),
    sitting(2, 12, [
      (deps, staff) => takeBackAbsence(deps, staff, inRegister(pupils, CORRECTED).id),
      (deps, staff) => forgive(deps, staff, inRegister(pupils, CLEARED).id),
    ]),
  ];
};
