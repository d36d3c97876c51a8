import { describe, expect, it } from 'vitest';
import { makeTime, settled } from '#tests/fake-time';
import { ApiError } from '#web/lib/api.ts';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import { typed, unsaved } from './cell-queue.ts';
import { makeCellSender } from './cell-sender.ts';

const lost = new ApiError({ code: 'offline', message: '' });
const impossible = new ApiError({ code: 'exam_cell_impossible', message: '' }, 422);
const published = new ApiError({ code: 'exam_published', message: '' }, 409);

const write = (place: number): CellWrite => ({ studentId: 1, place, answer: 1, version: 0 });
const taken = (cells: readonly CellWrite[]): CellOutcome[] =>
  cells.map((cell) => ({ ...cell, version: 1, isConflict: false, by: null }));

const start = (judge: (cells: readonly CellWrite[]) => Error | null) => {
  const time = makeTime();
  const requests: (readonly CellWrite[])[] = [];
  const refused: unknown[] = [];
  const sender = makeCellSender({
    send: async (cells) => {
      requests.push(cells);
      await settled();
      const error = judge(cells);
      if (error) throw error;
      return taken(cells);
    },
    onRefused: (error) => refused.push(error),
    timers: time,
  });
  sender.start();
  const type = (...places: readonly number[]) => {
    for (const place of places) sender.change((queue) => typed(queue, write(place)));
  };
  return { time, sender, requests, refused, type, left: () => unsaved(sender.queue.get()).size };
};

describe('the sender of cells', () => {
  it('has one request under way, and sends together what was typed meanwhile', async () => {
    const { type, requests, left, sender } = start(() => null);
    type(0, 1, 2);
    expect(requests.map((cells) => cells.length)).toEqual([1]);
    expect(left()).toBe(3);
    await settled(20);
    expect(requests.map((cells) => cells.length)).toEqual([1, 2]);
    expect(left()).toBe(0);
    expect(sender.isHeld.get()).toBe(false);
  });

  it('sends the same again until the network is back, and then the rest', async () => {
    let isAway = true;
    const { type, requests, left, sender, time } = start(() => (isAway ? lost : null));
    type(0);
    await settled(20);
    type(1);
    expect(sender.isHeld.get()).toBe(true);
    expect(left()).toBe(2);
    time.forward(1000);
    await settled(20);
    expect(requests).toEqual([[write(0)], [write(0)]]);
    isAway = false;
    sender.hurry();
    await settled(20);
    expect(requests.slice(2)).toEqual([[write(0)], [write(1)]]);
    expect(left()).toBe(0);
    expect(sender.isHeld.get()).toBe(false);
  });

  it('sends one by one where one of them is impossible, and loses that one alone', async () => {
    const { type, requests, refused, left } = start((cells) =>
      cells.some(({ place }) => place === 2) ? impossible : null,
    );
    type(0, 1, 2, 3);
    await settled(60);
    expect(requests.map((cells) => cells.map(({ place }) => place))).toEqual([[0], [1, 2, 3], [1], [2], [3]]);
    expect(refused).toEqual([impossible]);
    expect(left()).toBe(0);
  });

  it('gives up at once what the whole exam refuses', async () => {
    const { type, requests, refused, left } = start(() => published);
    type(0, 1);
    await settled(40);
    expect(requests).toHaveLength(2);
    expect(refused).toEqual([published, published]);
    expect(left()).toBe(0);
  });
});
