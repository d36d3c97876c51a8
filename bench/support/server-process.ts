import { join } from 'node:path';
import { startChild } from './child.ts';
import type { ControlQuestion, Memory } from './control.ts';
import type { School } from './school.ts';

export interface ServerProcess {
  readonly url: string;
  cpuMicros(): Promise<number>;
  memory(): Promise<Memory>;
  fillPageCache(): Promise<void>;
  stop(): Promise<void>;
}

const start = async (...how: Parameters<typeof startChild>): Promise<ServerProcess> => {
  const { hello, ask, stop } = await startChild(...how);
  const question = (asked: ControlQuestion) => ask(asked);
  return {
    url: hello as string,
    cpuMicros: async () => (await question('cpu')) as number,
    memory: async () => (await question('memory')) as Memory,
    fillPageCache: async () => void (await question('fill')),
    stop,
  };
};

const besideFloor = ({ floorFile }: School) => `${floorFile}.log`;

export const startFloor = (school: School) =>
  start({ script: 'floor-server.js', args: [school.floorFile], output: besideFloor(school) });

export const startRaceFloor = (school: School) =>
  start({ script: 'race-floor-server.js', args: [school.floorFile], output: besideFloor(school) });

/** Its clock may run so many times as fast as time. The soak asks for a collection before it looks at the memory. */
export const startProduct = (school: School, clockSpeed = 1) =>
  start({
    script: 'product-server.js',
    args: [school.productDir, school.webRoot, String(clockSpeed)],
    output: join(school.productDir, 'himma.log'),
    execArgv: ['--expose-gc'],
  });
