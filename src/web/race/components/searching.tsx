import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { LONG_WAIT_MS } from '#domain/race/rules';
import { clockText } from '#strings/clock';
import { difficultyNames } from '#strings/questions/words';
import {
  challenges,
  connecting,
  failure,
  missed as missedTexts,
  racePage,
  searching as texts,
} from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Bones } from '#web/ui/states.tsx';
import type { RaceNews } from '#wire/race/challenges';
import type { RaceClient } from '../race-client.ts';
import type { Lobby, Missed, RaceState } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';
import { AskedList } from './challenges.tsx';
import type { PickerProps } from './classmate-names.tsx';
import { Climber, COATS } from './climber.tsx';
import { DuelList, DuelOffer } from './duels.tsx';
import { FaceToFace } from './start-overlay.tsx';

/** How names are spelt in Latin letters is not needed before somebody looks for one. */
const Names = late(async () => (await import('./classmate-names.tsx')).Names, <Bones look="h-11" times={5} />);

/** Whom to race is picked from the own class, by the names pupils know each other by. */
const ClassmatePicker = (props: PickerProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" size="large" icon="users" onClick={() => setOpen(true)}>
        {challenges.pick}
      </Button>
      {isOpen && (
        <Dialog title={challenges.pickTitle} onClose={() => setOpen(false)}>
          <Names {...props} />
        </Dialog>
      )}
    </>
  );
};

/** The shape of the search, before anybody is known. */
export const ConnectingHead = ({ isTroubled }: { isTroubled: boolean }) => (
  <div role="status" className="grid justify-items-center gap-4 text-center text-white">
    <span className="grid size-26 place-items-center rounded-full bg-white/20">
      <Climber coat={COATS.own} className="h-20 animate-pulse" />
    </span>
    <p className="text-3xl font-black">{connecting.title}</p>
    <p className="max-w-md">{isTroubled ? connecting.trouble : connecting.body}</p>
  </div>
);

const TIP_ICONS = ['users', 'target'] as const;

const LongWait = () => (
  <section role="status" className="grid gap-2 rounded-card bg-gold-soft p-5 text-gold-ink">
    <h2 className="flex items-center gap-2 text-xl font-black">
      <Icon name="hourglass" className="size-6" />
      {texts.longWait}
    </h2>
    <ul className="grid gap-1">
      {texts.tips.map((tip, index) => (
        <li key={tip} className="flex gap-2">
          <Icon name={TIP_ICONS[index] ?? 'users'} className="mt-1 size-5 shrink-0" />
          {tip}
        </li>
      ))}
    </ul>
    <Link
      to="/educational-games/practice"
      className="inline-flex min-h-11 w-fit items-center gap-2 rounded-2xl bg-card px-4 font-extrabold text-ink"
    >
      {texts.practice}
      <Icon name="forward" className="size-5" />
    </Link>
  </section>
);

const DifficultyButtons = ({ state, client }: Pick<SearchingProps, 'state' | 'client'>) => (
  <fieldset className="rounded-card bg-card p-4 shadow-card">
    <legend className="float-start mb-2 w-full text-lg font-black">{texts.difficulty}</legend>
    <div className="clear-both grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.500rem),1fr))] gap-2">
      {DIFFICULTIES.map((difficulty, level) => (
        <button
          key={difficulty}
          type="button"
          aria-pressed={difficulty === state.difficulty}
          onClick={() => client.setDifficulty(difficulty)}
          className="grid min-h-16 place-content-center justify-items-center rounded-button border-3 border-coral-line font-extrabold transition hover:border-coral aria-pressed:border-coral aria-pressed:bg-coral-soft aria-pressed:text-coral-ink"
        >
          <svg viewBox={`0 0 ${(level + 1) * 12} 14`} className="h-4 text-coral" aria-hidden="true" focusable="false">
            {DIFFICULTIES.slice(0, level + 1).map((each, place) => (
              <path key={each} d={`M${place * 12} 14 ${place * 12 + 6} 2l6 12Z`} fill="currentColor" />
            ))}
          </svg>
          {difficultyNames[difficulty]}
        </button>
      ))}
    </div>
  </fieldset>
);

