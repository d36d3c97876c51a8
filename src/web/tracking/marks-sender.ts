import type { QueryClient } from '@tanstack/react-query';
import { MARKS_AT_ONCE } from '#domain/tracking/hearings';
import { trackingRefusals } from '#strings/tracking/refusals';
import { marking as texts } from '#strings/tracking/staff';
import { api, isPassing, refusalOr } from '#web/lib/api.ts';
import type { Owner } from '#web/lib/left-behind.ts';
import { shared } from '#web/lib/shared.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Reading, Tracked, TrackedWord } from '#wire/tracking';
import { keptSteps } from './kept-steps.ts';
import { added, confirmed, emptyQueue, nextSteps, type Queue, type Step } from './mark-queue.ts';
import { trackedKey } from './queries.ts';

type Queues = ReadonlyMap<number, Queue>;

const queues = shared<Queues>(new Map());
/** Of whoever is inside: another login loads the page anew. */
let kept: ReturnType<typeof keptSteps> | undefined;
/** How the last request went. */
const isCut = shared(false);

const put = (queue: Queue): void => {
  const next = new Map(queues.get());
  if (queue.waiting.length > 0) next.set(queue.hearingId, queue);
  else next.delete(queue.hearingId);
  queues.set(next);
};

const queueOf = (all: Queues, hearingId: number): Queue => all.get(hearingId) ?? emptyQueue(hearingId);

export const queueNow = (hearingId: number): Queue => queueOf(queues.get(), hearingId);
export const useQueue = (hearingId: number): Queue => queueOf(queues.use(), hearingId);
export const useIsCut = (): boolean => isCut.use();

/** Of all hearings: a teacher who has gone on to the next pupil is told too. */
export const useWaiting = (): number =>
  [...queues.use().values()].reduce((sum, { waiting }) => sum + waiting.length, 0);

type Sent = NonNullable<ReturnType<typeof nextSteps>>;

interface Served {
  readonly words: readonly TrackedWord[];
  readonly reading: Reading;
}

/** What the server made of it takes the place of what this page knew. */
const serve = async (
  client: QueryClient,
  { hearingId }: Queue,
  positions: readonly number[],
  { words, reading }: Served,
) => {
  // An answer that was asked for before would put the words back to what they were.
  await client.cancelQueries({ queryKey: trackedKey });
  client.setQueriesData<Tracked>({ queryKey: trackedKey }, (before) => {
    if (!before?.hearings.some(({ id }) => id === hearingId)) return before;
    const others = before.words.filter(({ position }) => !positions.includes(position));
    return { ...before, reading, words: [...others, ...words] };
  });
};

const sendSteps = async (client: QueryClient, queue: Queue, steps: Sent) => {
  const params = { id: queue.hearingId };
  if ('undoes' in steps) {
    const served = await api('POST /api/admin/tracking/hearings/:id/undo', { params, body: { key: steps.undoes } });
    await serve(client, queue, [steps.position], served);
    return [steps.key];
  }
  const marks = steps.map(({ key, position, action, mistake }) => ({ key, position, action, mistake }));
  const served = await api('POST /api/admin/tracking/hearings/:id/marks', { params, body: { marks } });
  await serve(
    client,
    queue,
    steps.map(({ position }) => position),
    served,
  );
  const refused = served.outcomes.find((outcome) => outcome.refused !== null)?.refused;
  if (refused) toast.bad(trackingRefusals[refused]);
  if (served.isReplaced) toast.bad(texts.replaced);
  return marks.map(({ key }) => key);
};

const failureOf = (steps: Sent): string => {
  const actions = 'undoes' in steps ? [] : steps.map(({ action }) => action);
  if (actions.length > 0 && actions.every((action) => action === 'pause')) return texts.pauseFailed;
  if (actions.length > 0 && actions.every((action) => action === 'clear_pause')) return texts.clearFailed;
  return texts.updateFailed;
};

const RETRY_MS = 2000;
let underWay = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** One request after the other, the oldest hearing first, until nothing waits or the network is away. */
export const sendWaiting = async (client: QueryClient): Promise<void> => {
  if (underWay) return;
  underWay = true;
  clearTimeout(retry);
  const isSent = queues.get().size > 0;
  try {
    for (let [queue] = queues.get().values(); queue; [queue] = queues.get().values()) {
      const steps = nextSteps(queue, MARKS_AT_ONCE);
      if (!steps) break;
      const first = queue.waiting[0] as Step;
      const done = await sendSteps(client, queue, steps).catch((error: unknown) => {
        if (isPassing(error)) throw error;
        // It will never go well: the teacher is told, and what is shown is what the server has.
        toast.bad(refusalOr(error, failureOf(steps)));
        void client.invalidateQueries({ queryKey: trackedKey });
        return 'undoes' in steps ? [first.key] : steps.map(({ key }) => key);
      });
      isCut.set(false);
      put(confirmed(queueOf(queues.get(), queue.hearingId), done));
      kept?.forget(done);
    }
    // What was cancelled meanwhile may have been somebody else's news.
    if (isSent) void client.invalidateQueries({ queryKey: trackedKey });
  } catch {
    isCut.set(true);
    retry = setTimeout(() => void sendWaiting(client), RETRY_MS);
  } finally {
    underWay = false;
  }
};

export const addStep = (client: QueryClient, hearingId: number, step: Step): void => {
  kept?.keep(hearingId, step);
  put(added(queueOf(queues.get(), hearingId), step));
  void sendWaiting(client);
};

/** What an earlier page left behind is sent first. */
export const sendKept = (client: QueryClient, owner: Owner): void => {
  kept ??= keptSteps(owner);
  for (const left of kept.queues()) {
    const now = queueOf(queues.get(), left.hearingId);
    const missing = left.waiting.filter(({ key }) => now.waiting.every((step) => step.key !== key));
    put({ ...left, waiting: [...missing, ...now.waiting] });
  }
  void sendWaiting(client);
};
