import '../home-sheet.css';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { verseEnd } from '#domain/quran/content';
import { type HomeWork, homeWork } from '#domain/tracking/home-work';
import { formatLongDay } from '#strings/dates';
import { verseLabel } from '#strings/quran/words';
import { homeSheet as texts } from '#strings/tracking/sheet';
import { brand, gradeNames } from '#strings/widgets';
import { PrintPage, WritingLine } from '#web/ui/print-page.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { Tracked } from '#wire/tracking';
import { type GridWord, gridWords } from '../components/word-grid.tsx';
import { trackedQuery } from '../queries.ts';

interface MarkedWord extends GridWord {
  readonly work: HomeWork | null;
}

/** By a shape around it, so that any printer shows it. */
const LOOKS: Readonly<Record<HomeWork, string>> = {
  practise: 'rounded-[2mm] border-[0.5mm] border-[#b3261e] px-[0.15em]',
  look: 'underline decoration-dashed decoration-[0.5mm] underline-offset-[0.4em]',
};

const Piece = ({ word: { piece, work } }: { word: MarkedWord }) => (
  <span className={`quran-piece ${work ? LOOKS[work] : ''}`} data-work={work ?? undefined}>
    {piece}
  </span>
);

const Text = ({ basmala, words }: { basmala: string | null; words: readonly MarkedWord[] }) => (
  <div className="quran" lang="ar" translate="no">
    {basmala !== null && <p className="quran-basmala">{basmala}</p>}
    <p>
      {words.map((word) => (
        <span key={word.position}>
          <Piece word={word} />
          {word.ends !== null && (
            <span className="quran-end">
              {'\u00a0'}
              <span role="img" aria-label={verseLabel(word.ends)}>{`\u06dd${verseEnd(word.ends)}`}</span>
            </span>
          )}{' '}
        </span>
      ))}
    </p>
  </div>
);

const WORKS = ['practise', 'look'] as const;

/** The words to work on by themselves, under what to do with them. */
const Asked = ({ words }: { words: readonly MarkedWord[] }) => {
  const asked = words.filter(({ work }) => work !== null);
  if (asked.length === 0) return <p className="mt-3 font-black">{texts.allWell}</p>;
  return (
    <section className="mt-3 break-inside-avoid border-2 border-black p-3">
      <h3 className="font-black">{texts.list(asked.length)}</h3>
      {WORKS.map((work) => {
        const own = asked.filter((word) => word.work === work);
        return (
          own.length > 0 && (
            <div key={work} className="mt-1">
              <p className="font-extrabold">{texts.works[work]}</p>
              <p className="quran [container-type:normal]" lang="ar" translate="no">
                {own.map((word) => (
                  <span key={word.position} className="me-4">
                    <Piece word={word} />{' '}
                  </span>
                ))}
              </p>
            </div>
          )
        );
      })}
    </section>
  );
};

const Paper = ({ page: { pupil, text, passage, words, hearings } }: { page: Tracked }) => {
  const works = new Map(words.map(({ position, status }) => [position, homeWork(status)]));
  const marked = gridWords(passage).map((word) => ({ ...word, work: works.get(word.position) ?? null }));
  const [last] = hearings;
  return (
    <article className="home-sheet mx-auto [--quran-size:15pt] w-[min(100%,210mm)] bg-white px-[6mm] py-[8mm] text-[11pt] leading-[1.5] text-black print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-x-6 border-b-4 border-black pb-2">
        <h2 className="text-2xl leading-snug font-black">{texts.title(pupil.name)}</h2>
        <p className="font-extrabold">
          {brand.name} · {gradeNames[pupil.grade]} · {text.title}
        </p>
      </header>
      <p className="mt-2 font-black">{texts.greeting}</p>
      <p>{texts.intro}</p>
      <p className="font-extrabold">{last ? texts.lastHeard(formatLongDay(last.startedAt)) : texts.unheard}</p>
      <WithQuranFont>
        {() => (
          <>
            <Text basmala={passage.basmala} words={marked} />
            <Asked words={marked} />
          </>
        )}
      </WithQuranFont>
      <footer className="mt-8 flex break-inside-avoid flex-wrap gap-x-6 gap-y-8">
        <WritingLine name={texts.signature} look="basis-56" />
        <WritingLine name={texts.signedOn} look="basis-56" />
      </footer>
    </article>
  );
};

/** A page for home: what the pupil reads, and the words to go over together. */
export const HomeSheet = () => {
  const route = getRouteApi('/admin/tracking/sheet/$student');
  const query = useQuery(trackedQuery(Number(route.useParams().student), route.useSearch().text));
  const font = useQuery(quranFontQuery);
  // Without their typeface the verses are not on the sheet.
  const isReady = query.data !== undefined && font.data !== undefined;
  return (
    <PrintPage
      title={texts.window}
      note={isReady || query.error || font.error ? undefined : texts.preparing}
      print={isReady ? texts.print : undefined}
    >
      <main className="p-4 print:p-0">
        <Loaded query={query} skeleton={<Bone className="mx-auto h-[48rem] w-full max-w-[210mm]" />}>
          {(page) => <Paper page={page} />}
        </Loaded>
      </main>
    </PrintPage>
  );
};
