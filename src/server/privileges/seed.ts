import type { StaffActor } from '#domain/access/actors';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { byPupil, byStaff, inRegister } from '#server/seed/people';
import { addressed } from '#strings/addressed';
import { bookOffer, listPicks, markDone, offerPrivilege, rejectPick } from './service.ts';

const OFFERS = addressed({
  seat: {
    text: '{اختر|اختاري} مقعدك لأسبوع',
    description: '{تجلس حيث تحب|تجلسين حيث تحبين} في الصف أسبوعًا كاملًا.',
    grade: null,
  },
  leader: {
    text: '{قائد|قائدة} الصف ليوم',
    description: '{تنظّم|تنظّمين} الطابور {وتوزّع|وتوزّعين} الأوراق مع {معلّمك|معلّمتك}.',
    grade: null,
  },
  play: { text: 'خمس دقائق لعب', description: 'لك {ولزميل تختاره|ولزميلة تختارينها}، في نهاية الحصة.', grade: null },
  radio: { text: 'قراءة في الإذاعة', description: '{تقرأ ما تحفظ|تقرئين ما تحفظين} أمام المدرسة كلها.', grade: 6 },
});

/** Days are school days before today, the pupil is the place in the register. */
interface Booking {
  readonly place: number;
  readonly what: keyof typeof OFFERS;
  readonly day: number;
  readonly fate?: 'done' | { readonly rejected: string };
}

const BOOKINGS: readonly Booking[] = addressed([
  { place: 51, what: 'radio', day: 7, fate: 'done' },
  { place: 0, what: 'seat', day: 6, fate: 'done' },
  {
    place: 35,
    what: 'leader',
    day: 5,
    fate: { rejected: 'اخترنا {قائد|قائدة} هذا الأسبوع، دورك في الأسبوع القادم إن شاء الله' },
  },
  { place: 51, what: 'play', day: 4, fate: { rejected: 'بعد أن تنتهي من مراجعة السورة' } },
  { place: 15, what: 'play', day: 3, fate: 'done' },
  { place: 0, what: 'leader', day: 2 },
  { place: 62, what: 'radio', day: 1 },
  { place: 35, what: 'seat', day: 1 },
]);

const decide = async (
  deps: Deps,
  { refunds }: Words,
  staff: StaffActor,
  pupil: Pupil,
  booking: Booking,
): Promise<void> => {
  const { rows } = await listPicks(deps, refunds, { status: 'waiting' });
  const pick = rows.find((row) => row.studentId === pupil.id && row.surpriseMessage === OFFERS[booking.what].text);
  if (!pick || !booking.fate) return;
  if (booking.fate === 'done') await markDone(deps, staff, pick.id);
  else await rejectPick(deps, refunds, staff, pick.id, booking.fate.rejected);
};

export const planPrivileges = ({ teacher, pupils, schoolTime }: DemoSchool, words: Words): Happening[] => {
  const offerIds = new Map<string, number>();
  const offerAll = byStaff(schoolTime(10, 13, 0), teacher, async (deps, staff) => {
    for (const [name, offer] of Object.entries(OFFERS))
      offerIds.set(name, (await offerPrivilege(deps, staff, offer)).id);
  });
  const happenings = BOOKINGS.flatMap((booking): Happening[] => {
    const pupil = inRegister(pupils, booking.place);
    const book = byPupil(schoolTime(booking.day, 16, 20), pupil.id, (deps, actor) =>
      bookOffer(deps, actor, offerIds.get(booking.what) ?? 0),
    );
    const answer = byStaff(schoolTime(booking.day - 1, 12, 10), teacher, (deps, staff) =>
      decide(deps, words, staff, pupil, booking),
    );
    return booking.fate ? [book, answer] : [book];
  });
  return [offerAll, ...happenings];
};
