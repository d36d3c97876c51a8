import type { DrawInteger } from '#domain/cards/credentials';
import { westernDigits } from '#domain/digits';

/** As every authenticator app does it (RFC 6238): six digits, new every half minute. */
export const CODE_DIGITS = 6;
export const CODE_SECONDS = 30;

/** A phone's clock may be half a minute off, and a code is typed when it is about to change. */
export const CODE_STEPS_AROUND = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / CODE_SECONDS);

export const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 10;

/** Without what is read for another: written down by hand, and typed on a day when much else went wrong. */
const RECOVERY_CHARACTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';

const drawRecoveryCode = (draw: DrawInteger): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_CHARACTERS[draw(0, RECOVERY_CHARACTERS.length - 1)]).join('');

export const drawRecoveryCodes = (draw: DrawInteger): string[] => {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(drawRecoveryCode(draw));
  return [...codes];
};

/** In two halves, for the eye. */
export const showRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** As typed on any keyboard, with or without the spaces and dashes that apps and papers put in. */
export const canonicalCode = (typed: string): string => westernDigits(typed).replace(/[\s-]/gu, '').toUpperCase();

/** What is no code of the app may be one of the recovery codes. */
export const isAppCode = (code: string): boolean => /^\d{6}$/u.test(code);
