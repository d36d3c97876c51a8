import type { LessonAt } from '#domain/classroom/lessons';
import type { Preset, PresetKind } from '#domain/classroom/setup';
import { formatDay } from '#strings/dates';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';

export const presetKinds: Readonly<Record<PresetKind, string>> = {
  positive: 'إيجابية',
  negative: 'سلبية',
  minor: 'سلوك بسيط',
  moderate: 'سلوك متوسط',
  severe: 'سلوك شديد',
};

/** What a school begins with; staff change it. */
export const FIRST_PRESETS: readonly Preset[] = [
  { kind: 'positive', text: 'شارك في الدرس' },
  { kind: 'positive', text: 'أجاب إجابة صحيحة' },
  { kind: 'positive', text: 'أتقن التلاوة' },
  { kind: 'positive', text: 'ساعد زميله' },
  { kind: 'positive', text: 'أحضر أدواته' },
  { kind: 'negative', text: 'لم ينتبه للدرس' },
  { kind: 'negative', text: 'نسي كتابه' },
  { kind: 'negative', text: 'لم يحل الواجب' },
  { kind: 'minor', text: 'كثرة الحديث في أثناء الدرس' },
  { kind: 'moderate', text: 'مقاطعة الدرس بعد التنبيه' },
  { kind: 'severe', text: 'إيذاء زميله' },
];

export const presetText = ({ kind, text }: Preset): string => `${presetKinds[kind]}: ${text}`;

/** As the audit log names a lesson. */
export const lessonName = ({ grade, day, period }: LessonAt): string =>
  `${gradeNames[grade]} · الحصة ${formatNumber(period)}، ${formatDay(day)}`;
