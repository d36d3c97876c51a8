import { foldLabel } from './labels.ts';

const FILLERS = new Set(['الشعبة', 'الفصل', 'section', 'class'].map(foldLabel));

const isFiller = (word: string): boolean => FILLERS.has(foldLabel(word));

const withoutFillers = (section: string): string =>
  section
    .split(' ')
    .filter((word) => !isFiller(word))
    .join(' ') || section;

/** The same for «أ», «ا» and «الشعبة أ», and for «4/1» and «٤-١». */
export const sectionKey = (section: string): string => foldLabel(withoutFillers(section)) || section;

/** One of these is written as here; another as one of these that means the same, else as the first was that did. */
export const sectionSpeller = (known: readonly string[]) => {
  const spellings = new Map(known.toReversed().map((section) => [sectionKey(section), section]));
  const asKnown = new Set(known);
  return (section: string): string => {
    const key = sectionKey(section);
    const spelt = asKnown.has(section) ? section : spellings.get(key);
    if (spelt !== undefined) return spelt;
    const plain = withoutFillers(section);
    const first = plain === 'ا' ? 'أ' : plain;
    spellings.set(key, first);
    return first;
  };
};
