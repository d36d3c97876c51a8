import { useEffect, useRef } from 'react';
import { api } from '#web/lib/api.ts';
import { kindInside } from '#web/lib/page-mark.ts';
import { homeOf } from '#web/lib/session-hint.ts';
import type { PupilSession } from '#wire/access';

type CardFields = NonNullable<Window['himmaCard']>;

export type CardLogin = () => Promise<PupilSession>;

/** Null where the fields are not a card's. */
const loginWith = ({ card, id, password }: CardFields, by: 'link' | 'scan'): CardLogin | null => {
  if (card) return () => api('POST /api/login/card', { body: { token: card, by } });
  return id && password ? () => api('POST /api/login/student', { body: { loginId: id, password, by } }) : null;
};

/**
 * Logs in once with the card whose link opened this page; boot.js took it out of the address already. Who is inside already
 * and holds no card does not meet the form.
 */
export const useCardLogin = (enter: (login: CardLogin) => void): void => {
  const latest = useRef(enter);
  latest.current = enter;
  useEffect(() => {
    const login = window.himmaCard && loginWith(window.himmaCard, 'link');
    delete window.himmaCard;
    const inside = kindInside();
    if (login) latest.current(login);
    else if (inside) location.replace(homeOf(inside));
  }, []);
};

/** A scanned code counts only if it is a login link, of whatever address the card was printed for. */
export const cardOf = (scanned: string): CardLogin | null => {
  if (!URL.canParse(scanned)) return null;
  const { pathname, search, hash } = new URL(scanned);
  const fields = Object.fromEntries(new URLSearchParams(hash.slice(1) || search));
  return pathname === '/login' ? loginWith(fields, 'scan') : null;
};
