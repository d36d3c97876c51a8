import { useEffect, useState } from 'react';
import { login } from '#strings/access/login';

const SHOWN_MS = 3000;

/** The way to the admin login, for those who know the keys Ctrl+Alt+A. */
export const HiddenAdminLink = () => {
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The physical key, since the letter differs on an Arabic keyboard.
      if (event.ctrlKey && event.altKey && event.code === 'KeyA') setPresses((count) => count + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (presses === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  return shown ? (
    <a
      href="/management-portal-2024"
      className="mt-2 grid min-h-11 place-content-center rounded-2xl bg-gold-soft font-extrabold text-gold-ink"
    >
      {login.adminLink}
    </a>
  ) : null;
};
