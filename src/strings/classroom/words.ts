import type { LessonAt } from '#domain/classroom/lessons';
import type { Preset, PresetKind } from '#domain/classroom/setup';
import { addressed } from '#strings/addressed';
import { formatDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { className } from '#strings/widgets';

export const presetKinds: Readonly<Record<PresetKind, string>> = {
  positive: 'إيجابية',
  negative: 'سلبية',
  minor: 'سلوك بسيط',
  moderate: 'سلوك متوسط',
  severe: 'سلوك شديد',
};

/** What a school begins with; staff change it. */
export const FIRST_PRESETS: readonly Preset[] = addressed([
  { kind: 'positive', text: '{شارك|شاركت} في الحصة' },
  { kind: 'positive', text: '{أجاب|أجابت} إجابة صحيحة' },
  { kind: 'positive', text: '{أتقن|أتقنت} التلاوة' },
  { kind: 'positive', text: '{ساعد زميله|ساعدت زميلتها}' },
  { kind: 'positive', text: '{أحضر أدواته|أحضرت أدواتها}' },
  { kind: 'negative', text: 'لم {ينتبه|تنتبه} في الحصة' },
  { kind: 'negative', text: '{نسي كتابه|نسيت كتابها}' },
  { kind: 'negative', text: 'لم {يحل|تحل} الواجب' },
  { kind: 'minor', text: 'كثرة الحديث في أثناء الحصة' },
  { kind: 'moderate', text: 'مقاطعة الحصة بعد التنبيه' },
  { kind: 'severe', text: 'إيذاء {زميله|زميلتها}' },
]);

export const presetText = ({ kind, text }: Preset): string => `${presetKinds[kind]}: ${text}`;

/** As the audit log names a lesson. */
export const lessonName = ({ day, period, ...of }: LessonAt): string =>
  `${className(of)} · الحصة ${formatNumber(period)}، ${formatDay(day)}`;
