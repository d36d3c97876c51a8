import { lazily } from '#domain/lazily';

/** A day is the same everywhere: only its name is asked for. */
const parts = lazily(
  () =>
    new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    }),
);

/** A day by the Umm al-Qura calendar. */
export const toHijri = (day: string) => {
  const found = parts().formatToParts(new Date(`${day}T00:00:00Z`));
  const read = (type: Intl.DateTimeFormatPartTypes): number => Number(found.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
};

const RAMADAN = 9;

export const isRamadan = (day: string): boolean => toHijri(day).month === RAMADAN;
