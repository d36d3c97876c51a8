import autocannon, { type Request } from 'autocannon';
import type { ServerProcess } from './server-process.ts';

const CONNECTIONS = 50;

/** What one burst of load showed of one server. */
export interface Measured {
  readonly requestsPerSecond: number;
  readonly cpuMicrosPerRequest: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly served: number;
  /** Anything but a 2xx answer: refusals, errors and timeouts. */
  readonly refused: number;
  readonly totalMs: number;
}

/** Gives every connection requests that no other sends, so that no two ask for the same row at the same time. */
const dealOut = (requests: Request[], connections: number) => {
  let next = 0;
  return (client: autocannon.Client): void => {
    const own = requests.filter((_, index) => index % connections === next);
    next += 1;
    client.setRequests(own.length > 0 ? own : requests);
  };
};

interface Load {
  readonly requests: Request[];
  readonly seconds: number;
  readonly atOnce?: number | undefined;
}

export const measure = async (server: ServerProcess, load: Load): Promise<Measured> => {
  const { requests, seconds, atOnce } = load;
  const connections = atOnce ?? CONNECTIONS;
  const cpuBefore = await server.cpuMicros();
  const startedAt = performance.now();
  const result = await autocannon({
    url: server.url,
    connections,
    ...(atOnce ? { amount: atOnce } : { duration: seconds }),
    setupClient: dealOut(requests, connections),
  });
  const totalMs = performance.now() - startedAt;
  const cpu = (await server.cpuMicros()) - cpuBefore;
  const served = result['2xx'];
  return {
    requestsPerSecond: served / result.duration,
    cpuMicrosPerRequest: cpu / Math.max(1, served),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    served,
    refused: result.non2xx + result.errors,
    totalMs,
  };
};
