import { describe, expect, it } from 'vitest';
import { makeRaceClock } from './race-clock.ts';

const start = (elapsed = 0) => {
  const now = { date: 1_000_000, steady: 500 };
  const pass = (ms: number) => {
    now.date += ms;
    now.steady += ms;
  };
  const clock = makeRaceClock({ date: () => now.date, steady: () => now.steady }, elapsed);
  return { now, pass, clock };
};

describe('the clock of a race', () => {
  it('goes on from what the server said', () => {
    const { pass, clock } = start(12_000);
    expect(clock.elapsed()).toBe(12_000);
    pass(3400);
    expect(clock.elapsed()).toBe(15_400);
  });

  it('counts while the laptop sleeps, where its steady clock stands still', () => {
    const { now, clock } = start();
    now.date += 45_000;
    expect(clock.elapsed()).toBe(45_000);
  });

  it('does not go back when somebody sets the device’s time back', () => {
    const { now, pass, clock } = start();
    pass(10_000);
    now.date -= 3_600_000;
    expect(clock.elapsed()).toBe(10_000);
    pass(2000);
    expect(clock.elapsed()).toBe(12_000);
  });

  it('comes back to the server’s time where the device’s was set forward', () => {
    const { now, pass, clock } = start();
    now.date += 3_600_000;
    const sentAt = clock.elapsed();
    pass(400);
    clock.hear(200, sentAt);
    expect(clock.elapsed()).toBe(600);
  });

  it('catches up where it ran behind', () => {
    const { pass, clock } = start();
    pass(1000);
    clock.hear(1900, 800);
    expect(clock.elapsed()).toBe(1900);
  });

  it('stays where the answer’s way explains the difference', () => {
    const { pass, clock } = start();
    pass(1000);
    clock.hear(900, 700);
    expect(clock.elapsed()).toBe(1000);
  });
});
