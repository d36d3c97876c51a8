import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type CardFormat, reachOf } from '#domain/cards/login-link';
import { cardCount, printWindow } from '#strings/cards/staff';
import { usePrintWhenReady } from '#web/lib/print-when-ready.ts';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Card } from '#wire/cards';
import { AddressWarning } from '../components/address-warning.tsx';
import { LoginCard } from '../components/login-card.tsx';
import { cardsToPrintQuery } from '../queries.ts';

const CARDS_PER_SHEET: Record<CardFormat, number> = { one: 4, small: 4, detailed: 1 };

const sheetsOf = (cards: readonly Card[], perSheet: number): Card[][] =>
  Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, index) =>
    cards.slice(index * perSheet, (index + 1) * perSheet),
  );

/** One millimetre less than the page holds: rounding must not push an empty page out. */
const SHEET =
  'mx-auto grid w-[min(100%,210mm)] bg-white shadow-card print:h-[280mm] print:w-[194mm] print:break-inside-avoid print:break-after-page print:shadow-none print:last:break-after-auto';

/** Four on a page, with dashed lines between them to cut along. */
const QUARTERS = {
  sheet: 'min-[210mm]:grid-cols-2 min-[210mm]:grid-rows-2 print:grid-cols-2 print:grid-rows-2',
  cell: 'border-dashed border-black min-[210mm]:odd:border-e-[0.3mm] min-[210mm]:nth-[-n+2]:border-b-[0.3mm] print:odd:border-e-[0.3mm] print:nth-[-n+2]:border-b-[0.3mm]',
};
const WHOLE = { sheet: '', cell: '' };

const Sheets = ({ cards, format }: { cards: readonly Card[]; format: CardFormat }) => {
  const looks = format === 'detailed' ? WHOLE : QUARTERS;
  return sheetsOf(cards, CARDS_PER_SHEET[format]).map((sheet) => (
    <section key={sheet[0]?.studentId} className={`${SHEET} ${looks.sheet}`}>
      {sheet.map((card) => (
        <div key={card.studentId} className={`p-[4mm] ${looks.cell}`}>
          <LoginCard card={card} format={format} />
        </div>
      ))}
    </section>
  ));
};

const skeleton = <Bones layout="mx-auto grid max-w-[210mm] grid-cols-2 gap-6" look="h-[34rem]" times={4} />;

/** A window of its own. It checks nothing itself: the server refuses everybody but staff. */
export const PrintCards = () => {
  const which = getRouteApi('/admin/credentials/print').useSearch();
  const query = useQuery(cardsToPrintQuery(which));
  const { data, error } = query;
  const ofThisDevice = data?.cards.find(({ loginLink }) => reachOf(loginLink) === 'device');
  usePrintWhenReady(data !== undefined && !ofThisDevice);
  return (
    <PrintPage
      title={printWindow.title}
      note={data ? cardCount(data.cards.length) : error ? undefined : printWindow.preparing}
      print={data && printWindow.print}
    >
      {ofThisDevice && (
        <div className="px-4 pt-4 print:hidden">
          <AddressWarning link={ofThisDevice.loginLink} reach="device" />
        </div>
      )}
      <main className="grid gap-6 p-4 print:block print:p-0">
        <Loaded query={query} skeleton={skeleton}>
          {({ cards }) => <Sheets cards={cards} format={which.format} />}
        </Loaded>
      </main>
    </PrintPage>
  );
};
