import type { Mark } from '#domain/recordings/recordings';

export const markNames: Readonly<Record<Mark, string>> = {
  excellent: 'ممتاز',
  good: 'جيد',
  again: 'أعد التسميع',
};
