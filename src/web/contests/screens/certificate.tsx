import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/button-link.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, EmptyState, Loaded } from '#web/ui/states.tsx';

import { competitionsQuery } from '../results-queries.ts';
import '../certificate.css';
import { certificateTexts as texts } from '#strings/contests/pupil';
import { formatHijriDay, formatLongDay } from '#strings/dates';
import { brand, gradeNames } from '#strings/widgets';
import type { Competition } from '#wire/contests/pupil';

const STAR =
  'M0-14 4-9.700 9.900-9.900 9.700-4 14 0 9.700 4 9.900 9.900 4 9.700 0 14-4 9.700-9.900 9.900-9.700 4-14 0-9.700-4-9.900-9.900-4-9.700Z';

/** The frame: two lines, a star in each corner, and the climb along the foot, in greys that a copier keeps. */
const Frame = () => (
  <svg viewBox="0 0 1188 840" className="absolute inset-0 -z-1 size-full" aria-hidden="true" focusable="false">
    <path d="M57 783V742l170-112 106 84 157-150 126 128 106-92 170 142 120-86 119 64v63Z" fill="#f0f0f0" />
    <path d="M57 783v-30l150-50 120 56 170-96 160 100 130-66 170 60 174-44v70Z" fill="#e2e2e2" />
    <path d="m490 564-36 36 20-4 16 12 18-12 20 6Z" fill="#fff" stroke="#9a9a9a" strokeWidth="2" />
    <rect x="40" y="40" width="1108" height="760" rx="26" fill="none" stroke="#000" strokeWidth="6" />
    <rect x="56" y="56" width="1076" height="728" rx="16" fill="none" stroke="#000" strokeWidth="1.500" />
    {[
      [48, 48],
      [1140, 48],
      [48, 792],
      [1140, 792],
    ].map(([x, y]) => (
      <g key={`${x}-${y}`} transform={`translate(${x} ${y}) scale(1.900)`}>
        <path d={STAR} fill="#fff" stroke="#000" strokeWidth="1.600" />
        <path d="M-6 4-1.500-3 .5 0 2-2 6 4Z" fill="#000" />
      </g>
    ))}
  </svg>
);

const STRONG = 'text-[2.6cqi] font-black';

const Placing = ({ competition: { rank, score, accuracy, participants } }: { competition: Competition }) =>
  rank === null || score === null ? null : (
    <>
      <p className={STRONG}>{texts.standing(rank, participants)}</p>
      <p>{texts.score(score, accuracy)}</p>
    </>
  );

const Line = ({ name, children }: { name: string; children?: ReactNode }) => (
  <span className="flex-1">
    {name}
    <span className="block min-h-[3.4cqi] border-b-[0.2cqi] border-dotted border-black">{children}</span>
  </span>
);

const CertificatePaper = ({ name, competition }: { name: string; competition: Competition }) => {
  const isWinner = competition.winners.some(({ isYou }) => isYou);
  return (
    <article className="certificate @container relative isolate mx-auto grid aspect-[297/210] w-[min(100%,297mm)] grid-rows-[auto_1fr_auto] overflow-hidden bg-white px-[10%] pt-[8%] pb-[9%] text-center text-black print:aspect-auto print:h-[209.5mm] print:w-[297mm]">
      <Frame />
      <header className="text-[2.1cqi] leading-[1.6]">
        <p>{brand.name}</p>
        <h2 className="text-[5.4cqi] leading-[1.3] font-black">{isWinner ? texts.winnerTitle : texts.title}</h2>
      </header>
      <div className="grid content-center text-[2.1cqi] leading-[1.6]">
        <p>{texts.given}</p>
        <p className="text-[5cqi] leading-[1.5] font-black wrap-anywhere">{name}</p>
        {competition.grade && <p>{gradeNames[competition.grade]}</p>}
        <p className={STRONG}>{isWinner ? texts.forWinning(competition.title) : texts.for(competition.title)}</p>
        <Placing competition={competition} />
        <p>{texts.wish}</p>
      </div>
      <footer className="flex items-end justify-between gap-[4cqi] text-[1.8cqi]">
        <Line name={texts.teacher} />
        <Line name={texts.school} />
        <Line name={texts.date}>
          {formatLongDay(competition.endsAt)}
          <br />
          {formatHijriDay(competition.endsAt)}
        </Line>
      </footer>
    </article>
  );
};

/** To be looked at first, then printed. It checks nothing itself: what is on it comes from the server. */
export const Certificate = () => {
  const { id } = getRouteApi('/student/competitions/$id/certificate').useParams();
  const query = useQuery(competitionsQuery);
  const { data, error } = query;
  const competition = data?.competitions.find(
    (each) => each.id === Number(id) && each.state === 'closed' && each.tookPart,
  );
  return (
    <PrintPage
      title={texts.window}
      note={data || error ? undefined : texts.preparing}
      print={competition && texts.print}
    >
      <main className="grid gap-4 p-4 print:block print:p-0">
        <BackLink to="/student/competitions">{texts.back}</BackLink>
        <Loaded query={query} skeleton={<Bone className="mx-auto aspect-[297/210] w-full max-w-[297mm]" />}>
          {({ name }) =>
            competition ? (
              <CertificatePaper name={name} competition={competition} />
            ) : (
              <EmptyState icon="star" title={texts.none} body={texts.noneBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
