import { type Game, type GivenAnswer, replayGame } from '#domain/practice/game';
import { isObject, OUTBOX, readJson } from '#web/lib/kept.ts';

/** What a device keeps of a session until its result is saved. A shared tablet has many pupils. */
export interface Kept {
  readonly studentId: number;
  readonly answers: readonly GivenAnswer[];
  /** The pupil has ended the game. */
  readonly isEnded: boolean;
}

const prefixOf = (studentId: number): string => `${OUTBOX}practice pupil-${studentId} `;

export const keptNameOf = (studentId: number, sessionId: number): string => `${prefixOf(studentId)}${sessionId}`;

/** Full or forbidden storage is no reason to stop a game: its answers are sent all the same. */
export const writeKept = (storage: Pick<Storage, 'setItem'>, sessionId: number, kept: Kept): void => {
  try {
    storage.setItem(keptNameOf(kept.studentId, sessionId), JSON.stringify(kept));
  } catch {}
};

const isAnswer = (value: unknown): value is GivenAnswer =>
  isObject(value) && ['questionId', 'choice', 'at'].every((name) => Number.isInteger(value[name]));

export const readKept = (written: string | null): Kept | null => {
  const value = readJson(written);
  if (!(isObject(value) && Array.isArray(value.answers) && value.answers.every(isAnswer))) return null;
  return { studentId: Number(value.studentId), answers: value.answers, isEnded: value.isEnded === true };
};

const isSame = (a: GivenAnswer, b: GivenAnswer | undefined): boolean =>
  a.questionId === b?.questionId && a.choice === b.choice && a.at === b.at;

/** Whether the longer list goes on where the shorter one ends. */
export const goesOn = (shorter: readonly GivenAnswer[], longer: readonly GivenAnswer[]): boolean =>
  shorter.every((answer, index) => isSame(answer, longer[index]));

/** The server's answers and those that did not reach it yet; where the two disagree, the server's alone. */
export const joinAnswers = (
  game: Game,
  stored: readonly GivenAnswer[],
  kept: readonly GivenAnswer[],
): readonly GivenAnswer[] => (goesOn(stored, kept) && replayGame(game, kept).kind === 'replayed' ? kept : stored);

/** Forgets what is kept of this pupil's sessions but for the one that is open; says whether there was any. */
export const forgetOthers = (storage: Storage, studentId: number, openSession: number | null): boolean => {
  const prefix = prefixOf(studentId);
  const stale = Object.keys(storage).filter((name) => name.startsWith(prefix) && name !== `${prefix}${openSession}`);
  for (const name of stale) storage.removeItem(name);
  return stale.length > 0;
};
