/** The same chances in every run, one row of them for each pupil: numbers from 0 up to 1. */
export const chanceOf = (pupil: number): (() => number) => {
  let state = pupil * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
