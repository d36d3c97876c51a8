import { useEffect } from 'react';

const PAPER_IN_PAGE_MS = 100;
const FONTS_READY_MS = 200;

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A moment for the paper to be laid out, which starts the fonts; then, when those are there, another to be drawn. */
export const usePrintWhenReady = (isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    let left = false;
    const print = async () => {
      await later(PAPER_IN_PAGE_MS);
      await document.fonts.ready;
      await later(FONTS_READY_MS);
      if (!left) window.print();
    };
    void print();
    return () => {
      left = true;
    };
  }, [isReady]);
};
