import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isSameLesson, type LessonAt } from '#domain/classroom/lessons';
import { TAPS_AT_ONCE } from '#domain/classroom/taps';
import { classroomRefusals } from '#strings/classroom/refusals';
import { errorTexts } from '#strings/errors';
import { useOwner } from '#web/access/queries.ts';
import { api, isRefusedWith } from '#web/lib/api.ts';
import { inFull } from '#web/lib/form-faults.ts';
import type { KeptEntries } from '#web/lib/outbox/kept-entries.ts';
import { openOutboxes } from '#web/lib/outbox/opened.ts';
import { inLine, makeOutbox } from '#web/lib/outbox/outbox.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';
import { toast } from '#web/ui/toast.tsx';
import type { ClassLesson } from '#wire/classroom';
import { isWaitingTap, type WaitingTap } from './kept-taps.ts';
import { TAPS } from './outbox-kind.ts';
import { lessonParams, lessonQuery } from './queries.ts';

/** Taps wait in the order in which they were made, and those of one lesson go together. */
export const tapRules = inLine<WaitingTap>({
  isItem: isWaitingTap,
  keyOf: ({ tap }) => tap.key,
  together: (waiting) => waiting.filter(({ at }) => waiting[0] && isSameLesson(at, waiting[0].at)),
});

/** What is said of one tap, whichever others were sent with it. */
export const blamesOneTap = (error: unknown): boolean =>
  isRefusedWith(error, 'validation') || isRefusedWith(error, 'verse_not_published');

/** What the server made of it takes the place of what this page knew, before the taps leave the outbox. */
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

const sendTogether = async (client: QueryClient, taps: readonly WaitingTap[]): Promise<void> => {
  const [first] = taps;
  if (!first) return;
  const { lesson, refused } = await api('POST /api/admin/classroom/lessons/:day/:period/:class/taps', {
    params: lessonParams(first.at),
    body: { taps: taps.map(({ tap }) => tap) },
  });
  await show(client, first.at, lesson);
  for (const { code } of refused) toast.bad(refusals[code]);
};

const makeTapsOutbox = (client: QueryClient, kept: KeptEntries) =>
  makeOutbox({
    rules: tapRules,
    most: TAPS_AT_ONCE,
    send: (taps) => sendTogether(client, taps),
    onRefused: ([first], error) => {
      toast.bad(inFull(error));
      if (first) void client.invalidateQueries(lessonQuery(first.at));
    },
    blamesOne: blamesOneTap,
    kept,
  });

const outboxes = openOutboxes<ReturnType<typeof makeTapsOutbox>>();

const tapsOutboxOf = (client: QueryClient, owner: Owner) =>
  outboxes(prefixOf(TAPS, owner), owner, (kept) => makeTapsOutbox(client, kept));

export const sendTaps = (client: QueryClient, owner: Owner): void => tapsOutboxOf(client, owner).hurry();

export const useTapsOutbox = () => {
  const client = useQueryClient();
  return tapsOutboxOf(client, useOwner());
};
