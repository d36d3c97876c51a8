import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#web/lib/api.ts';
import { SEEN_AT } from '#web/lib/worker/kept.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const KEY = ['student', 'dashboard'];

/** The network's answer, or what the worker kept of an earlier one. */
const answerWith = (reply: object, seenAt?: string): void => {
  const headers = new Headers(seenAt === undefined ? [] : [[SEEN_AT, seenAt]]);
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(reply), { headers }));
};

const ask = () =>
  queryClient.fetchQuery({ queryKey: KEY, queryFn: () => api('GET /api/student/dashboard'), staleTime: 0 });

it('shows what the device kept where there is nothing else, and the server’s answer in its place', async () => {
  answerWith({ points: 1 }, '2026-11-01T08:00:00.000Z');
  await ask();
  expect(queryClient.getQueryData(KEY)).toEqual({ points: 1 });
  answerWith({ points: 2 });
  await ask();
  expect(queryClient.getQueryData(KEY)).toEqual({ points: 2 });
});

it('shows the newer of two that the device kept', async () => {
  answerWith({ points: 1 }, '2026-11-01T08:00:00.000Z');
  await ask();
  answerWith({ points: 2 }, '2026-11-01T09:00:00.000Z');
  await ask();
  expect(queryClient.getQueryData(KEY)).toEqual({ points: 2 });
});

it('is not put back to what the device kept', async () => {
  answerWith({ points: 2 });
  await ask();
  answerWith({ points: 1 }, '2026-11-01T08:00:00.000Z');
  await ask();
  expect(queryClient.getQueryData(KEY)).toEqual({ points: 2 });
});
