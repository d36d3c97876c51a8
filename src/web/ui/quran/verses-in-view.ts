export interface VersesInView {
  readonly first: number;
  readonly last: number;
}

export const versesOf = (passage: Element): HTMLElement[] => [...passage.querySelectorAll<HTMLElement>('[data-verse]')];

export const ayahOf = (verse: HTMLElement): number => Number(verse.dataset.verse);

/** Where the style sheet lets a verse stand when it is shown: under the bar above, and over the one below. */
export const viewOf = (verse: Element): { top: number; bottom: number } => {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(verse);
  return { top: Number.parseFloat(scrollMarginTop), bottom: innerHeight - Number.parseFloat(scrollMarginBottom) };
};

/** The middles of its lines: the boxes of marks above and below reach into the neighbouring lines. */
const linesOf = (verse: Element): number[] => [...verse.getClientRects()].map(({ top, bottom }) => (top + bottom) / 2);

/**
 * The first is the verse that begins in the topmost line, where one does: shown again, it brings back the same line. Else
 * it is the one that the line is part of. Of several that begin there `place` stays, so that a tablet may be turned to
 * and fro.
 */
export const versesInView = (passage: Element, place: number): VersesInView | null => {
  const elements = versesOf(passage);
  const { top, bottom } = elements[0] ? viewOf(elements[0]) : { top: 0, bottom: 0 };
  const verses = elements.map((verse) => ({ ayah: ayahOf(verse), lines: linesOf(verse) }));
  const shown = verses.filter(({ lines }) => lines.some((line) => line >= top && line <= bottom));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const topLine = first.lines.find((line) => line >= top) ?? top;
  const beginning = shown.filter(({ lines: [start = 0] }) => Math.abs(start - topLine) < 1);
  const chosen = beginning.find(({ ayah }) => ayah === place) ?? beginning[0] ?? first;
  return { first: chosen.ayah, last: last.ayah };
};

/** Above the first verse stand the surah's name and the basmala. */
export const showVerse = (passage: Element, ayah: number, behavior: ScrollBehavior = 'instant'): void => {
  const [first, ...others] = versesOf(passage);
  const verse = others.find((each) => ayahOf(each) === ayah);
  if (verse) verse.scrollIntoView({ block: 'start', behavior });
  else if (first) scrollTo({ top: 0, behavior });
};
