import { addressed, say } from '#strings/addressed';
import { countOf, LESSONS, PUPILS, RECORDS, TIMES } from '#strings/nouns';
import { loneNumber, percent } from '#strings/plural';

const ofLessons = countOf(LESSONS, 'genitive');
const ofPupils = countOf(PUPILS, 'genitive', 'لا أحد');
const ofPlanned = countOf('درس | درسان | دروس', 'genitive', 'لا شيء');
const ofPapers = countOf('ورقة | ورقتان | أوراق', 'genitive', 'لا ورقة');
const ofExams = countOf('اختبار | اختباران | اختبارات', 'genitive', 'لا اختبار');
const ofRecords = countOf(RECORDS, 'genitive');

/** Nothing is no share of nothing. */
const share = (part: number, whole: number): string => (whole === 0 ? '—' : percent(Math.round((100 * part) / whole)));

/** What a class's page says: of each figure its name, and what the number is counted from. */
export const classFigures = addressed({
  share,
  count: loneNumber,
  held: 'حصص أُقيمت',
  heldNote: 'في الجدول وخارجه',
  presence: 'نسبة الحضور',
  presenceNote: (records: number, held: number): string =>
    held === 0 ? 'لم تُسجَّل حصص بعد' : `من ${ofRecords(records)} في ${ofLessons(held)}`,
  absences: 'غياب',
  absencesNote: (excused: number): string => `غير ${loneNumber(excused)} بعذر`,
  lateness: 'تأخر',
  latenessNote: 'من سجلات الحصص',
  behaviours: 'مخالفات سلوك',
  behavioursNote: (severe: number): string => `منها ${loneNumber(severe)} شديدة`,
  penalties: 'عقوبات بدأت',
  penaltiesNote: (active: number): string => `${loneNumber(active)} سارية الآن`,
  taught: 'دروس شُرحت',
  taughtNote: (planned: number): string => `من ${ofPlanned(planned)} في خطة الفصل`,
  late: 'دروس حان وقتها ولم تُشرح',
  lateNote: (due: number): string => `من ${ofPlanned(due)} حان وقتها`,
  average: 'متوسط الدرجات',
  averageNote: (papers: number, exams: number): string => `من ${ofPapers(papers)} في ${ofExams(exams)}`,
  away: 'غياب عن الاختبارات',
  awayNote: 'بلا درجة حتى اليوم',
  hearings: 'جلسات تسميع',
  hearingsNote: (heard: number): string => `سُمع فيها من ${ofPupils(heard)}`,
  mistakes: 'أخطاء في التسميع',
  mistakesNote: (words: string): string => `في ${words} سُمعت`,
  points: 'نقاط كُسبت',
  pointsNote: (earners: number): string => say`{كسبها|كسبتها} ${countOf(PUPILS, 'subject', 'لا أحد')(earners)}`,
  games: 'ألعاب تدريب',
  gamesNote: (players: number): string => say`{لعبها|لعبتها} ${countOf(PUPILS, 'subject', 'لا أحد')(players)}`,
  logins: '{دخلوا|دخلن} المنصّة',
  loginsNote: 'منذ بداية الفصل',
  times: countOf(TIMES),
});
