/** From 0, where all is well, to this. */
export const HOTTEST = 4;

/** How many words stand in the list of the hardest. */
export const HARDEST_WORDS = 10;

/** The quarter of those who were heard that stumbled over a word; 0 where nobody did. */
export const classHeat = (stumbled: number, heard: number): number =>
  stumbled === 0 ? 0 : Math.min(HOTTEST, Math.ceil((stumbled / Math.max(heard, 1)) * HOTTEST));

/** One pupil's: each mistake makes a word hotter, up to the hottest. */
export const ownHeat = (mistakes: number): number => Math.min(mistakes, HOTTEST);

interface Stumbled {
  readonly position: number;
  readonly pupils: number;
  readonly mistakes: number;
}

/** Those that most stumbled over, then those with most mistakes, then as the text has them. */
export const hardestWords = <Word extends Stumbled>(words: readonly Word[]): Word[] =>
  words
    .toSorted((a, b) => b.pupils - a.pupils || b.mistakes - a.mistakes || a.position - b.position)
    .slice(0, HARDEST_WORDS);
