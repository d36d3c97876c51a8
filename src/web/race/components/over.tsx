import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { percentOf } from '#domain/race/result';
import { WINNER_ANSWERS_MIN } from '#domain/race/rules';
import { clockText } from '#strings/clock';
import { questionText } from '#strings/questions/text';
import { replay } from '#strings/race/history';
import { active, challenges, over as texts } from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateConfetti } from '#web/ui/late.tsx';
import { Bone, Loading, SmallError } from '#web/ui/states.tsx';
import type { RaceNews } from '#wire/race/challenges';
import type { AnswerRecord, GameOver, RacePlayer } from '#wire/race/events';
import type { RaceClient } from '../race-client.ts';
import { canSaveByHand, correctOf, endKindOf, isFlawless, storageText } from '../race-ending.ts';
import { type Ended, opponentOf, ownFirst, positionIn } from '../race-state.ts';
import { AskedList } from './challenges.tsx';
import { Climber, COATS } from './climber.tsx';

/** What was good comes first; nobody is told that they lost. */
const wordsOf = ({ told }: Ended): readonly string[] => {
  const other = opponentOf(told)?.name ?? '';
  const correct = correctOf(told);
  switch (endKindOf(told)) {
    case 'won':
      return [];
    case 'won-forfeit':
      return [texts.forfeitBy(other), texts.good(correct)];
    case 'lost':
      return [texts.good(correct), texts.left(WINNER_ANSWERS_MIN - correct)];
    case 'lost-forfeit':
      return [texts.lostForfeitBody];
    case 'called-off':
      return [texts.calledOffBody];
  }
};

const scoreOf = ({ gameResult, positions }: GameOver, player: RacePlayer): number => {
  if (gameResult) return player.id === gameResult.winnerId ? gameResult.winnerScore : gameResult.loserScore;
  return percentOf(positionIn(positions, player.id));
};

interface PlaceProps {
  name: string;
  isYou: boolean;
  isWinner: boolean;
  score: number;
  isFlawless: boolean;
}

export const Place = ({ name, isYou, isWinner, score, isFlawless }: PlaceProps) => (
  <li
    className={`grid justify-items-center gap-1 rounded-card p-3 ${isWinner ? 'bg-gold-soft text-gold-ink ring-3 ring-gold' : 'bg-paper'}`}
  >
    <span className="flex min-h-7 items-center gap-1 font-extrabold">
      {isWinner && (
        <>
          <Icon name="trophy" className="size-5" />
          {texts.winner}
        </>
      )}
    </span>
    <Climber
      coat={isYou ? COATS.own : COATS.other}
      hasArrived={isWinner}
      className={isWinner ? 'h-24 animate-[hop_700ms_ease-out_3]' : 'h-18 self-end'}
    />
    <span className="line-clamp-2 max-w-full text-xl break-words leading-snug font-black">{name}</span>
    <span className="text-5xl leading-none font-black" data-final={isYou ? 'you' : 'other'}>
      <CountUp value={score} />
    </span>
    {isWinner && isFlawless && (
      <p className="mt-1 flex items-center gap-1 rounded-full bg-gold px-2 py-0.5 text-sm whitespace-nowrap font-black text-on-gold">
        <Icon name="star" className="size-4 shrink-0" />
        {texts.flawless}
      </p>
    )}
  </li>
);

const StorageBlock = ({ ended, onSave }: { ended: Ended; onSave: () => void }) => {
  const { status, reason } = ended.storage;
  const looks = {
    pending: 'bg-paper text-muted',
    success: 'bg-correct-soft text-correct',
    error: 'bg-danger-soft text-danger',
  } as const;
  const text = storageText(ended);
  return (
    <div
      role="status"
      data-storage={status}
      className={`grid justify-items-center gap-2 rounded-button p-3 text-center font-extrabold ${looks[status]}`}
    >
      <p dir="auto" className="flex items-center gap-2">
        <Icon name={status === 'success' ? 'check' : 'clock'} className="size-5 shrink-0" />
        {text}
      </p>
      {status === 'error' && reason && !text.includes(reason) && <p className="text-sm">{reason}</p>}
      {canSaveByHand(ended) && (
        <Button look="gold" icon="refresh" onClick={onSave}>
          {texts.storage.save}
        </Button>
      )}
    </div>
  );
};

const Row = ({ answer }: { answer: AnswerRecord }) => (
  <li className="flex items-start gap-3 border-t border-line py-2 first:border-0">
    <Icon
      name={answer.isCorrect ? 'check' : 'close'}
      className={`mt-1 size-5 shrink-0 ${answer.isCorrect ? 'text-correct' : 'text-danger'}`}
    />
    <span className="grid min-w-0">
      <span className="leading-snug font-extrabold">{questionText(answer.question)}</span>
      <span className={answer.isCorrect ? 'text-correct' : 'text-danger'}>
        <span className="sr-only">{answer.isCorrect ? replay.isRight : replay.isWrong}: </span>
        {questionText(answer.selectedOption)}
      </span>
      {!answer.isCorrect && <span className="text-correct">{active.rightIs(questionText(answer.correctAnswer))}</span>}
    </span>
  </li>
);

