import type { FastifyInstance } from 'fastify';

export type ControlQuestion = 'cpu' | 'memory' | 'fill';

export interface Memory {
  readonly residentBytes: number;
  /** What is left after a collection. */
  readonly heapBytes: number;
}

/** Processor time the process has used since it started, user and system. */
const readCpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const readMemory = (): Memory => {
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  return { residentBytes: rss, heapBytes: process.memoryUsage().heapUsed };
};

/** Listens on this machine alone, then answers the bench over the channel to its parent: no route of the product's. */
export const serveBench = async (
  app: FastifyInstance,
  fill: () => Promise<unknown> = async () => null,
): Promise<void> => {
  const answers = {
    cpu: readCpuMicros,
    memory: readMemory,
    fill: async () => {
      await fill();
      return null;
    },
  };
  process.on('message', async (asked: ControlQuestion) => process.send?.(await answers[asked]()));
  process.on('disconnect', () => process.exit(0));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
};
