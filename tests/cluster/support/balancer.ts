import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before the processes as a proxy does: gives each new connection to the next one that lives. */
export interface Balancer {
  readonly url: string;
  /** From now on the process at this address takes part, in place of the one that had the number before. */
  open(index: number, url: string): void;
  /** Takes the process out, and cuts what goes through it. */
  cut(index: number): void;
  /** Where new connections go until told otherwise; null for everywhere in turn. */
  send(index: number | null): void;
  close(): Promise<void>;
}

export const startBalancer = async (): Promise<Balancer> => {
  const ports = new Map<number, number>();
  const through = new Map<Socket, number>();
  let chosen: number | null = null;
  let count = 0;

  const nextIndex = (): number | undefined => {
    if (chosen !== null) return chosen;
    const living = [...ports.keys()].sort();
    count += 1;
    return living[count % living.length];
  };

  const carry = (client: Socket): void => {
    const index = nextIndex();
    const port = index === undefined ? undefined : ports.get(index);
    if (index === undefined || port === undefined) return void client.destroy();
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    through.set(client, index);
    client.setNoDelay(true).pipe(upstream).pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    client.on('close', () => through.delete(client));
  };

  const server = createServer(carry).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    open: (index, url) => void ports.set(index, Number(new URL(url).port)),
    cut: (index) => {
      ports.delete(index);
      for (const [client, at] of through) if (at === index) client.destroy();
    },
    send: (index) => {
      chosen = index;
    },
    close: async () => {
      for (const client of through.keys()) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
