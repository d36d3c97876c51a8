import { useEffect } from 'react';
import { useIsSelf } from './queries.ts';

/** What is on the screen is told once as no longer new; staff inside as the pupil see it in the pupil's place only (D-11). */
export const useNewsSeen = (
  rows: readonly { readonly id: number; readonly isNew: boolean }[],
  tell: () => void,
): void => {
  const isSelf = useIsSelf();
  const news = rows
    .filter(({ isNew }) => isNew)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (isSelf && news) tell();
  }, [isSelf, news, tell]);
};
