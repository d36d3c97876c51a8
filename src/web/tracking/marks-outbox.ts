import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { MARKS_AT_ONCE } from '#domain/tracking/hearings';
import { trackingRefusals } from '#strings/tracking/refusals';
import { marking as texts } from '#strings/tracking/staff';
import { useOwner } from '#web/access/queries.ts';
import { api, isRefusedWith, type Reply, refusalOr } from '#web/lib/api.ts';
import type { KeptEntries } from '#web/lib/outbox/kept-entries.ts';
import { openOutboxes } from '#web/lib/outbox/opened.ts';
import { makeOutbox } from '#web/lib/outbox/outbox.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';
import { toast } from '#web/ui/toast.tsx';
import type { NewMark, Tracked } from '#wire/tracking';
import { MARKS } from './outbox-kind.ts';
import { trackedKey } from './queries.ts';
import { isUndo, type Step, stepRules, type Undo, type WaitingStep } from './waiting-steps.ts';

type Served = Reply<'POST /api/admin/tracking/hearings/:id/undo'>;

/** What the server made of it takes the place of what this page knew, before the steps leave the outbox. */
const show = async (client: QueryClient, hearingId: number, steps: readonly Step[], { words, reading }: Served) => {
  const wasAsked = client.isFetching({ queryKey: trackedKey }) > 0;
  // An answer that was asked for before would put the words back to what they were.
  await client.cancelQueries({ queryKey: trackedKey });
  const positions = new Set(steps.map(({ position }) => position));
  client.setQueriesData<Tracked>({ queryKey: trackedKey }, (before) => {
    if (!before?.hearings.some(({ id }) => id === hearingId)) return before;
    const others = before.words.filter(({ position }) => !positions.has(position));
    return { ...before, reading, words: [...others, ...words] };
  });
  // What was cancelled may have been somebody else's news.
  if (wasAsked) void client.invalidateQueries({ queryKey: trackedKey });
};

const sendUndo = (id: number, { undoes }: Undo): Promise<Served> =>
  api('POST /api/admin/tracking/hearings/:id/undo', { params: { id }, body: { key: undoes } });

const sendMarks = async (id: number, steps: readonly Step[]): Promise<Served> => {
  const marks = steps
    .filter((step): step is NewMark => !isUndo(step))
    .map(({ key, position, action, mistake }) => ({ key, position, action, mistake }));
  const served = await api('POST /api/admin/tracking/hearings/:id/marks', { params: { id }, body: { marks } });
  const refused = served.outcomes.find((outcome) => outcome.refused !== null)?.refused;
  if (refused) toast.bad(trackingRefusals[refused]);
  if (served.isReplaced) toast.bad(texts.replaced);
  return served;
};

const sendTogether = async (client: QueryClient, waiting: readonly WaitingStep[]): Promise<void> => {
  const steps = waiting.map(({ step }) => step);
  const [first] = waiting;
  if (!first) return;
  const { hearingId, step } = first;
  const served = isUndo(step) ? await sendUndo(hearingId, step) : await sendMarks(hearingId, steps);
  await show(client, hearingId, steps, served);
};

const failureOf = (waiting: readonly WaitingStep[]): string => {
  const isAll = (action: NewMark['action']) => waiting.every(({ step }) => !isUndo(step) && step.action === action);
  if (isAll('pause')) return texts.pauseFailed;
  return isAll('clear_pause') ? texts.clearFailed : texts.updateFailed;
};

const makeMarksOutbox = (client: QueryClient, kept: KeptEntries) =>
  makeOutbox({
    rules: stepRules,
    most: MARKS_AT_ONCE,
    send: (waiting) => sendTogether(client, waiting),
    onRefused: (waiting, error) => {
      // It will never go well: the teacher is told, and what is shown is what the server has.
      toast.bad(refusalOr(error, failureOf(waiting)));
      void client.invalidateQueries({ queryKey: trackedKey });
    },
    blamesOne: (error) => isRefusedWith(error, 'validation'),
    kept,
  });

const outboxes = openOutboxes<ReturnType<typeof makeMarksOutbox>>();

const marksOutboxOf = (client: QueryClient, owner: Owner) =>
  outboxes(prefixOf(MARKS, owner), owner, (kept) => makeMarksOutbox(client, kept));

export const sendMarksOf = (client: QueryClient, owner: Owner): void => marksOutboxOf(client, owner).hurry();

/** Of all hearings: a teacher who has gone on to the next pupil is told of what waits too. */
export const useMarksOutbox = () => {
  const client = useQueryClient();
  return marksOutboxOf(client, useOwner());
};
