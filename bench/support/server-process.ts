import { join } from 'node:path';
import { startChild } from './child.ts';
import type { Usage } from './control.ts';
import type { School } from './school.ts';

export interface ServerProcess {
  readonly url: string;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const start = async (...how: Parameters<typeof startChild>): Promise<ServerProcess> => {
  const { hello, ask, stop } = await startChild(...how);
  return { url: hello as string, usage: async () => (await ask('usage')) as Usage, stop };
};

const besideFloor = ({ floorFile }: School) => `${floorFile}.log`;

export const startFloor = (school: School) =>
  start({ script: 'floor-server.js', args: [school.floorFile], output: besideFloor(school) });

export const startRaceFloor = (school: School) =>
  start({ script: 'race-floor-server.js', args: [school.floorFile], output: besideFloor(school) });

interface ProductOptions {
  /** How many times as fast as time its clock runs. */
  readonly clockSpeed?: number;
  readonly execArgv?: readonly string[];
}

export const startProduct = (school: School, { clockSpeed = 1, execArgv = [] }: ProductOptions = {}) =>
  start({
    script: 'product-server.js',
    args: [school.productDir, school.webRoot, String(clockSpeed)],
    output: join(school.productDir, 'himma.log'),
    execArgv,
  });
