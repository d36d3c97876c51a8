import { type Game, type GivenAnswer, isSameAnswer, replayGame } from '#domain/practice/game';
import { forget, isObject, keep, kept, keptNames, OUTBOX } from '#web/lib/kept.ts';
import { opened, sealed } from '#web/lib/outbox/seal.ts';

/** What a device keeps of a session until its result is saved. */
export interface Kept {
  readonly answers: readonly GivenAnswer[];
  /** The pupil has ended the game. */
  readonly isEnded: boolean;
}

/** A shared tablet has many pupils. */
export interface Pupil {
  readonly studentId: number;
  /** The pupil's own key, which no one else's session is told. */
  readonly seal: string;
}

const prefixOf = ({ studentId }: Pupil): string => `${OUTBOX}practice pupil-${studentId} `;

const isAnswer = (value: unknown): value is GivenAnswer =>
  isObject(value) && ['questionId', 'choice', 'at'].every((name) => Number.isInteger(value[name]));

/** Anybody may have written there: what this pupil's own pages did not write under this very name is nothing. */
const openedAs = ({ seal }: Pupil, name: string, written: string | null): Kept | null => {
  const value = opened(seal, name, written);
  if (!(isObject(value) && Array.isArray(value.answers) && value.answers.every(isAnswer))) return null;
  return { answers: value.answers, isEnded: value.isEnded === true };
};

/** What the device has of one session. Full or forbidden storage is no reason to stop a game: its answers are sent all the same. */
export const keptGame = (pupil: Pupil, sessionId: number) => {
  const name = `${prefixOf(pupil)}${sessionId}`;
  const openedHere = (written: string | null) => openedAs(pupil, name, written);
  return {
    name,
    opened: openedHere,
    read: () => openedHere(kept(name)),
    keep: (game: Kept): void => keep(name, sealed(pupil.seal, name, game)),
    forget: (): void => forget(name),
  };
};
export type KeptGame = ReturnType<typeof keptGame>;

/** Whether the longer list goes on where the shorter one ends. */
export const goesOn = (shorter: readonly GivenAnswer[], longer: readonly GivenAnswer[]): boolean =>
  shorter.every((answer, index) => isSameAnswer(answer, longer[index]));

/** The server's answers and those that did not reach it yet; where the two disagree, the server's alone. */
export const joinAnswers = (
  game: Game,
  stored: readonly GivenAnswer[],
  kept: readonly GivenAnswer[],
): readonly GivenAnswer[] => (goesOn(stored, kept) && replayGame(game, kept).kind === 'replayed' ? kept : stored);

/**
 * Forgets what is kept in this pupil's name, but for what the pupil's own pages keep of the session that is open; says
 * whether any of it was theirs.
 */
export const forgetOthers = (pupil: Pupil, openSession: number | null): boolean => {
  const prefix = prefixOf(pupil);
  const names = keptNames(prefix);
  const own = new Set(names.filter((name) => openedAs(pupil, name, kept(name))));
  const stale = names.filter((name) => !own.has(name) || name !== `${prefix}${openSession}`);
  for (const name of stale) forget(name);
  return stale.some((name) => own.has(name));
};