interface ListProps {
  /** Whose they are; null of one's own, which are seen at once. */
  name: string | null;
  answers: readonly AnswerRecord[] | undefined;
  isLoading: boolean;
}

const List = ({ name, answers, isLoading }: ListProps) => (
  <details open={name === null} className="rounded-2xl bg-paper px-4 py-2">
    <summary className="flex items-center gap-2 text-lg font-black">
      <span className="flex-1">{name === null ? texts.yours : texts.answersOf(name)}</span>
      {answers && (
        <span className="text-base text-muted">
          {texts.rightOf(answers.filter(({ isCorrect }) => isCorrect).length, answers.length)}
        </span>
      )}
      <Icon name="down" className="size-4 shrink-0 text-muted" />
    </summary>
    {answers?.length === 0 && <p className="text-muted">{texts.noAnswers(name === null)}</p>}
    {answers && (
      <ol>
        {answers.map((answer) => (
          <Row key={answer.number} answer={answer} />
        ))}
      </ol>
    )}
    {!answers && isLoading && (
      <Loading>
        <Bone className="my-2 h-24" />
      </Loading>
    )}
  </details>
);

/** Both lists from the server's record, once the race is over. */
const AnswersBlock = ({ ended, onRetry }: { ended: Ended; onRetry: () => void }) => {
  const { told, details } = ended;
  const isLoading = details.until !== null;
  const isMissing = told.players.some(({ id }) => !details.answers[id]);
  return (
    <section className="grid gap-3 rounded-card bg-card p-5 shadow-card">
      <h2 className="text-xl font-black">{texts.details}</h2>
      {ownFirst(told).map(({ id, name }) => (
        <List key={id} name={id === told.you ? null : name} answers={details.answers[id]} isLoading={isLoading} />
      ))}
      {isMissing && !isLoading && <SmallError text={texts.answersFailed} onRetry={onRetry} />}
    </section>
  );
};

interface OverProps {
  ended: Ended;
  news: RaceNews | undefined;
  /** The reward of the day was made with this race. */
  isRewarded: boolean;
  client: RaceClient;
}

const RewardLine = () => (
  <Link
    to="/student/rewards"
    className="flex min-h-12 items-center justify-center gap-2 rounded-button bg-gold-soft px-4 py-2 font-extrabold text-gold-ink"
  >
    <Icon name="gift" className="size-5 shrink-0" />
    {challenges.rewarded}
  </Link>
);

export const Over = ({ ended, news, isRewarded, client }: OverProps) => {
  const { told } = ended;
  const kind = endKindOf(told);
  const isFeast = kind === 'won' || kind === 'won-forfeit';
  const onRematch = () => client.searchOnly({ rematchOf: told.raceId });
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div ref={card} tabIndex={-1} className="grid gap-4 pb-6 outline-none lg:grid-cols-[3fr_4fr] lg:items-start">
      <div className="empty:hidden lg:col-span-2">
        {/* The other wants it too: that comes before everything else. */}
        <AskedList
          challenges={(news?.challenges ?? []).filter(({ rematchOf }) => rematchOf === told.raceId)}
          accept={() => (
            <Button look="gold" onClick={onRematch}>
              {challenges.accept}
            </Button>
          )}
        />
      </div>
      <section className="grid gap-4 rounded-card bg-card p-5 shadow-card">
        {wordsOf(ended).length > 0 && (
          <div className="grid gap-1 text-center text-lg font-extrabold">
            {wordsOf(ended).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        )}
        {kind !== 'called-off' && (
          <>
            <ul className="grid grid-cols-2 items-end gap-3">
              {ownFirst(told).map((player) => (
                <Place
                  key={player.id}
                  name={player.name}
                  isYou={player.id === told.you}
                  isWinner={told.winner?.id === player.id}
                  score={scoreOf(told, player)}
                  isFlawless={isFlawless(ended)}
                />
              ))}
            </ul>
            <p className="text-center text-muted">
              {texts.duration}: {clockText(told.gameResult?.gameDuration ?? 0)}
            </p>
            <StorageBlock ended={ended} onSave={client.save} />
          </>
        )}
        {isRewarded && <RewardLine />}
        <Button look="gold" size="large" icon="bolt" onClick={onRematch}>
          {challenges.rematch(opponentOf(told)?.name ?? '')}
        </Button>
        <Button look="plain" size="large" icon="refresh" onClick={client.raceAgain}>
          {texts.again}
        </Button>
        {ended.storage.status === 'success' && kind !== 'called-off' && (
          <Link
            to="/educational-games/quiz-race/history/$raceId"
            params={{ raceId: String(told.raceId) }}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-button bg-coral-soft px-5 font-extrabold text-coral-ink"
          >
            <Icon name="play" className="size-5" />
            {texts.replay}
          </Link>
        )}
      </section>
      {kind !== 'called-off' && <AnswersBlock ended={ended} onRetry={client.askAnswers} />}
      {isFeast && <LateConfetti />}
    </div>
  );
};
