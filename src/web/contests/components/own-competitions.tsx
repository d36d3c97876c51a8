import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { competitionStates, competitionsPage as texts } from '#strings/contests/pupil';
import { formatMoment } from '#strings/dates';
import { gradeNames } from '#strings/widgets';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Competition } from '#wire/contests/pupil';
import { competitionsQuery } from '../results-queries.ts';

const LOOKS = {
  open: 'bg-[linear-gradient(120deg,#7b3fa0,#c8452a)]',
  ended: 'bg-[#5d3a78]',
  closed: 'bg-[#4a4a63]',
} as const satisfies Record<Competition['state'], string>;

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="leading-snug">
    <dt className="text-sm text-muted">{title}</dt>
    <dd className="font-black">{children}</dd>
  </div>
);

const OwnPlace = ({ competition: { rank, score, accuracy, participants, tookPart } }: { competition: Competition }) => {
  if (rank === null || score === null) return <>{tookPart ? texts.onlyTrained : texts.notRaced}</>;
  return (
    <>
      <span className="block text-2xl">{texts.rank(rank, participants)}</span>
      <span className="block text-sm font-extrabold text-muted">{texts.score(score, accuracy)}</span>
    </>
  );
};

const Winners = ({ winners }: Pick<Competition, 'winners'>) =>
  winners.length === 0 ? (
    texts.noWinner
  ) : (
    <ul>
      {[...winners.entries()].map(([place, { name, grade, isYou }]) => (
        <li key={place}>
          <span className="text-xl">{name}</span>
          <span className="text-sm font-extrabold text-muted">
            {' '}
            {gradeNames[grade]}
            {isYou && ` · ${texts.you}`}
          </span>
        </li>
      ))}
    </ul>
  );

const Ways = ({ competition: { id, title, state, tookPart } }: { competition: Competition }) => (
  <div className="flex flex-wrap gap-2">
    {state === 'open' && (
      <ButtonLink look="gold" to="/educational-games/practice">
        {texts.play}
      </ButtonLink>
    )}
    {state === 'closed' && tookPart && (
      <ButtonLink
        look="soft"
        icon="print"
        to="/student/competitions/$id/certificate"
        params={{ id: String(id) }}
        aria-label={texts.certificateOf(title)}
      >
        {texts.certificate}
      </ButtonLink>
    )}
  </div>
);

const CompetitionCard = ({ competition }: { competition: Competition }) => (
  <li className="overflow-hidden rounded-card bg-card shadow-card">
    <div className={`relative isolate grid gap-1 overflow-hidden p-5 text-white ${LOOKS[competition.state]}`}>
      <Drawing box="0 0 400 120" fit="xMinYMax slice" className="absolute inset-0 -z-10 size-full opacity-15">
        <path d="M0 120 70 50l40 34 80-76 60 66 40-30 110 76Z" fill="#fff" />
      </Drawing>
      <span className="w-fit rounded-full bg-black/30 px-3 text-sm font-extrabold">
        {competitionStates[competition.state]}
      </span>
      <h2 className="text-2xl leading-snug font-black">{competition.title}</h2>
      <p>{texts[competition.state === 'open' ? 'endsOn' : 'endedOn'](formatMoment(competition.endsAt))}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 font-extrabold">
        {competition.prizeCoins > 0 && (
          <span className="flex items-center gap-2">
            <MoneyIcon type="coins" className="size-6" />
            {texts.prize(competition.prizeCoins)}
          </span>
        )}
        {competition.sharePool > 0 && <span>{texts.pool(competition.sharePool)}</span>}
      </p>
    </div>
    <div className="grid gap-4 p-5">
      <dl className="grid gap-4 sm:grid-cols-2">
        <Facts title={texts.standing}>
          <OwnPlace competition={competition} />
        </Facts>
        {competition.state === 'closed' ? (
          <Facts title={competition.winners.length > 1 ? texts.winners : texts.winner}>
            <Winners winners={competition.winners} />
          </Facts>
        ) : (
          <Facts title={texts.arena}>{texts.participants(competition.participants)}</Facts>
        )}
      </dl>
      <details>
        <summary className="min-h-9 font-extrabold text-muted">{texts.rules}</summary>
        <p className="mt-1 break-words whitespace-pre-line">{competition.rules}</p>
      </details>
      <Ways competition={competition} />
    </div>
  </li>
);

const LIST = 'grid items-start gap-4 lg:grid-cols-2';

/** The open and the past ones, wherever they are asked for. */
export const OwnCompetitions = () => (
  <Loaded query={useQuery(competitionsQuery)} skeleton={<Bones layout={LIST} look="h-80 rounded-card!" times={2} />}>
    {({ competitions }) =>
      competitions.length === 0 ? (
        <EmptyState icon="star" title={texts.none} body={texts.noneBody} />
      ) : (
        <ul className={LIST}>
          {competitions.map((competition) => (
            <CompetitionCard key={competition.id} competition={competition} />
          ))}
        </ul>
      )
    }
  </Loaded>
);
