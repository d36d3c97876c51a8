import type { OwnCase, Side } from '../support/bench-case.ts';
import { type Measured, measure } from '../support/load.ts';
import { medianRatio } from '../support/median.ts';

const ROUNDS = 5;
const SECONDS = 3;
/** A whole screen may cost so many times the processor of the least that a pupil can ask. */
const AT_MOST = 2.5;

const ask = ({ server, school }: Side, path: string): Promise<Measured> =>
  measure(server, {
    requests: school.sessionCookies.map((cookie) => ({ path, headers: { cookie } })),
    seconds: SECONDS,
  });

/** A pupil's first screen beside "who am I", on the same server in turns. */
export const firstScreen: OwnCase = {
  name: 'first-screen',
  run: async (product) => {
    const both = async (): Promise<[Measured, Measured]> => [
      await ask(product, '/api/session'),
      await ask(product, '/api/student/dashboard'),
    ];
    await both();
    const rounds: [Measured, Measured][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both());
    const times = medianRatio(rounds, (who, screen) => screen.cpuMicrosPerRequest / who.cpuMicrosPerRequest);
    return { times, atMost: AT_MOST, met: times <= AT_MOST };
  },
};
