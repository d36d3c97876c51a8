import { describe, expect, it } from 'vitest';
import { makeKept } from '#tests/fake-kept';
import { makeTime, settled } from '#tests/fake-time';
import { ApiError } from '#web/lib/api.ts';
import { makeOutbox } from '#web/lib/outbox/outbox.ts';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import { cellRules, discarded, settled as settledSpot, spotKey, typed, unsaved } from './cell-queue.ts';
import { blamesOneCell, mayCellsPass } from './cells-outbox.ts';

const lost = new ApiError({ code: 'offline', message: '' });
const impossible = new ApiError({ code: 'exam_cell_impossible', message: '' }, 422);
const strange = new ApiError({ code: 'not_own_class', message: '' }, 403);
const published = new ApiError({ code: 'exam_published', message: '' }, 409);

const write = (place: number): CellWrite => ({ studentId: 1, place, answer: 1, version: 0 });
const taken = (cells: readonly CellWrite[]): CellOutcome[] =>
  cells.map((cell) => ({ ...cell, version: 1, isConflict: false, by: null }));

const RULES = { rules: cellRules, most: 100, blamesOne: blamesOneCell, mayPass: mayCellsPass };

const start = (judge: (cells: readonly CellWrite[]) => Error | null, kept = makeKept()) => {
  const time = makeTime();
  const requests: (readonly CellWrite[])[] = [];
  const refused: unknown[] = [];
  const outbox = makeOutbox({
    ...RULES,
    send: async (cells) => {
      requests.push(cells);
      await settled();
      const error = judge(cells);
      if (error) throw error;
      return taken(cells);
    },
    onRefused: (_, error) => refused.push(error),
    kept,
    timers: time,
  });
  const type = (...places: readonly number[]) => {
    for (const place of places) outbox.change((queue) => typed(queue, write(place)));
  };
  return { time, outbox, kept, requests, refused, type, left: () => unsaved(outbox.state.get()).size };
};

describe('the outbox of cells', () => {
  it('has one request under way, and sends together what was typed meanwhile', async () => {
    const { type, requests, left, outbox } = start(() => null);
    type(0, 1, 2);
    expect(requests.map((cells) => cells.length)).toEqual([1]);
    expect(left()).toBe(3);
    await settled(20);
    expect(requests.map((cells) => cells.length)).toEqual([1, 2]);
    expect(left()).toBe(0);
    expect(outbox.isHeld.get()).toBe(false);
  });

  it('sends the same again until the network is back, and then the rest', async () => {
    let isAway = true;
    const { type, requests, left, outbox, time } = start(() => (isAway ? lost : null));
    type(0);
    await settled(20);
    type(1);
    expect(outbox.isHeld.get()).toBe(true);
    expect(left()).toBe(2);
    time.forward(1000);
    await settled(20);
    expect(requests).toEqual([[write(0)], [write(0)]]);
    isAway = false;
    outbox.hurry();
    await settled(20);
    expect(requests.slice(2)).toEqual([[write(0)], [write(1)]]);
    expect(left()).toBe(0);
    expect(outbox.isHeld.get()).toBe(false);
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

  it('waits for no network where the class is another teacher’s: that is told, and nothing is kept', async () => {
    const { type, requests, refused, left, outbox } = start(() => strange);
    type(0);
    await settled(40);
    expect([requests.length, refused, left(), outbox.isHeld.get()]).toEqual([1, [strange], 0, false]);
  });

  it('keeps the others where one pupil went to another teacher’s class meanwhile', async () => {
    const { type, requests, refused, left } = start((cells) =>
      cells.some(({ place }) => place === 1) ? strange : null,
    );
    type(0, 1, 2);
    await settled(80);
    expect([refused, left()]).toEqual([[strange], 0]);
    expect(requests.filter((cells) => cells.every(({ place }) => place !== 1)).flat()).toEqual([write(0), write(2)]);
  });

  it('holds what was typed while the results are published, until they are not or nobody wants it', async () => {
    let isPublished = true;
    const { type, requests, refused, left, outbox, kept } = start(() => (isPublished ? published : null));
    type(0, 1);
    await settled(40);
    expect(outbox.isHeld.get()).toBe(true);
    expect(refused).toEqual([]);
    expect(left()).toBe(2);
    isPublished = false;
    outbox.hurry();
    await settled(40);
    expect(requests.slice(1)).toEqual([[write(0)], [write(1)]]);
    expect(left()).toBe(0);
    isPublished = true;
    type(2);
    await settled(40);
    outbox.change(discarded);
    expect(left()).toBe(0);
    expect(kept.entries.size).toBe(0);
  });
});

describe('a device', () => {
  it('keeps each cell until the server has it', async () => {
    let isAway = true;
    const { type, outbox, kept } = start(() => (isAway ? lost : null));
    type(0, 1);
    await settled(20);
    expect([...kept.entries.keys()]).toEqual(['1-0', '1-1']);
    isAway = false;
    outbox.hurry();
    await settled(40);
    expect(kept.entries.size).toBe(0);
  });

  it('sends what a page that was closed has left, and nothing that is no cell', async () => {
    const kept = makeKept([spotKey(write(3)), write(3)], [spotKey(write(4)), write(4)]);
    kept.entries.set('1-5', { order: 1 });
    const { requests, left } = start(() => null, kept);
    await settled(20);
    expect(requests).toEqual([[write(3), write(4)]]);
    expect(left()).toBe(0);
  });

  it('keeps what is in conflict as it was typed, so that another page is told of it too', async () => {
    const kept = makeKept();
    const time = makeTime();
    const outbox = makeOutbox({
      ...RULES,
      send: async (cells) => cells.map((cell) => ({ ...cell, answer: 2, version: 7, isConflict: true, by: null })),
      onRefused: () => undefined,
      kept,
      timers: time,
    });
    outbox.change((queue) => typed(queue, write(0)));
    await settled(20);
    expect(outbox.state.get().conflicts).toHaveLength(1);
    expect(kept.entries.get('1-0')).toMatchObject(write(0));
    outbox.change((queue) => settledSpot(queue, write(0)));
    expect(kept.entries.size).toBe(0);
  });
});
