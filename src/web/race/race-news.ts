import { STEP } from '#domain/race/rules';
import { active, connecting, over, searching, starting } from '#strings/race/pupil';
import { endKindOf, isFlawless } from './race-ending.ts';
import { opponentOf, phaseOf, positionIn, type RaceState, type Running, shownPositions } from './race-state.ts';

export const leadOf = (race: Running) => {
  const positions = shownPositions(race);
  const [first, second] = positions;
  if (first === second) return 'none';
  const isYou = positionIn(positions, race.you) === Math.max(first, second);
  return isYou ? 'you' : 'other';
};

const leadText = (race: Running): string => {
  const lead = leadOf(race);
  if (lead === 'you') return active.lead;
  if (lead === 'other') return active.behind(opponentOf(race)?.name ?? '');
  return positionIn(race.positions, race.you) > 0 ? active.together : '';
};

export interface StripNews {
  readonly kind: 'info' | 'right' | 'wrong' | 'away' | 'lead';
  readonly text: string;
}

/** What the strip over the question says: the newest that matters, and always something to go by. */
export const stripOf = ({ race, link, notice }: RaceState): StripNews => {
  if (link === 'lost') return { kind: 'away', text: connecting.goesOn };
  if (notice) return { kind: 'away', text: notice.text };
  if (!race) return { kind: 'info', text: '' };
  const { answer } = race;
  if (answer?.isShown && answer.verdict)
    return answer.verdict.isCorrect ? { kind: 'right', text: active.right } : { kind: 'wrong', text: active.wrong };
  if (answer) return { kind: 'info', text: active.checking };
  if (race.opponentDueAt !== null) return { kind: 'away', text: active.opponentAway(opponentOf(race)?.name ?? '') };
  return { kind: 'lead', text: leadText(race) };
};

/** The own verdict in words, with what would have been right. */
const verdictNews = ({ answer, question }: Running): string => {
  if (!answer?.isShown || !answer.verdict) return '';
  if (answer.verdict.isCorrect) return active.right;
  return `${active.wrong}. ${active.rightIs(question?.options[answer.verdict.correctAnswer] ?? '')}`;
};

export const endTitle = (state: RaceState): string => {
  const { ended } = state;
  if (!ended) return '';
  const titles = {
    won: isFlawless(ended) ? over.wonFlawless : over.won,
    lost: over.lost,
    'won-forfeit': over.wonForfeit,
    'lost-forfeit': over.lostForfeit,
    'called-off': over.calledOff,
  } as const;
  return titles[endKindOf(ended.told)];
};

/** What a screen reader is told as it happens. */
export const spokenNews = (state: RaceState): string => {
  const { race, ended } = state;
  switch (phaseOf(state)) {
    case 'connecting':
      return connecting.title;
    case 'searching':
      return searching.title;
    case 'starting':
      return `${starting.found(race?.players.length ?? 0)} ${starting.ready}`;
    case 'active':
      return race ? verdictNews(race) : '';
    case 'over': {
      const winner = ended?.told.winner;
      const score = ended?.told.gameResult?.winnerScore;
      return winner && score !== undefined
        ? `${endTitle(state)} ${over.winnerIs(winner.name, score)}`
        : endTitle(state);
    }
    case 'error':
      return '';
  }
};

/** Of the opponent only what changes the race: steps up, and being away. */
export const opponentNews = ({ race, ended }: RaceState): string => {
  const opponent = race?.isStarted && !ended ? opponentOf(race) : undefined;
  if (!race || !opponent) return '';
  if (race.opponentDueAt !== null) return active.opponentAway(opponent.name);
  const steps = positionIn(race.positions, opponent.id) / STEP;
  return steps === 0 ? '' : active.opponentMoved(opponent.name, steps);
};
