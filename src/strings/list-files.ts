import { countOf } from './nouns.ts';

const firstRows = countOf('سطر | سطران | أسطر', 'genitive');

/** A staff list as a file. */
export const listFiles = {
  title: 'تنزيل القائمة',
  body: 'ما تعرضه القائمة الآن، بترتيبه وتصفيته.',
  cut: (rows: number) => `القائمة طويلة: في الملف أول ${firstRows(rows)}.`,
  sheet: 'القائمة',
  excel: 'ملف Excel',
  csv: 'ملف CSV',
  /** Without what a file's name may not hold. */
  fileName: (list: string, date: string) =>
    `${list.replaceAll(/[\\/:*?"<>|،]+/gu, ' ')} ${date}`.replaceAll(/\s+/gu, ' '),
} as const;
