import { say } from '#strings/addressed';
import { countOf } from './nouns.ts';
import { outOf } from './plural.ts';

const allRows = countOf('سطر | سطران | أسطر');
const firstRows = countOf('سطر | سطران | أسطر', 'genitive');

/** A staff list as a file. */
export const listFiles = {
  title: 'تنزيل القائمة',
  body: 'ما تعرضه القائمة الآن، بترتيبه وتصفيته.',
  cut: (rows: number) => `القائمة طويلة: في الملف أول ${firstRows(rows)}.`,
  coming: (rows: number) => `وصل ${allRows(rows)}، والبقية في الطريق…`,
  read: (read: number, rows: number) => `كُتب ${outOf(read, rows)}…`,
  tooLong: (most: number) => say`القائمة أطول من ${firstRows(most)}: {نزّلها|نزّليها} ملف CSV، أو {ضيّق|ضيّقي} ما تعرضه.`,
  sheet: 'القائمة',
  excel: 'ملف Excel',
  csv: 'ملف CSV',
  /** Without what a file's name may not hold. */
  fileName: (list: string, date: string) =>
    `${list.replaceAll(/[\\/:*?"<>|،]+/gu, ' ')} ${date}`.replaceAll(/\s+/gu, ' '),
} as const;
