import { keep, kept } from '#web/lib/kept.ts';
import type { TextHead } from '#wire/quran';

/** The sizes of the text, from small to large, as the style sheet numbers them. */
export const SIZES = [1, 2, 3, 4] as const;
export type Size = (typeof SIZES)[number];

const FIRST_SIZE: Size = 2;

const placeName = (studentId: number, textId: number): string => `himma-quran-place-${studentId}-${textId}`;
const sizeName = (studentId: number): string => `himma-quran-size-${studentId}`;

type Verses = Pick<TextHead, 'fromAyah' | 'toAyah'>;

/** Storage is out of our hands: what is none of the text's verses is its first. */
export const readPlace = (written: string | null, { fromAyah, toAyah }: Verses): number => {
  const ayah = Number(written);
  return Number.isInteger(ayah) && ayah >= fromAyah && ayah <= toAyah ? ayah : fromAyah;
};

export const readSize = (written: string | null): Size => SIZES.find((size) => String(size) === written) ?? FIRST_SIZE;

/**
 * The verse that stood at the top when this pupil left the text. On a shared device each has their own, and since it says
 * nothing that a classmate may not know it stays when they log out.
 */
export const keptPlace = (studentId: number, text: Pick<TextHead, 'id'> & Verses): number =>
  readPlace(kept(placeName(studentId, text.id)), text);

export const keepPlace = (studentId: number, textId: number, ayah: number): void =>
  keep(placeName(studentId, textId), String(ayah));

export const keptSize = (studentId: number): Size => readSize(kept(sizeName(studentId)));

export const keepSize = (studentId: number, size: Size): void => keep(sizeName(studentId), String(size));
