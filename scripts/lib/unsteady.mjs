/** More of them say that the machine or the product is at fault, and not one test. */
export const MAX_UNSTEADY = 3;

/** One passing run may be chance as the failing one was. */
const RUNS_ALONE = 2;

const passesAlone = async (test, runAlone) => {
  for (let run = 0; run < RUNS_ALONE; run += 1) if (!(await runAlone(test))) return false;
  return true;
};

/**
 * A test that failed among the others and passes twice alone is unsteady: it is named, and does not stop a release. With
 * more failures than may be unsteady the verdict is known already.
 */
export const findUnsteady = async (failed, runAlone) => {
  if (failed.length > MAX_UNSTEADY) return [];
  const unsteady = [];
  for (const test of failed) if (await passesAlone(test, runAlone)) unsteady.push(test);
  return unsteady;
};
