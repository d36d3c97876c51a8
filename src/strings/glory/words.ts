import type { PupilBoard } from '#domain/glory/boards';

export const boardTitles: Readonly<Record<PupilBoard, string>> = {
  points: 'الأكثر نقاطًا',
  wealth: 'الأغنى رصيدًا',
  helpers: 'أفضل مساعدي المعلم',
  generous: 'أكرم المساعدين',
  improved: 'الأكثر تحسّنًا',
  regular: 'الأكثر انتظامًا',
  helpful: 'الأكثر عونًا',
};
