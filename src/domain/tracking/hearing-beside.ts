interface Heard {
  /** The words that were wrong. */
  readonly wrong: readonly number[];
  /** The furthest word. */
  readonly reached: number;
}

/** What became of the words of two hearings, each in the order it was given. */
export interface Beside {
  /** Wrong before, and not this time. */
  readonly mended: number[];
  readonly stillWrong: number[];
  readonly newlyWrong: number[];
  /** Wrong before, and not come to this time: nothing is known of it. */
  readonly notReached: number[];
}

/** A hearing beside the one before it. */
export const besideBefore = (now: Heard, before: readonly number[]): Beside => {
  const isWrong = new Set(now.wrong);
  const wasWrong = new Set(before);
  const gone = before.filter((position) => !isWrong.has(position));
  return {
    mended: gone.filter((position) => position <= now.reached),
    stillWrong: now.wrong.filter((position) => wasWrong.has(position)),
    newlyWrong: now.wrong.filter((position) => !wasWrong.has(position)),
    notReached: gone.filter((position) => position > now.reached),
  };
};
