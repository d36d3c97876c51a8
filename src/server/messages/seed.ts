import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { StaffActor } from '#domain/access/actors';
import type { DrawInteger } from '#domain/cards/credentials';
import type { Grade } from '#domain/roster/grades';
import type { Deps } from '#server/platform/deps';
import { listStudents } from '#server/roster/service';
import { drawFromSeed } from '#server/seed/chance';
import type { DemoSchool, Happening, Pupil } from '#server/seed/demo-school';
import { PUPILS } from '#server/seed/names';
import { byStaff } from '#server/seed/people';
import { addressed } from '#strings/addressed';
import type { Recipients } from '#wire/recipients';
import { listSent, markRead, readSent, sendMessage } from './service.ts';

/** Drawn for the message, since the demo school has no camera. */
type Drawing = 'star' | 'summit';

interface Letter {
  /** School days before today, and the time of day. */
  readonly sent: readonly [day: number, hour: number, minute: number];
  readonly to: 'all' | Grade | readonly (string | undefined)[];
  readonly text: string;
  readonly drawing?: Drawing;
}

/** Some weeks of what a teacher writes: a welcome, reminders to a grade, a word for one pupil. */
const lettersOf = (): readonly Letter[] =>
  addressed([
    {
      sent: [22, 12, 40],
      to: 'all',
      text: 'أهلًا {بكم|بكنّ} في همّة!\nهنا {تجمعون|تجمعن} النقاط والعملات {وتتسابقون في الخير. احفظوا بطاقاتكم، ولا تعطوها|وتتسابقن في الخير. احفظن بطاقاتكنّ، ولا تعطينها} لأحد.',
      drawing: 'summit',
    },
    {
      sent: [19, 12, 10],
      to: 4,
      text: 'تذكير {لطلاب الصف الرابع: أحضروا|لطالبات الصف الرابع: أحضرن} كتاب التلاوة غدًا، ومعه قلم رصاص.',
    },
    {
      sent: [16, 12, 20],
      to: [PUPILS[4][1], PUPILS[4][5], PUPILS[4][11]],
      text: '{أحسنتم|أحسنتنّ} في تلاوة سورة النبأ اليوم، {أصواتكم جميلة، فواصلوا|أصواتكنّ جميلة، فواصلن} المراجعة في البيت.',
      drawing: 'star',
    },
    { sent: [12, 12, 15], to: 6, text: '{راجعوا|راجعن} درس سنن الصيام قبل الأحد. سنبدأ الحصة بأسئلة سريعة لها نقاط.' },
    {
      sent: [9, 13, 5],
      to: [PUPILS[5][4]],
      text: 'لاحظت أنك ساعدت {زميلك|زميلتك} في الحصة من غير أن يطلب منك أحد. جزاك الله خيرًا، هذا هو الخُلُق الذي نريده.',
    },
    {
      sent: [6, 12, 50],
      to: 5,
      text: 'اختبار الوحدة الثانية يوم الثلاثاء بإذن الله. من {عنده سؤال فليسألني|عندها سؤال فلتسألني} قبل الحصة. بالتوفيق للجميع.',
    },
    {
      sent: [3, 12, 30],
      to: [PUPILS[6][2], PUPILS[6][9]],
      text: 'غبتما أمس، وأرجو أن تكونا بخير. خذا ما فاتكما من {زملائكما|زميلاتكما}، وسأعيد شرحه لكما الأحد.',
    },
    {
      sent: [2, 12, 45],
      to: 'all',
      text: 'بدأ الأسبوع بهمّة عالية: {أغلبكم حضر|أغلبكنّ حضرن} في الوقت تمامًا. من {حافظ على ذلك إلى آخر الأسبوع فله|حافظت على ذلك إلى آخر الأسبوع فلها} مكافأة.',
      drawing: 'star',
    },
    {
      sent: [1, 12, 20],
      to: 4,
      text: '{راجعوا|راجعن} الآيات الخمس الأخيرة من سورة العلق، وسأستمع إلى كل {واحد منكم|واحدة منكنّ} يوم الأحد بإذن الله.',
    },
  ]);

const PICTURES: Record<Drawing, string> = {
  star: `<rect width="960" height="640" fill="#fdf0cf"/>
    <circle cx="480" cy="320" r="250" fill="#fbf6ea"/>
    <g fill="#e9a91b"><rect x="350" y="190" width="260" height="260" rx="22"/>
      <rect x="350" y="190" width="260" height="260" rx="22" transform="rotate(45 480 320)"/></g>
    <path d="m400 322 56 58 108-116" fill="none" stroke="#3b2800" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>
    <g fill="#0e6b5c"><circle cx="160" cy="140" r="16"/><circle cx="820" cy="170" r="22"/><circle cx="190" cy="500" r="24"/>
      <circle cx="790" cy="510" r="14"/></g>`,
  summit: `<rect width="960" height="640" fill="#dff0fb"/>
    <circle cx="740" cy="150" r="70" fill="#e9a91b"/>
    <path d="M0 640 250 250l130 170 200-300 380 520Z" fill="#1a917c"/>
    <path d="M0 640 170 430l130 120 180-220 220 240 120-110 140 180Z" fill="#0a4f45"/>
    <path d="m580 120-60 90 34-14 26 26 28-26 30 16Z" fill="#fffdf7"/>
    <path d="M580 120V40l90 26-90 26" fill="#ee6a4d" stroke="#3b2800" stroke-width="6" stroke-linejoin="round"/>`,
};

const draw = (drawing: Drawing): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640">${PICTURES[drawing]}</svg>`))
    .png()
    .toBuffer();

const SEED = 1446;

const MINUTE_MS = 60_000;

/** Of those who came after it was sent. */
const READERS_PERCENT = 75;

const recipientsOf = ({ to }: Letter, pupils: readonly Pupil[]): Recipients => {
  if (to === 'all') return { kind: 'all' };
  if (typeof to === 'number') return { kind: 'grade', grade: to };
  return { kind: 'students', ids: pupils.filter(({ name }) => to.includes(name)).map(({ id }) => id) };
};

const send = async (deps: Deps, staff: StaffActor, letter: Letter, pupils: readonly Pupil[]) =>
  sendMessage(
    deps,
    staff,
    { to: recipientsOf(letter, pupils), text: letter.text, requestKey: randomUUID() },
    letter.drawing ? await draw(letter.drawing) : null,
  );

/** Who came since a letter was sent has mostly read it, a few minutes after coming. */
const readLetters = async (deps: Deps, drawInteger: DrawInteger): Promise<void> => {
  const lastLogins = new Map((await listStudents(deps.db, {})).map(({ id, lastLogin }) => [id, lastLogin]));
  const { messages } = await listSent(deps, undefined);
  for (const { id, sentAt } of messages.toReversed())
    for (const pupil of (await readSent(deps, id)).students) {
      const cameAt = lastLogins.get(pupil.studentId) ?? '';
      if (cameAt <= sentAt || drawInteger(1, 100) > READERS_PERCENT) continue;
      const at = new Date(Date.parse(cameAt) + drawInteger(1, 6) * MINUTE_MS);
      await markRead({ ...deps, clock: () => at }, pupil.studentId, pupil.id);
    }
};

export const planMessages = ({ teacher, pupils, schoolTime }: DemoSchool): Happening[] => [
  ...lettersOf().map((letter) =>
    byStaff(schoolTime(...letter.sent), teacher, (deps, staff) => send(deps, staff, letter, pupils)),
  ),
  // After the last visit of the history.
  { at: schoolTime(1, 21, 30), happen: (deps) => readLetters(deps, drawFromSeed(SEED)) },
];
