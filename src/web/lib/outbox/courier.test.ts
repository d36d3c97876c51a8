import { describe, expect, it } from 'vitest';
import { makeTime, settled } from '#tests/fake-time';
import { makeCourier, waitBefore } from './courier.ts';

class Lost extends Error {}

const start = (outcomes: (Error | null)[]) => {
  const time = makeTime();
  const tried: number[] = [];
  const refused: unknown[] = [];
  let out = 0;
  let mostOut = 0;
  let changes = 0;
  const courier = makeCourier({
    timers: time,
    next: () =>
      outcomes.length === 0
        ? null
        : async () => {
            tried.push(time.now());
            out += 1;
            mostOut = Math.max(mostOut, out);
            await settled();
            out -= 1;
            const error = outcomes.shift();
            if (error) throw error;
          },
    isPassing: (error) => error instanceof Lost,
    onRefused: (error) => refused.push(error),
    onChange: () => {
      changes += 1;
    },
  });
  return { time, courier, tried, refused, most: () => mostOut, changes: () => changes };
};

describe('the courier', () => {
  it('carries one errand at a time, and all of them', async () => {
    const { courier, tried, most } = start([null, null, null]);
    courier.start();
    courier.go();
    courier.go();
    await settled(12);
    expect(tried).toHaveLength(3);
    expect(most()).toBe(1);
  });

  it('waits longer after each failure, to a quarter of a minute', async () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(waitBefore)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    const { time, courier, tried } = start([new Lost(), new Lost(), new Lost(), null]);
    courier.start();
    for (const wait of [1000, 2000, 4000]) {
      await settled(6);
      expect(courier.isHeld()).toBe(true);
      time.forward(wait);
    }
    await settled(6);
    expect(courier.isHeld()).toBe(false);
    expect(tried).toEqual([0, 1000, 3000, 7000]);
  });

  it('does not wait on when the network is back, and never carries twice at once', async () => {
    const { time, courier, tried, most } = start([new Lost(), null, null]);
    courier.start();
    await settled(6);
    courier.hurry();
    courier.hurry();
    await settled(12);
    time.forward(60_000);
    await settled(6);
    expect(tried).toEqual([0, 0, 0]);
    expect(most()).toBe(1);
  });

  it('tells of a refusal and goes on with what is next', async () => {
    const refusal = new Error('refused');
    const { courier, refused, tried, changes } = start([refusal, null]);
    courier.start();
    await settled(12);
    expect(refused).toEqual([refusal]);
    expect(tried).toHaveLength(2);
    expect(changes()).toBe(2);
  });

  it('rests before the start and after the stop, and may start again', async () => {
    const { time, courier, tried } = start([new Lost(), null]);
    courier.go();
    await settled(6);
    expect(tried).toHaveLength(0);
    courier.start();
    await settled(6);
    courier.stop();
    time.forward(60_000);
    await settled(6);
    expect(tried).toHaveLength(1);
    courier.start();
    await settled(6);
    expect(tried).toHaveLength(2);
  });
});
