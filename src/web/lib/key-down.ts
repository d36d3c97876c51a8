import { useEffect, useEffectEvent } from 'react';

/** What is pressed anywhere on the page, for as long as this part of it stands. */
export const useKeyDown = (onKey: (event: KeyboardEvent) => void): void => {
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
