import '../sheets.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { cardCount, printWindow } from '#strings/cards';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { Bone, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Card, CardFormat } from '#wire/cards';
import { LoginCard } from '../components/login-card.tsx';
import { cardsToPrintQuery } from '../queries.ts';

const CARDS_IN_PAGE_MS = 100;
const FONTS_READY_MS = 200;
const CARDS_PER_SHEET: Record<CardFormat, number> = { one: 4, small: 4, detailed: 1 };

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A moment for the cards to be laid out, which starts the fonts; then, when those are there, another to be drawn. */
const usePrintWhenReady = (isReady: boolean): void => {
  useEffect(() => {
    if (!isReady) return;
    let left = false;
    const print = async () => {
      await later(CARDS_IN_PAGE_MS);
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

const sheetsOf = (cards: readonly Card[], perSheet: number): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, index) =>
    cards.slice(index * perSheet, (index + 1) * perSheet),
  );

const Sheets = ({ cards, format }: { cards: readonly Card[]; format: CardFormat }) => (
  <main className="grid gap-6 p-4 print:block print:p-0">
    {sheetsOf(cards, CARDS_PER_SHEET[format]).map((sheet) => (
      <section
        key={sheet[0]?.studentId}
        className={`card-sheet shadow-card print:shadow-none ${format === 'detailed' ? '' : 'card-sheet-quarters'}`}
      >
        {sheet.map((card) => (
          <div key={card.studentId} className="card-sheet-cell">
            <LoginCard card={card} format={format} />
          </div>
        ))}
      </section>
    ))}
  </main>
);

const Skeleton = () => (
  <Loading>
    <div className="mx-auto grid max-w-[210mm] grid-cols-2 gap-6 p-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Bone key={key} className="h-[34rem]" />
      ))}
    </div>
  </Loading>
);

/** A window of its own. It checks nothing itself: the server refuses everybody but staff. */
export const PrintCards = () => {
  const which = getRouteApi('/admin/credentials/print').useSearch();
  const { data, error, refetch } = useQuery(cardsToPrintQuery(which));
  usePrintWhenReady(data !== undefined);
  useEffect(() => {
    document.title = printWindow.title;
  }, []);
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-3 bg-[linear-gradient(var(--peak-top),var(--peak-far))] px-4 py-3 text-white print:hidden">
        <Mark />
        <h1 className="text-xl font-black">{printWindow.title}</h1>
        <p role="status" className="font-extrabold text-white/85">
          {data ? cardCount(data.cards.length) : !error && printWindow.preparing}
        </p>
        {data && (
          <Button look="gold" icon="print" onClick={() => window.print()} className="ms-auto">
            {printWindow.print}
          </Button>
        )}
      </header>
      {!data && !error && <Skeleton />}
      {error && (
        <main className="p-6">
          <ErrorState error={error} onRetry={() => void refetch()} />
        </main>
      )}
      {data && <Sheets cards={data.cards} format={which.format} />}
    </div>
  );
};
