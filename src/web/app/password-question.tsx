import type { ReactNode } from 'react';
import { shared } from '#web/lib/shared.ts';

const question = shared<ReactNode>(null);
let asked: Promise<boolean> | null = null;

/** Whether the password was typed. Requests that are refused meanwhile wait for the same answer. */
export const askForPassword = (): Promise<boolean> => {
  asked ??= import('./confirm-password.tsx')
    .then(
      ({ ConfirmPassword }) => new Promise<boolean>((answer) => question.set(<ConfirmPassword onAnswer={answer} />)),
    )
    .catch(() => false)
    .finally(() => {
      asked = null;
      question.set(null);
    });
  return asked;
};

/** Above whatever page is open. */
export const PasswordQuestion = () => question.use();
