import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { TAPS_AT_ONCE } from '#domain/classroom/taps';
import { classroomRefusals } from '#strings/classroom/refusals';
import { errorTexts } from '#strings/errors';
import { useOwner } from '#web/access/queries.ts';
import { api, isPassing, isRefusedWith } from '#web/lib/api.ts';
import { deviceTimers, makeCourier, oneForEach, type Timers } from '#web/lib/courier.ts';
import { inFull } from '#web/lib/form-faults.ts';
import { waitingOf } from '#web/lib/kept.ts';
import { itemsIn, type KeptList, keptList } from '#web/lib/kept-list.ts';
import type { Owner } from '#web/lib/left-behind.ts';
import { shared } from '#web/lib/shared.ts';
import { toast } from '#web/ui/toast.tsx';
import type { ClassLesson, NewTap } from '#wire/classroom';
import { isWaitingTap, type WaitingTap } from './kept-taps.ts';
import { isSameLesson, type LessonAt, lessonQuery } from './queries.ts';
import { WAITING_TAPS } from './waiting.ts';

/** What is said of one tap, whoever it was sent with. */
const OF_ONE = ['validation', 'verse_not_published'] as const;

interface TapsSenderProps {
  /** Rejects with an `ApiError`. */
  readonly send: (at: LessonAt, taps: readonly NewTap[]) => Promise<void>;
  readonly onRefused: (at: LessonAt, error: unknown) => void;
  readonly kept: KeptList;
  readonly timers: Timers;
}

/** Carries taps to the server in the order they were made, each until it is confirmed or refused for good. */
export const makeTapsSender = ({ send, onRefused, kept, timers }: TapsSenderProps) => {
  const waiting = shared<readonly WaitingTap[]>(itemsIn(kept.written(), isWaitingTap));
  /** The network is away. */
  const isHeld = shared(false);
  let sent: readonly WaitingTap[] = [];
  let most = TAPS_AT_ONCE;

  const drop = (gone: readonly WaitingTap[]): void => {
    const keys = gone.map(({ tap }) => tap.key);
    waiting.set(waiting.get().filter(({ tap }) => !keys.includes(tap.key)));
    kept.forget(keys);
  };
  const next = () => {
    const [first] = waiting.get();
    if (!first) return null;
    sent = waiting
      .get()
      .filter(({ at }) => isSameLesson(at, first.at))
      .slice(0, most);
    return async () => {
      await send(
        first.at,
        sent.map(({ tap }) => tap),
      );
      drop(sent);
    };
  };
  const refused = (error: unknown): void => {
    // One that somebody tampered with takes no other with it: they are sent one by one.
    const isOfOne = sent.length === 1 || !OF_ONE.some((code) => isRefusedWith(error, code));
    most = isOfOne ? TAPS_AT_ONCE : 1;
    const [first] = sent;
    if (!isOfOne || !first) return;
    drop(sent);
    onRefused(first.at, error);
  };
  const courier = makeCourier({
    next,
    isPassing,
    onRefused: refused,
    onChange: () => isHeld.set(courier.isHeld()),
    timers,
  });
  courier.start();
  return {
    waiting,
    isHeld,
    add: (at: LessonAt, tap: NewTap): void => {
      kept.keep(tap.key, { at, tap } satisfies WaitingTap);
      waiting.set([...waiting.get(), { at, tap }]);
      courier.go();
    },
    hurry: courier.hurry,
  };
};

/** What the server made of it takes the place of what this page knew, before the taps leave the queue. */
const show = async (client: QueryClient, at: LessonAt, lesson: ClassLesson): Promise<void> => {
  const { queryKey } = lessonQuery(at);
  const wasAsked = client.isFetching({ queryKey }) > 0;
  // An answer that was asked for before would put the lesson back to what it was.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, lesson);
  // What was cancelled may have been asked for because of a colleague's tap.
  if (wasAsked) void client.invalidateQueries({ queryKey });
};

const refusals = { ...classroomRefusals, request_key_reused: errorTexts.request_key_reused };

const senderOf = oneForEach<ReturnType<typeof makeTapsSender>>();

/** Begins with what an earlier page left on the device. */
const beginSender = (client: QueryClient, name: string, mark: string) =>
  makeTapsSender({
    send: async (at, taps) => {
      const input = { params: { ...at }, body: { taps: [...taps] } };
      const { lesson, refused } = await api('POST /api/admin/classroom/lessons/:day/:period/:grade/taps', input);
      await show(client, at, lesson);
      for (const { code } of refused) toast.bad(refusals[code]);
    },
    onRefused: (at, error) => {
      toast.bad(inFull(error));
      void client.invalidateQueries(lessonQuery(at));
    },
    kept: keptList(name, mark),
    timers: deviceTimers,
  });

const tapsSenderOf = (client: QueryClient, { staffId, mark }: Owner) =>
  senderOf(waitingOf(WAITING_TAPS, staffId), (name) => beginSender(client, name, mark));

export const sendTaps = (client: QueryClient, owner: Owner): void => tapsSenderOf(client, owner).hurry();

export const useTapsSender = () => {
  const client = useQueryClient();
  return tapsSenderOf(client, useOwner());
};
