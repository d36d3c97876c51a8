import type { DrillAnswer } from '#domain/drills/drill';

export interface QuranDrillWords {
  studentId: number;
  textId: number;
  wordPosition: number;
  due: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  reviewedAt: string | null;
  addedAt: string;
}

export interface QuranDrillAnswers {
  studentId: number;
  textId: number;
  wordPosition: number;
  answeredAt: string;
  answer: DrillAnswer;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_drill_words: QuranDrillWords;
    quran_drill_answers: QuranDrillAnswers;
  }
}
