import type { PupilActor } from '#domain/access/actors';
import type { ErrorCode } from '#domain/vocabulary';
import { Refusal } from '#server/platform/errors';
import { fieldText } from '#strings/fields';
import { fieldsMissing } from '#strings/race/pupil';
import { type ClientEvent, clientEvents, type ReceivedPayload } from '#wire/race/events';
import { type RaceHall, type RaceSocket, roomOf } from './racer-socket.ts';

type Handlers = {
  [Name in ClientEvent]: (pupil: PupilActor, said: ReceivedPayload<Name>, socket: RaceSocket) => unknown;
};

const handlersOf = ({ service, seated }: RaceHall): Handlers => ({
  join_quiz_race: async (pupil, wish, socket) => {
    // Before anything is read: whatever happens meanwhile is heard as well.
    await socket.join(roomOf(pupil.studentId));
    socket.data.racer = pupil;
    try {
      await service.join(pupil, wish, { tabId: socket.data.tabId, socketId: socket.id });
      seated.add(socket.id);
    } catch (error) {
      if (!seated.has(socket.id)) await socket.leave(roomOf(pupil.studentId));
      throw error;
    }
  },
  submit_answer: (pupil, given, socket) => {
    if (!seated.has(socket.id)) throw new Refusal('race_not_yours');
    return service.answer(pupil, given);
  },
  request_opponent_answers: (pupil, asked) => service.opponentAnswers(pupil, asked),
  store_result: (pupil, said) => service.storeAsked(pupil, said),
  opponent_answers: () => undefined,
});

/** What a failure of ours is called, by what was being tried. */
const FAILED: Readonly<Record<ClientEvent, ErrorCode>> = {
  join_quiz_race: 'race_join_failed',
  submit_answer: 'race_answer_failed',
  request_opponent_answers: 'race_failed',
  store_result: 'race_result_unsaved',
  opponent_answers: 'race_failed',
};

const isClientEvent = (name: unknown): name is ClientEvent =>
  typeof name === 'string' && Object.hasOwn(clientEvents, name);

type Faults = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

const NEEDED_OF_RESULT = ['winnerId', 'loserId', 'contentId', 'winnerScore', 'loserScore'];

const missingOfResult = (said: unknown): string =>
  NEEDED_OF_RESULT.filter((name) => {
    const value = (said as Record<string, unknown> | null)?.[name];
    return value === undefined || value === null || value === '';
  }).join(', ');

const refuseFields = (socket: RaceSocket, name: ClientEvent, said: unknown, faults: Faults): void => {
  const missing = name === 'store_result' ? missingOfResult(said) : '';
  socket.emit('validation_error', {
    field: missing || faults.map(({ path }) => path.join('.')).join(', '),
    message: missing ? fieldsMissing(missing) : fieldText(faults[0]?.message ?? ''),
  });
};

/** Deals with one thing that a page said: known, well-formed, by whom, allowed, done. */
export const makeHear = (hall: RaceHall) => {
  const { deps, findPupil, refuse } = hall;
  const handlers = handlersOf(hall);

  return async (socket: RaceSocket, name: unknown, said: unknown): Promise<void> => {
    if (!isClientEvent(name)) return refuse(socket, 'race_event_unknown');
    const read = clientEvents[name].safeParse(said);
    if (!read.success) return refuseFields(socket, name, said, read.error.issues);
    try {
      const pupil = await findPupil(socket);
      await (handlers[name] as Handlers['join_quiz_race'])(pupil, read.data as never, socket);
    } catch (error) {
      if (!(error instanceof Refusal)) deps.log.error({ err: error, event: name }, 'a message of a race failed');
      refuse(socket, error instanceof Refusal ? error.code : FAILED[name]);
    }
  };
};
