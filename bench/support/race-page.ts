/** How fast the racers answer: one answer in so long on average, and never sooner than the gap after a verdict. */
export interface Pace {
  readonly everyMs: number;
  readonly gapMs: number;
}

/** What the racers of one load process saw since it was last read. */
export interface RaceTally {
  answers: number;
  verdictMs: number[];
  races: number;
  /** Answers that were on their way when the opponent won. */
  overtaken: number;
  /** Any other refusal, and connections that the server closed. */
  refused: number;
}

export const newTally = (): RaceTally => ({ answers: 0, verdictMs: [], races: 0, overtaken: 0, refused: 0 });

/** All racers of one load process stand here: they begin and stop together. */
export interface Ground {
  pace: Pace | null;
  tally: RaceTally;
}

/** Whoever waited for an opponent answers faster until the lost time is made up for, but does not cram for ever. */
const MOST_BEHIND = 4;

/**
 * What a page of either server does: a question comes, it is answered when its time has come, its verdict is heard. The
 * times are laid down beforehand, so a slow server is not asked less (open loop), unless `everyMs` is zero.
 */
export class RacePage<Question> {
  private question: Question | null = null;
  private timer: NodeJS.Timeout | null = null;
  private dueAt = 0;
  private sentAt = 0;
  private heardAt = 0;
  private awaits = false;
  private readonly ground: Ground;
  private readonly send: (question: Question) => void;

  constructor(ground: Ground, send: (question: Question) => void) {
    this.ground = ground;
    this.send = send;
  }

  play(phase: number): void {
    this.dueAt = performance.now() + phase * (this.ground.pace?.everyMs ?? 0);
    this.plan();
  }

  ask(question: Question): void {
    this.question = question;
    this.plan();
  }

  hearVerdict(): void {
    this.awaits = false;
    this.heardAt = performance.now();
    this.ground.tally.answers += 1;
    this.ground.tally.verdictMs.push(this.heardAt - this.sentAt);
  }

  /** The race is over, whatever stood there. True where an answer was on its way. */
  clear(): boolean {
    const wasAwaiting = this.awaits;
    this.question = null;
    this.awaits = false;
    return wasAwaiting;
  }

  private plan(): void {
    const { pace } = this.ground;
    if (!pace || this.question === null || this.timer) return;
    const at = Math.max(this.dueAt, this.heardAt + pace.gapMs);
    this.timer = setTimeout(() => this.answer(), Math.max(0, at - performance.now()));
  }

  private answer(): void {
    this.timer = null;
    const { question } = this;
    const { pace } = this.ground;
    if (!pace || question === null) return;
    this.question = null;
    this.awaits = true;
    this.sentAt = performance.now();
    this.dueAt = Math.max(this.dueAt + pace.everyMs, this.sentAt - MOST_BEHIND * pace.everyMs);
    this.send(question);
  }
}
