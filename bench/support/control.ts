import type { FastifyInstance } from 'fastify';

export interface Usage {
  /** Processor time the process has used since it started, user and system. */
  readonly cpuMicros: number;
  readonly residentBytes: number;
  /** What is left after a collection where the process was started with `--expose-gc`. */
  readonly heapBytes: number;
}

const readUsage = (): Usage => {
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  globalThis.gc?.();
  return { cpuMicros: user + system, residentBytes: rss, heapBytes: process.memoryUsage().heapUsed };
};

/** Listens on this machine alone, then answers the bench over the channel to its parent: no route of the product's. */
export const serveBench = async (app: FastifyInstance): Promise<void> => {
  process.on('message', () => process.send?.(readUsage()));
  process.on('disconnect', () => process.exit(0));
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
};
