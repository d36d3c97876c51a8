interface Heard {
  /** The words that were wrong. */
  readonly wrong: readonly number[];
  /** The furthest word. */
  readonly reached: number;
}

/** What became of the words of a hearing and of the one before it, each in the order it was given. */
export const besideBefore = (now: Heard, before: readonly number[]) => {
  const isWrong = new Set(now.wrong);
  const wasWrong = new Set(before);
  const gone = before.filter((position) => !isWrong.has(position));
  return {
    /** Wrong before, and not this time. */
    mended: gone.filter((position) => position <= now.reached),
    stillWrong: now.wrong.filter((position) => wasWrong.has(position)),
    newlyWrong: now.wrong.filter((position) => !wasWrong.has(position)),
    /** Wrong before, and not come to this time: nothing is known of it. */
    notReached: gone.filter((position) => position > now.reached),
  };
};
