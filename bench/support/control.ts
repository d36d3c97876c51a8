import type { FastifyInstance } from 'fastify';

/** What a server process tells the bench, over the channel between parent and child: no route of the product's. */
export type ControlMessage = { ready: string } | { cpuMicros: number };

const tell = (message: ControlMessage): void => {
  process.send?.(message);
};

/** Listens on this machine alone, then answers the bench's questions until the bench goes away. */
export const serveBench = async (app: FastifyInstance): Promise<void> => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicros: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) });
};
