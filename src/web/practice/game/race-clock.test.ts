import { describe, expect, it } from 'vitest';
import { makeRaceClock } from './race-clock.ts';

const start = (elapsed = 0) => {
  const now = { date: 1_000_000, steady: 500 };
  const pass = (ms: number) => {
    now.date += ms;
    now.steady += ms;
  };
  const clock = makeRaceClock(() => ({ ...now }), elapsed, { ...now });
  return { now, pass, clock };
};

describe('the clock of a race', () => {
  it('goes on from what the server said', () => {
    const { pass, clock } = start(12_000);
    expect(clock.elapsed()).toBe(12_000);
    pass(3400);
    expect(clock.elapsed()).toBe(15_400);
  });

  it('counts from when the server was heard, not from when it begins to run', () => {
    const now = { date: 1_020_000, steady: 20_500 };
    const clock = makeRaceClock(() => now, 5000, { date: 1_000_000, steady: 500 });
    expect(clock.elapsed()).toBe(25_000);
  });

  it('is in doubt where the date ran ahead of the steady clock, and stays with the steady one', () => {
    const { now, pass, clock } = start();
    pass(1000);
    now.date += 2000;
    expect(clock.isInDoubt()).toBe(false);
    now.date += 43_000;
    expect([clock.isInDoubt(), clock.elapsed()]).toEqual([true, 1000]);
  });

  it('believes the date where the page was out of sight, until the server is heard', () => {
    const { now, clock } = start();
    clock.see(false);
    clock.see(true);
    now.date += 45_000;
    expect(clock.elapsed()).toBe(45_000);
    clock.hear(45_100, 45_000);
    now.date += 3_600_000;
    expect([clock.isInDoubt(), clock.elapsed()]).toEqual([true, 45_100]);
  });

  it('is out of doubt once the server was heard, also where that agrees with it', () => {
    const { now, clock } = start(1000);
    now.date += 3_600_000;
    clock.hear(1000, 1000);
    expect([clock.isInDoubt(), clock.elapsed()]).toEqual([false, 1000]);
  });

  it('does not go back when somebody sets the device’s time back', () => {
    const { now, pass, clock } = start();
    pass(10_000);
    now.date -= 3_600_000;
    expect(clock.elapsed()).toBe(10_000);
    pass(2000);
    expect(clock.elapsed()).toBe(12_000);
  });

  it('catches up where it ran behind', () => {
    const { pass, clock } = start();
    pass(1000);
    clock.hear(1900, 800);
    expect(clock.elapsed()).toBe(1900);
  });

  it('comes back where it ran ahead of anything that the answer’s way explains', () => {
    const { pass, clock } = start();
    pass(1000);
    clock.hear(200, 600);
    expect(clock.elapsed()).toBe(600);
  });

  it('stays where the answer’s way explains the difference', () => {
    const { pass, clock } = start();
    pass(1000);
    clock.hear(900, 700);
    expect(clock.elapsed()).toBe(1000);
  });
});
