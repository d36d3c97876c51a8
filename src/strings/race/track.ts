import { percent } from '#strings/plural';

export const track = {
  progress: (name: string) => `تقدّم ${name}`,
  you: 'أنت',
  valueText: (value: number) => `قطع ${percent(value)} من الطريق`,
  away: 'انقطع الاتصال',
} as const;
