import { brand } from '#strings/widgets';

/** Of 0 to 4. Three stands for a hundred million guesses at least, which the lockout makes centuries. */
const STRONG_ENOUGH = 3;

/** An estimate grows with the square of the length; what follows is not worth the wait. */
const READ_LETTERS = 64;

/** On demand: its lists take a tenth of a second and 26 MB, and passwords are set on few days. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: READ_LETTERS });
};

let estimator: ReturnType<typeof loadEstimator> | undefined;

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** What somebody who knows the person tries first. */
const wordsOf = ({ name, email }: Owner): string[] => {
  const parts = `${name} ${email}`.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part.length > 2);
  return [name, email, ...parts, brand.name, 'himma'];
};

export const isGuessable = async (password: string, owner: Owner): Promise<boolean> => {
  estimator ??= loadEstimator();
  return (await estimator).check(password, wordsOf(owner)).score < STRONG_ENOUGH;
};
