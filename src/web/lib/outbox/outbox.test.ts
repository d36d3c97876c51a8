import { expect, it } from 'vitest';
import { makeKept } from '#tests/fake-kept';
import { makeTime, settled } from '#tests/fake-time';
import { inLine, makeOutbox, PATIENCE_MS } from './outbox.ts';

interface Item {
  readonly key: string;
}

const isItem = (read: object): read is Item => 'key' in read;
const rules = inLine<Item>({ isItem, keyOf: ({ key }) => key, together: (waiting) => waiting });

it('says that something waits when a request takes three seconds, and no longer once it is answered', async () => {
  const time = makeTime();
  let answer = () => {};
  const outbox = makeOutbox({
    rules,
    most: 10,
    send: () => new Promise<void>((resolve) => (answer = resolve)),
    onRefused: () => undefined,
    blamesOne: () => false,
    kept: makeKept(),
    timers: time,
  });
  outbox.change((waiting) => [...waiting, { key: 'a' }]);
  time.forward(PATIENCE_MS - 1);
  expect(outbox.isHeld.get()).toBe(false);
  time.forward(1);
  expect(outbox.isHeld.get()).toBe(true);
  answer();
  await settled(20);
  expect([outbox.state.get(), outbox.isHeld.get()]).toEqual([[], false]);
  time.forward(PATIENCE_MS);
  expect(outbox.isHeld.get()).toBe(false);
});
