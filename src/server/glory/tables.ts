import type { PupilBoard } from '#domain/glory/boards';

/** Boards that show pupils their first five only, and nobody's own place. */
export interface GloryTopOnly {
  board: PupilBoard;
}

/** Pupils who stand on no board, because the guardian asked for it. */
export interface GloryLeftOut {
  studentId: number;
  since: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    glory_top_only: GloryTopOnly;
    glory_left_out: GloryLeftOut;
  }
}
