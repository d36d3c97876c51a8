import { randomUUID } from 'node:crypto';
import type { PupilActor } from '#domain/access/actors';
import type { Difficulty } from '#domain/questions/kinds';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { makeRaceService, type Outlet, type RaceService } from '#server/race/service';
import type { GameOver, PlayerAnswer, RaceQuestion, RaceView, ReceivedPayload } from '#wire/race/events';
import { dying } from './dying.ts';
import { type Heard, leakIn } from './race-leaks.ts';

/** A process of the product as far as races go: it may die without a word, and then nobody hears it any more. */
export interface RaceProcess {
  readonly service: RaceService;
  /** The same process, at the moment before each of its commits at which its database goes. */
  readonly dyingService: RaceService;
  isAlive: boolean;
}

export type Given = Pick<PlayerAnswer, 'raceId' | 'number' | 'questionId' | 'answer'>;

/** With whom alone a page wants to race. */
export type Only = Pick<ReceivedPayload<'join_quiz_race'>, 'rematchOf' | 'challengeId'>;

/** One tab of a pupil, as its page knows the race from what it hears. */
export class Page {
  readonly tabId = randomUUID();
  readonly heard: Heard[] = [];
  readonly leaks: string[] = [];
  socketId: string | null = null;
  process: RaceProcess | null = null;
  raceId: number | undefined;
  question: RaceQuestion | null = null;
  sent: Given | null = null;
  private version = 0;
  private readonly turns = new Map<string, Promise<void>>();
  readonly pupil: PupilActor;
  private readonly school: RaceSchool;

  constructor(pupil: PupilActor, school: RaceSchool) {
    this.pupil = pupil;
    this.school = school;
  }

  hear(event: string, payload: unknown): void {
    const heard = { event, payload };
    this.heard.push(heard);
    const { raceId, version } = payload as { raceId?: number; version?: number };
    // Of the opponent's answers the database is asked: what is stored counts, and not who heard of it first.
    if (event === 'opponent_answers') this.school.expectOver(this, raceId as number);
    const leak = leakIn(heard, this.school.hasSent(this.pupil), () => true);
    if (leak) this.leaks.push(leak);
    if (typeof raceId !== 'number' || typeof version !== 'number') return;
    // As the page does: what was overtaken is not looked at.
    if (raceId === this.raceId && version < this.version) return;
    [this.raceId, this.version] = [raceId, version];
    if (event === 'game_start' || event === 'game_starting' || event === 'new_question')
      this.question = (payload as Pick<RaceView, 'question'>).question;
    if (event === 'game_over') {
      this.question = null;
      this.school.over.set(raceId, [...(this.school.over.get(raceId) ?? []), payload as GameOver]);
    }
  }

  /** On a socket of its own; that the one before is gone is noticed later. */
  join(process: RaceProcess, service: RaceService, difficulty: Difficulty, only: Only = {}): Promise<void> {
    const before = this.socketId;
    if (before) this.school.notice(() => this.leave(before));
    [this.process, this.socketId] = [process, randomUUID()];
    const { tabId, socketId } = this;
    const joining = service.join(this.pupil, { difficulty, raceId: this.raceId, ...only }, { tabId, socketId });
    // As on every socket, one thing after the other: it cannot leave before it came.
    this.turns.set(
      socketId,
      joining.catch(() => undefined),
    );
    return joining.catch((error: unknown) => {
      if (error instanceof Refusal) this.school.notice(() => this.leave(socketId));
      throw error;
    });
  }

  async leave(socketId = this.socketId): Promise<void> {
    if (!socketId) return;
    if (this.socketId === socketId) this.socketId = null;
    await this.turns.get(socketId);
    await this.process?.service.leave(this.pupil, socketId);
  }
}

export class RaceSchool {
  processes: RaceProcess[];
  readonly pages: readonly Page[];
  readonly over = new Map<number, GameOver[]>();
  /** What was told of something that was never stored. */
  readonly toldInVain: Heard[] = [];
  /** Sockets that the server closed: their end is noticed a little later. */
  private readonly closed: (() => Promise<void>)[] = [];
  private readonly checks: Promise<void>[] = [];
  private readonly given = new Set<string>();
  private readonly deps: Deps;

  constructor(deps: Deps, pupils: readonly PupilActor[]) {
    this.deps = deps;
    this.processes = [this.startProcess(), this.startProcess()];
    // Each has two tabs.
    this.pages = pupils.flatMap((pupil) => [new Page(pupil, this), new Page(pupil, this)]);
  }

  expectOver(page: Page, raceId: number): void {
    this.checks.push(this.checkOver(page, raceId));
  }

  private async checkOver(page: Page, raceId: number): Promise<void> {
    const race = this.deps.db.selectFrom('races').select('phase').where('id', '=', raceId);
    if ((await race.executeTakeFirst())?.phase !== 'over') page.leaks.push('the opponent’s answers before the end');
  }

  hasSent(pupil: PupilActor) {
    return (raceId: number, number: number): boolean => this.given.has(`${pupil.studentId} ${raceId} ${number}`);
  }

  private startProcess(): RaceProcess {
    const process: { -readonly [Key in keyof RaceProcess]?: RaceProcess[Key] } = { isAlive: true };
    const outlet: Outlet = {
      tell: (studentId, event, payload) => {
        if (process.isAlive) this.deliver(studentId, event, payload);
      },
      cut: (socketId) => {
        const page = this.pages.find((each) => each.socketId === socketId);
        if (page && process.isAlive) this.notice(() => page.leave(socketId));
      },
    };
    const inVain: Outlet = {
      tell: (_, event, payload) => this.toldInVain.push({ event, payload }),
      cut: () => undefined,
    };
    const id = randomUUID();
    // Each remembers by itself how it left a race.
    const own = { ...this.deps };
    process.service = makeRaceService(own, outlet, id);
    process.dyingService = makeRaceService(dying(own), inVain, id);
    return process as RaceProcess;
  }

  private deliver(studentId: number, event: string, payload: unknown): void {
    for (const page of this.pages)
      if (page.pupil.studentId === studentId && page.socketId && page.process?.isAlive)
        page.hear(event, structuredClone(payload));
  }

  /** As kill -9 does: nobody is told, and whoever it held must find another. */
  kill(index: number): void {
    const process = this.processes[index] as RaceProcess;
    process.isAlive = false;
    for (const page of this.pages) if (page.process === process) page.socketId = null;
    this.processes = this.processes.with(index, this.startProcess());
  }

  notice(leave: () => Promise<void>): void {
    this.closed.push(leave);
  }

  async noticeClosed(): Promise<void> {
    await Promise.all(this.checks.splice(0));
    for (const leave of this.closed.splice(0)) await leave();
  }

  async send(page: Page, service: RaceService, given: Given): Promise<void> {
    page.sent = given;
    this.given.add(`${page.pupil.studentId} ${given.raceId} ${given.number}`);
    await service.answer(page.pupil, given);
  }

  /** What each process does by itself as long as it lives. */
  async ringAll(): Promise<void> {
    for (const { service } of this.processes) {
      await service.tendSeats();
      await service.freeGhosts((socketId) => this.pages.some((page) => page.socketId === socketId));
      await service.ring();
    }
  }
}
