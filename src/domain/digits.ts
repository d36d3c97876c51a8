const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Digits of every script that pupils and staff type, as a computer counts. */
export const westernDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO));
