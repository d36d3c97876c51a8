/** The process ends with it to be started anew: `npm start` does so, and so does every supervisor. */
export const EXIT_AGAIN = 85;

let end: (() => void) | undefined;

/** A process serves one school. */
export const onStartAgain = (listener: () => void): void => {
  end = listener;
};

/** Requests under way are answered first, the one that asks among them. */
export const startAgain = (): void => end?.();
