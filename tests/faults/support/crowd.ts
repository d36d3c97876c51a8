import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import type { Product } from '#tests/product';

/** Somebody who began a request and does not let it end, from an address of their own on this machine. */
export interface Lingerer {
  readonly socket: Socket;
  /** What was answered; null where nothing was, or the connection was gone before it could be read. */
  status(): number | null;
}

interface Begun {
  /** Ends in 1 to 250. */
  readonly from: number;
  readonly head: readonly string[];
  readonly body?: Buffer;
}

/** Sends what it is given, hears the first line of the answer and reads no more of it. */
export const linger = ({ url }: Pick<Product, 'url'>, { from, head, body }: Begun): Lingerer => {
  let status: number | null = null;
  const localAddress = `127.0.${1 + Math.floor(from / 250)}.${1 + (from % 250)}`;
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  socket.on('error', () => socket.destroy());
  socket.once('data', (chunk) => {
    status = Number(/^HTTP\/1\.1 (\d+)/u.exec(chunk.toString('latin1'))?.[1]);
    socket.pause();
  });
  socket.write(`${[...head, 'Host: 127.0.0.1'].join('\r\n')}\r\n\r\n`);
  if (body) socket.write(body);
  return { socket, status: () => status };
};

/** Those that the product still waits for. */
export const held = (crowd: readonly Lingerer[]): number =>
  crowd.filter(({ socket, status }) => status() === null && !socket.destroyed).length;

export const answered = (crowd: readonly Lingerer[], status: number): number =>
  crowd.filter((each) => each.status() === status).length;

/** The most memory the process has held so far. */
export const peakMegabytes = ({ process: { pid } }: Product): number =>
  Number(/^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
