import type { DrillAnswer } from '#domain/drills/drill';

export interface QuranDrillWords {
  student_id: number;
  text_id: number;
  word_position: number;
  due: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  reviewed_at: string | null;
  added_at: string;
}

export interface QuranDrillAnswers {
  student_id: number;
  text_id: number;
  word_position: number;
  answered_at: string;
  answer: DrillAnswer;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_drill_words: QuranDrillWords;
    quran_drill_answers: QuranDrillAnswers;
  }
}
