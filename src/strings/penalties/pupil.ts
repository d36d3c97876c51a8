import type { BehaviorType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { WayBack } from '#domain/penalties/ways-back';
import { addressed } from '#strings/addressed';
import { countOf, TIMES } from '#strings/nouns';
import { counted, percent } from '#strings/plural';
import { incidentNames } from './words.ts';

const sharesText = (late: number, absent: number, behavior: number): string =>
  [
    [incidentNames.late, late] as const,
    [incidentNames.absent, absent] as const,
    [incidentNames.behavior, behavior] as const,
  ]
    .filter(([, value]) => value > 0)
    .map(([name, value]) => `${name} ${percent(value)}`)
    .join('، ');

/** What the pupil reads: kind, short, and never of others. */
export const ownConduct = addressed({
  title: 'حضوري وسلوكي',
  private: 'هذا بينك وبين {معلّمك|معلّمتك} فقط.',
  clean: 'سجلّك نظيف!',
  cleanBody: 'لا تأخر ولا غياب ولا مخالفة. {أنت على القمة، فابقَ|أنتِ على القمة، فابقي} عليها!',
  cleanAgain: 'سجلّك نظيف من جديد!',
  cleanAgainBody: 'كل ما مضى انتهى حسابه. {ابدأ|ابدئي} صعودك من جديد.',
  back: 'العودة إلى لوحتي',
  now: 'ما يُحسب الآن',
  bar: (value: number) => `${percent(value)} من ١٠٠٪`,
  meaning: 'إذا امتلأ الشريط ارتفعت أسعار المتجر عليك سبعة أيام، ثم تعود كما كانت.',
  hope: 'وصولك في الموعد وهدوؤك في الصف يبقيان الشريط مكانه.',
  times: countOf(TIMES, 'subject', 'لا شيء'),
  penalty: (increase: number) => `ارتفعت أسعار المتجر عليك بنسبة ${percent(increase)}`,
  penaltyEnds: (day: string) => `وتعود كما كانت ${day}`,
  daysLeft: counted('تنتهي اليوم | بقي يوم واحد | بقي يومان | بقي {n} أيام | بقي {n} يومًا | بقي {n} يوم'),
  why: (late: number, absent: number, behavior: number) => `السبب: ${sharesText(late, absent, behavior)}`,
  logs: 'ماذا حدث ومتى',
  counted: 'انتهى حسابه',
  late: counted(
    'وصلت في الموعد | تأخرت دقيقة واحدة | تأخرت دقيقتين | تأخرت {n} دقائق | تأخرت {n} دقيقة | تأخرت {n} دقيقة',
  ),
  absent: 'غبت عن الحصة',
  behavior: { minor: 'مخالفة بسيطة', moderate: 'مخالفة متوسطة', severe: 'مخالفة شديدة' } as Record<
    BehaviorType,
    string
  >,
  note: '{كتب معلّمك|كتبت معلّمتك}:',
  wrong: '{ترى|ترين} خطأً في سجلّك؟ {أخبر|أخبري} {معلّمك، فهو يستطيع|معلّمتك، فهي تستطيع} إلغاءه.',
  past: 'ما مضى',
  pastStatus: {
    manual: '{ألغاها معلّمك|ألغتها معلّمتك}',
    auto: 'أُلغيت بعد تصحيح السجل',
    active: 'سارية الآن',
    ended: 'انتهت مدتها',
  } as Record<PenaltyStatus, string>,
  pastPenalty: (increase: number) => `أسعار أعلى بنسبة ${percent(increase)}`,
  from: (start: string, end: string) => `من ${start} إلى ${end}`,
});

/** Beside the penalty: what to learn so that it ends sooner. */
export const waysBack = addressed({
  title: 'طريق العودة',
  intro: '{تعلّم|تعلّمي} شيئًا، تعد الأسعار أسرع. كل طريق مرة واحدة.',
  todo: {
    review: '{راجع|راجعي} ٢٠ سؤالًا {وأصب|وأصيبي} في ٨٠٪ منها',
    drill: '{تدرّب|تدرّبي} على كلماتك من القرآن حتى لا يبقى منها شيء',
  } as Record<WayBack, string>,
  go: { review: '{ابدأ|ابدئي} المراجعة', drill: 'إلى كلماتي' } as Record<WayBack, string>,
  taken: 'أحسنت! أنجزته',
});
