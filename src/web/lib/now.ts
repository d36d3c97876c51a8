import { useEffect, useState } from 'react';

/** The device's time in milliseconds, read again at every step. */
export const useNow = (stepMs: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return now;
};
