import { setTimeout as pause } from 'node:timers/promises';
import { chanceOf } from './chance.ts';
import type { PlayersOrder } from './race-load.ts';
import { type Ground, newTally, type RaceTally } from './race-page.ts';
import { type OpenRacer, openOnFloor, productOpener } from './race-sockets.ts';

/** The racers of one server, in a process of their own: the server's process has nothing to do but serve them. */

const AT_ONCE = 5;
const BETWEEN_MS = 20;
/** Of an odd number of a grade one always searches. */
const NEVER_MATCHED = 3;
const START_LIMIT_MS = 60_000;

const ground: Ground = { pace: null, tally: newTally() };
const racers: { readonly racer: OpenRacer; readonly chance: () => number }[] = [];

/** Connects a few at a time, as a class does, and waits until they race. */
const begin = async ({ side, url, cookies }: Extract<PlayersOrder, { kind: 'begin' }>): Promise<void> => {
  const open = side === 'floor' ? openOnFloor : await productOpener();
  const racing = new Set<string>();
  for (const [index, cookie] of cookies.entries()) {
    const chance = chanceOf(index + 1);
    const racer = open({ url, ground, account: { cookie, chance }, onRacing: () => racing.add(cookie) });
    racers.push({ racer, chance });
    if (index % AT_ONCE === 0) await pause(BETWEEN_MS);
  }
  const limit = performance.now() + START_LIMIT_MS;
  while (racing.size < cookies.length - NEVER_MATCHED) {
    if (performance.now() > limit) throw new Error(`${racing.size} of ${cookies.length} racers race`);
    await pause(BETWEEN_MS);
  }
};

const read = (): RaceTally => {
  const { tally } = ground;
  ground.tally = newTally();
  return tally;
};

const obey = async (order: PlayersOrder): Promise<RaceTally> => {
  if (order.kind === 'begin') await begin(order);
  if (order.kind === 'play') {
    ground.pace = order.pace;
    for (const { racer, chance } of racers) racer.page.play(chance());
  }
  if (order.kind === 'pause') ground.pace = null;
  return read();
};

process.on('message', (order) => {
  obey(order as PlayersOrder).then(
    (tally) => process.send?.(tally),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => {
  for (const { racer } of racers) racer.close();
  process.exit(0);
});
process.send?.('ready');
