import type { ProofFault, PublishedWords } from '#domain/quran/proofreading';
import { formatNumber } from '#strings/plural';
import { placeText } from './staff.ts';
import { surahTitle, verseCount } from './words.ts';

const shown = (published: PublishedWords): string => `﴿${published.text}﴾ (${placeText(published)})`;

/** More say less. */
const DIFFERING_MAX = 6;

const listed = (words: readonly string[]): string => words.map((word) => `«${word}»`).join('، ');

const said = (quoted: string, differing: readonly string[]): string =>
  differing.length > DIFFERING_MAX ? `«${quoted}»` : listed(differing);

/** What of a text is not as published, and what is. */
export const proofText = (fault: ProofFault): string => {
  switch (fault.kind) {
    case 'no_surah':
      return `ليس في القرآن سورة باسم «${fault.written}».`;
    case 'no_verse':
      return `ليس في ${surahTitle(fault.surah.name)} آية رقمها ${formatNumber(fault.ayah)}، فهي ${verseCount(fault.surah.verses)}.`;
    case 'misplaced': {
      const { surah, ayah, published } = fault;
      const own = placeText({ surahName: surah.name, fromAyah: ayah, toAyah: ayah });
      return `هذه الكلمات من ${own}، وليست من الآية المذكورة.${published ? ` والمذكورة: ${shown(published)}` : ''}`;
    }
    case 'altered': {
      const { quoted, differing, published } = fault;
      if (!published) return `ليس في المصحف: «${quoted}».`;
      const wrong = differing.length > 0 ? `ليس كما في المصحف: ${said(quoted, differing)}.` : 'سقط من الآية شيء.';
      return `${wrong} والصواب: ${shown(published)}`;
    }
  }
};
