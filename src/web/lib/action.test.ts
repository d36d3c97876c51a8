import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { settle } from './action.ts';
import { ApiError } from './api.ts';

/** A page that shows a list, and how often it was read; the second reading ends when it is told to. */
const shownList = async () => {
  const client = new QueryClient();
  let finish = (): void => {};
  const second = new Promise<string>((resolve) => {
    finish = () => resolve('second');
  });
  let readings = 0;
  const queryFn = () => {
    readings += 1;
    return readings === 1 ? Promise.resolve('first') : second;
  };
  const leave = new QueryObserver(client, { queryKey: ['list', 1], queryFn }).subscribe(() => {});
  await client.ensureQueryData({ queryKey: ['list', 1], queryFn });
  const read = () => readings;
  return { client, read, leave, finish };
};

const refusal = (code: ApiError['code']) => new ApiError({ code, message: code });

const hasEnded = (settled: Promise<void>) =>
  Promise.race([settled.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false)))]);

it.each([
  ['what was done', null],
  ['a refusal', refusal('penalty_not_active')],
  ['anything unexpected', new Error('broken')],
])('after %s waits until the list is read again', async (_, error) => {
  const list = await shownList();
  const settled = settle(list.client, [['list']], error);
  expect(await hasEnded(settled)).toBe(false);
  list.finish();
  await settled;
  expect(list.read()).toBe(2);
  list.leave();
});

it('reads nothing again after a field filled in wrongly', async () => {
  const list = await shownList();
  await settle(list.client, [['list']], refusal('validation'));
  expect(list.read()).toBe(1);
  list.leave();
});

it('does not wait for a network that is lost', async () => {
  const list = await shownList();
  expect(await hasEnded(settle(list.client, [['list']], refusal('offline')))).toBe(true);
  expect(list.read()).toBe(2);
  list.leave();
});

it('reads everything again for an empty key', async () => {
  const list = await shownList();
  list.finish();
  await settle(list.client, [[]], null);
  expect(list.read()).toBe(2);
  list.leave();
});
