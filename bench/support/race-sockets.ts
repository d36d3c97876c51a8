import { io, type Socket } from 'socket.io-client';
import { LIVE_PATH } from '#domain/live/channel';
import { readRaceContent } from '#server/race/service';
import { type ClientEvents, RACE_NAMESPACE, type RaceQuestion, type ServerEvents } from '#wire/race/events';
import type { FloorHears, FloorTells } from './race-floor-events.ts';
import { type Ground, RacePage } from './race-page.ts';

export interface RacerAccount {
  readonly cookie: string;
  /** From 0 up to 1. */
  readonly chance: () => number;
}

export interface OpenRacer {
  readonly page: { play(phase: number): void };
  close(): void;
}

interface Opening {
  readonly url: string;
  readonly ground: Ground;
  readonly account: RacerAccount;
  /** The first question, or what stands for it, is there. */
  onRacing(): void;
}

const OPTIONS = 4;
const connection = { path: LIVE_PATH, transports: ['websocket'], forceNew: true, reconnection: false };

/** As many as tell what is wrong; a thousand racers have the same to say. */
const PRINTED = 5;

const refuse = ({ tally }: Ground, told: unknown): void => {
  tally.refused += 1;
  if (tally.refused <= PRINTED) console.error('a racer was refused:', told);
};

const countLosses = (socket: Socket, ground: Ground): void => {
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') refuse(ground, reason);
  });
  socket.on('connect_error', (error) => refuse(ground, error.message));
};

export const openOnFloor = ({ url, ground, account, onRacing }: Opening): OpenRacer => {
  const socket: Socket<FloorTells, FloorHears> = io(url, connection);
  let own = 0;
  const page = new RacePage<number>(ground, (number) =>
    socket.emit('answer', { number, questionId: number, answer: Math.floor(account.chance() * OPTIONS) }),
  );
  socket.on('begin', (side) => {
    own = side;
    page.ask(1);
    onRacing();
  });
  socket.on('verdict', ({ side, number }) => {
    if (side !== own) return;
    page.hearVerdict();
    page.ask(number + 1);
  });
  countLosses(socket, ground);
  return { page, close: () => socket.close() };
};

/** The racers learnt their lessons: the right option of each question, by its text. */
const readAnswers = async (): Promise<ReadonlyMap<string, string>> => {
  const questions = (await readRaceContent()).flatMap((content) => content.questions);
  return new Map(questions.map(({ text, options, answer }) => [text, options[answer] ?? '']));
};

/** Half right: a race then lasts about twenty answers of each. */
const RIGHT_PART = 0.5;

const makeChoice = (right: ReadonlyMap<string, string>, chance: () => number, { text, options }: RaceQuestion) => {
  const place = options.indexOf(right.get(text) ?? '');
  return chance() < RIGHT_PART ? place : (place + 1) % options.length;
};

/** How long somebody looks at a result before playing again, beside the time for a verdict. */
const AGAIN_PART = 1 / 3;

export const productOpener = async (): Promise<(opening: Opening) => OpenRacer> => {
  const right = await readAnswers();
  return ({ url, ground, account, onRacing }) => {
    const { cookie, chance } = account;
    const socket: Socket<ServerEvents, ClientEvents> = io(`${url}${RACE_NAMESPACE}`, {
      ...connection,
      extraHeaders: { cookie },
      auth: { tabId: cookie.slice(-32) },
    });
    let raceId = 0;
    let overtaken = 0;
    const page = new RacePage<RaceQuestion>(ground, (question) =>
      socket.emit('submit_answer', {
        raceId,
        questionId: question.id,
        number: question.number,
        answer: makeChoice(right, chance, question),
      }),
    );
    const join = () => socket.emit('join_quiz_race', {});
    socket.on('connect', join);
    socket.on('game_start', (view) => {
      raceId = view.raceId;
      if (view.question) page.ask(view.question);
      onRacing();
    });
    socket.on('new_question', ({ question }) => page.ask(question));
    socket.on('player_answer', () => page.hearVerdict());
    socket.on('game_over', (told) => {
      // Whoever was overtaken is told twice: that it is over, and again with the refusal.
      if (told.raceId !== raceId) return;
      raceId = 0;
      if (page.clear()) overtaken += 1;
      ground.tally.races += 1;
      setTimeout(join, AGAIN_PART * (ground.pace?.gapMs ?? 0));
    });
    socket.on('error', (told) => {
      if (told.code !== 'race_answer_refused' || overtaken === 0) {
        refuse(ground, told);
        return;
      }
      overtaken -= 1;
      ground.tally.overtaken += 1;
    });
    const refuseThis = (told: unknown): void => refuse(ground, told);
    socket.on('validation_error', refuseThis);
    socket.on('result_storage_failed', refuseThis);
    countLosses(socket, ground);
    return { page, close: () => socket.close() };
  };
};
