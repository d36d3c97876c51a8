import '../slips.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { reachOf } from '#domain/cards/login-link';
import { hijriText, weekText } from '#strings/guardians/dates';
import { slipsWindow } from '#strings/guardians/staff';
import { slipWords } from '#strings/guardians/words';
import { brand, gradeNames } from '#strings/widgets';
import { AddressWarning } from '#web/cards/components/address-warning.tsx';
import { QrCode } from '#web/cards/components/qr-code.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { Slip } from '#wire/guardians';
import { SlipBody } from '../components/slip-body.tsx';
import type { SlipsToPrint } from '../print-search.ts';
import { slipsQuery } from '../queries.ts';

interface PaperProps {
  slip: Slip;
  school: string | null;
  teacher: string;
  hasFont: boolean;
}

const Paper = ({ slip, school, teacher, hasFont }: PaperProps) => (
  <article className="slip flex flex-col overflow-hidden bg-white p-[6mm] text-black">
    <header className="flex flex-wrap items-end justify-between gap-x-4 border-b-2 border-black pb-1">
      <h2 className="text-[1.3em] leading-snug font-black">{slipWords.title(slip.name)}</h2>
      <p className="font-extrabold">
        {[school ?? brand.name, gradeNames[slip.grade], slip.classId].filter(Boolean).join(' · ')}
      </p>
    </header>
    <p className="flex flex-wrap justify-between gap-x-4 font-extrabold">
      <span>
        {weekText(slip.week)} · {hijriText(slip.week)}
      </span>
      <span>{slipWords.teacher(teacher)}</span>
    </p>
    <p>{slipWords.greeting}</p>
    {/* A week with more to say than the paper holds is cut here, and is whole behind the code. */}
    <div className="slip-body min-h-0 flex-initial overflow-hidden">
      <SlipBody week={slip.week} hasFont={hasFont} level="h3" />
    </div>
    <footer className="slip-code mt-[3mm] flex flex-none items-center gap-[3mm]">
      <QrCode text={slip.link} label={slipWords.code} />
      <p>{slipWords.codeHint}</p>
    </footer>
  </article>
);

const PER_SHEET = 4;

const sheetsOf = (slips: readonly Slip[], size: SlipsToPrint['size']): (readonly Slip[])[] => {
  if (size === 'one') return slips.map((slip) => [slip]);
  return Array.from({ length: Math.ceil(slips.length / PER_SHEET) }, (_, at) =>
    slips.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  );
};

/** A window of its own: the slips of a grade or section, to be handed out. */
export const PrintSlips = () => {
  const which = getRouteApi('/admin/guardians/print').useSearch();
  const query = useQuery(slipsQuery(which));
  const font = useQuery(quranFontQuery);
  // All are of one address, and read at home.
  const link = query.data?.slips[0]?.link;
  const reach = link === undefined ? 'anywhere' : reachOf(link);
  const isReady = query.data !== undefined && font.data !== undefined;
  return (
    <PrintPage
      title={slipsWindow.title}
      note={query.data ? slipsWindow.count(query.data.slips.length) : query.error ? undefined : slipsWindow.preparing}
      print={isReady ? slipsWindow.print : undefined}
    >
      {link !== undefined && reach !== 'anywhere' && (
        <div className="px-4 pt-4 print:hidden">
          <AddressWarning link={link} reach={reach} />
        </div>
      )}
      <main className="grid gap-6 bg-paper p-4 print:block print:bg-white print:p-0">
        <Loaded query={query} skeleton={<Bones layout="mx-auto grid max-w-[210mm] gap-6" look="h-[34rem]" times={2} />}>
          {({ slips, school, teacher }) =>
            sheetsOf(slips, which.size).map((sheet) => (
              <section
                key={sheet[0]?.studentId}
                className="slip-sheet mx-auto grid w-[min(100%,210mm)] gap-[6mm]"
                data-size={which.size}
              >
                {sheet.map((slip) => (
                  <Paper key={slip.studentId} {...{ slip, school, teacher }} hasFont={font.data !== undefined} />
                ))}
              </section>
            ))
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
