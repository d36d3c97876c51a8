import { addressed } from '#strings/addressed';
import { countOf, LESSONS, PUPILS, RECORDS, TIMES } from '#strings/nouns';
import { counted, loneNumber, percent } from '#strings/plural';

const ofLessons = countOf(LESSONS, 'genitive');
const ofPupils = countOf(PUPILS, 'genitive');
const ofPlanned = countOf('درس | درسان | دروس', 'genitive');
const ofPapers = countOf('ورقة | ورقتان | أوراق', 'genitive');
const ofExams = countOf('اختبار | اختباران | اختبارات', 'genitive');
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
    records === 0 ? 'لم يُسجَّل حضور بعد' : `من ${ofRecords(records)} في ${ofLessons(held)}`,
  absences: 'غياب',
  absencesNote: (excused: number): string => `غير ${loneNumber(excused)} بعذر`,
  lateness: 'تأخر',
  latenessNote: 'من سجلات الحصص',
  behaviours: 'مخالفات سلوك',
  behavioursNote: (severe: number): string => `منها ${loneNumber(severe)} شديدة`,
  penalties: 'عقوبات بدأت',
  penaltiesNote: (active: number): string => `${loneNumber(active)} سارية الآن`,
  taught: 'دروس شُرحت',
  taughtNote: (planned: number): string =>
    planned === 0 ? 'لا دروس في خطة الفصل' : `من ${ofPlanned(planned)} في خطة الفصل`,
  late: 'دروس حان وقتها ولم تُشرح',
  lateNote: counted(
    'لم يحن وقت درس بعد | من درس واحد حان وقته | من درسين حان وقتهما | من {n} دروس حان وقتها | من {n} درسًا حان وقتها | من {n} درس حان وقتها',
  ),
  average: 'متوسط الدرجات',
  averageNote: (papers: number, exams: number): string =>
    papers === 0 ? 'لا أوراق بعد' : `من ${ofPapers(papers)} في ${ofExams(exams)}`,
  away: 'غياب عن الاختبارات',
  awayNote: 'بلا درجة حتى اليوم',
  hearings: 'جلسات تسميع',
  hearingsNote: (heard: number): string => (heard === 0 ? 'لم يُسمع أحد بعد' : `سُمع فيها من ${ofPupils(heard)}`),
  mistakes: 'أخطاء في التسميع',
  mistakesNote: counted(
    'لم تُسمع كلمات بعد | في كلمة واحدة سُمعت | في كلمتين سُمعتا | في {n} كلمات سُمعت | في {n} كلمة سُمعت | في {n} كلمة سُمعت',
  ),
  points: 'نقاط كُسبت',
  pointsNote: counted(
    'لم يكسبها أحد | {كسبها طالب واحد|كسبتها طالبة واحدة} | {كسبها طالبان|كسبتها طالبتان} | {كسبها|كسبتها} {n} {طلاب|طالبات} | {كسبها|كسبتها} {n} {طالبًا|طالبة} | {كسبها|كسبتها} {n} {طالب|طالبة}',
  ),
  games: 'ألعاب تدريب',
  gamesNote: counted(
    'لم يلعبها أحد | {لعبها طالب واحد|لعبتها طالبة واحدة} | {لعبها طالبان|لعبتها طالبتان} | {لعبها|لعبتها} {n} {طلاب|طالبات} | {لعبها|لعبتها} {n} {طالبًا|طالبة} | {لعبها|لعبتها} {n} {طالب|طالبة}',
  ),
  logins: '{دخلوا|دخلن} المنصّة',
  loginsNote: 'منذ بداية الفصل',
  times: countOf(TIMES),
});