const useWaited = (lobby: Lobby): number => Math.max(0, useSteadyNow(250) - lobby.since);

/** Who is here and for how long; it stands on the games' sky. */
export const SearchingHead = ({ lobby, isLost }: { lobby: Lobby; isLost: boolean }) => {
  const waited = useWaited(lobby);
  return (
    <div className="grid gap-3">
      <FaceToFace players={lobby.players} you={1} awaited={lobby.awaits?.name} />
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1 text-xl font-extrabold">
        <span
          role="timer"
          aria-label={texts.elapsed}
          className="flex items-center gap-2 text-3xl font-black tabular-nums"
        >
          <Icon name="clock" className="size-6" />
          {clockText(Math.floor(waited / 1000))}
        </span>
        <span>{texts.connected(lobby.players.length, lobby.required)}</span>
      </div>
      {isLost && (
        <p role="alert" className="mx-auto rounded-full bg-white px-5 py-1 font-extrabold text-[#9a3417]">
          {failure.cut}
        </p>
      )}
    </div>
  );
};

const MissedRace = ({ raceId, kind, hasResult }: Missed) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-card p-4 font-extrabold shadow-card">
    <Icon name="history" className="size-6 shrink-0 text-coral-ink" />
    <span className="min-w-0 flex-1">{missedTexts[kind]}</span>
    {hasResult && (
      <Link
        to="/educational-games/quiz-race/history/$raceId"
        params={{ raceId: String(raceId) }}
        className="inline-flex min-h-11 items-center text-coral-ink underline"
      >
        {missedTexts.replay}
      </Link>
    )}
  </p>
);

interface SearchingProps {
  state: RaceState;
  lobby: Lobby;
  news: RaceNews | undefined;
  client: RaceClient;
}

const Anybody = ({ state, lobby, news, client }: SearchingProps) => (
  <>
    {useWaited(lobby) >= LONG_WAIT_MS && <LongWait />}
    <AskedList
      challenges={news?.challenges ?? []}
      accept={({ id }) => (
        <Button look="gold" onClick={() => client.searchOnly({ challengeId: id })}>
          {challenges.accept}
        </Button>
      )}
    />
    <DuelList duels={news?.duels ?? []} />
    <DifficultyButtons state={state} client={client} />
    <ClassmatePicker difficulty={state.difficulty} onAsked={(id) => client.searchOnly({ challengeId: id })} />
  </>
);

/** Whom the pupil asked for last, also when nobody is waited for any more. */
const useLastAsked = ({ state: { only }, lobby, news }: SearchingProps) => {
  const [last, setLast] = useState<{ id: number; name: string } | null>(null);
  const id = only?.challengeId ?? news?.own?.id;
  const name = lobby.awaits?.name ?? news?.own?.name;
  if (typeof id === 'number' && name !== undefined && id !== last?.id) setLast({ id, name });
  return last;
};

/** After these the classmate may still be raced against, at another time. */
const MAY_COME_LATER: readonly unknown[] = ['late', 'declined'];

export const Searching = (props: SearchingProps) => {
  const { state, lobby, client } = props;
  const { missed, turned, only } = state;
  const { awaits } = lobby;
  const asked = useLastAsked(props);
  return (
    <div className="grid gap-4 pb-6">
      {missed && <MissedRace {...missed} />}
      {turned && <Notice text={challenges.turned[turned]} />}
      {asked && ((only && awaits) || MAY_COME_LATER.includes(turned)) && <DuelOffer challenge={asked} />}
      {only && awaits ? (
        // For one pupil alone, until they come, say “maybe later” or it took too long.
        <section className="grid gap-3 rounded-card bg-card p-4 shadow-card">
          <p className="text-lg">{challenges.awaitingBody(awaits.name)}</p>
          <Button look="plain" icon="users" className="w-fit" onClick={() => client.searchAnybody(null)}>
            {challenges.anybody}
          </Button>
        </section>
      ) : (
        <Anybody {...props} />
      )}
      <p className="flex items-start gap-3 rounded-card bg-card p-4 shadow-card">
        <Icon name="target" className="mt-0.5 size-6 shrink-0 text-coral-ink" />
        {racePage.intro}
      </p>
    </div>
  );
};
