import type { PupilBoard } from '#domain/glory/boards';

/** Boards that show pupils their first five only, and nobody's own place. */
export interface GloryTopOnly {
  board: PupilBoard;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    glory_top_only: GloryTopOnly;
  }
}
