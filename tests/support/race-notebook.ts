import {
  otherSide,
  type Race,
  type RaceCard,
  type RaceEvent,
  type Side,
  shownOrder,
  type WrongRaceAnswer,
} from '#domain/race/race';

/** The numbers of the specification, not of the code: a rule that moved is found too. */
const START_AFTER = 3000;
export const AWAY_AT_MOST = 30_000;
export const AT_MOST = 20 * 60_000;
export const BETWEEN_ANSWERS = 1500;
export const TO_FINISH = 10;

export interface Noted {
  readonly number: number;
  readonly questionId: number;
  readonly place: number;
  readonly isRight: boolean;
  readonly at: number;
}

/** What a teacher with a notebook would write down: who answered what, who is out of the room, and how it ended. */
export class Notebook {
  readonly given: [Noted[], Noted[]] = [[], []];
  readonly outSince: [number, number] = [Infinity, Infinity];
  end: { kind: string; winner: Side | null } | null = null;
  hasStarted = false;
  private readonly race: Race;
  private readonly startsAt: number;

  constructor(race: Race, openedAt: number) {
    this.race = race;
    this.startsAt = openedAt + START_AFTER;
  }

  private isOut(side: Side): boolean {
    return this.outSince[side] < Infinity;
  }

  private isTooLong(side: Side, now: number): boolean {
    return now - this.outSince[side] >= AWAY_AT_MOST;
  }

  rightOf(side: Side): number {
    return this.given[side].filter(({ isRight }) => isRight).length;
  }

  /** What the clock alone brings about. */
  private look(now: number): void {
    if (this.end || !this.hasStarted) return;
    const [first, second] = [this.isTooLong(0, now), this.isTooLong(1, now)];
    if (now >= this.startsAt + AT_MOST || (first && second)) this.end = { kind: 'called_off', winner: null };
    else if (first && !this.isOut(1)) this.end = { kind: 'forfeited', winner: 1 };
    else if (second && !this.isOut(0)) this.end = { kind: 'forfeited', winner: 0 };
  }

  private answer(said: RaceEvent & { type: 'answer' }, now: number): WrongRaceAnswer | 'repeated' | null {
    const { side, number, questionId, place } = said;
    const mine = this.given[side];
    const last = mine.at(-1);
    if (last?.number === number && last.questionId === questionId && last.place === place) return 'repeated';
    if (!this.hasStarted) return 'not_started';
    if (mine.some((each) => each.number === number)) return 'answered_already';
    if (this.end) return 'over';
    const card = this.race.deck[mine.length % this.race.deck.length] as RaceCard;
    if (number !== mine.length + 1 || questionId !== card.questionId) return 'unknown_question';
    if (place >= card.optionCount) return 'unknown_option';
    if (last && now - last.at < BETWEEN_ANSWERS) return 'too_early';
    const isRight = shownOrder(this.race, side, number)[place] === card.answer;
    mine.push({ number, questionId, place, isRight, at: now });
    if (this.rightOf(side) === TO_FINISH) this.end = { kind: 'finished', winner: side };
    return null;
  }

  private come(side: Side, now: number): void {
    if (this.end) return;
    if (this.isOut(side) && this.isTooLong(side, now)) this.end = { kind: 'forfeited', winner: otherSide(side) };
    this.outSince[side] = Infinity;
    this.look(now);
  }

  hear(event: RaceEvent, now: number): WrongRaceAnswer | 'repeated' | null {
    if (event.type !== 'interrupted') {
      this.hasStarted ||= now >= this.startsAt;
      this.look(now);
    }
    if (event.type === 'answer') return this.answer(event, now);
    if (event.type === 'came') this.come(event.side, now);
    if (event.type === 'interrupted' || (event.type === 'left' && !this.isOut(event.side)))
      if (!this.end) this.outSince[event.side] = now;
    return null;
  }
}
