import { useEffect, useRef } from 'react';

/** Logs in once with the card whose link opened this page; boot.js took it out of the address already. */
export const useCardLogin = (attempt: (id: string, password: string) => void): void => {
  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(() => {
    const card = window.himmaCard;
    delete window.himmaCard;
    if (card) latest.current(card.id, card.password);
  }, []);
};

/** A scanned code counts only if it is a login link, of whatever address the card was printed for. */
export const cardOf = (scanned: string): { id: string; password: string } | null => {
  if (!URL.canParse(scanned)) return null;
  const { pathname, searchParams } = new URL(scanned);
  const id = searchParams.get('id');
  const password = searchParams.get('password');
  return pathname === '/login' && id && password ? { id, password } : null;
};
