import { useSyncExternalStore } from 'react';
import { DEFAULT_GRADE, type Grade, isGrade } from '#domain/roster/grades';

const KEY = 'himma-grade';
const listeners = new Set<() => void>();

const current = (): Grade => {
  const kept = Number(sessionStorage.getItem(KEY));
  return isGrade(kept) ? kept : DEFAULT_GRADE;
};

/** The grade staff are looking at, shared by every admin screen of this tab. */
export const useGrade = (): [Grade, (grade: Grade) => void] => {
  const grade = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
  const choose = (next: Grade) => {
    sessionStorage.setItem(KEY, String(next));
    for (const listener of listeners) listener();
  };
  return [grade, choose];
};
