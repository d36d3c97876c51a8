import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Pair } from './pair.ts';

/** TLS begins with a record of its handshake, http with the letters of a method. */
const TLS_HANDSHAKE = 0x16;

/** To say the first byte, and to be told the way over plain http. */
const PATIENCE_MS = 10_000;

/**
 * One port for https and for those who typed the address without it: a school's firewall opens one, and a printed address
 * works either way. What comes in plain text is answered by `answerPlain`, which knows nothing of the school.
 */
export const openTwoDoors = (pair: Pair, answerSecure: RequestListener, answerPlain: RequestListener): Server => {
  const secure = createSecure(pair, answerSecure);
  const plain = createPlain({ requestTimeout: PATIENCE_MS, headersTimeout: PATIENCE_MS }, answerPlain);
  // One question each: the answer leads elsewhere, and no open line holds a stop.
  plain.maxRequestsPerSocket = 1;
  plain.keepAliveTimeout = 1;

  const shakeHands = secure.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  secure.removeAllListeners('connection');

  const undecided = new Set<Socket>();
  const lead = (socket: Socket): void => {
    const first: Buffer | null = socket.read(1);
    if (!first) return;
    undecided.delete(socket);
    socket.removeAllListeners('readable').removeAllListeners('timeout').setTimeout(0);
    socket.unshift(first);
    if (first[0] !== TLS_HANDSHAKE) {
      plain.emit('connection', socket);
      return;
    }
    for (const listener of shakeHands) listener.call(secure, socket);
  };
  secure.on('connection', (socket: Socket) => {
    undecided.add(socket);
    const leave = () => {
      undecided.delete(socket);
      socket.destroy();
    };
    // Gone before it said anything is nothing to report.
    socket.on('error', leave).on('close', () => undecided.delete(socket));
    socket.setTimeout(PATIENCE_MS, leave);
    socket.on('readable', () => lead(socket));
  });

  const { close } = secure;
  secure.close = (done) => {
    for (const socket of undecided) socket.destroy();
    plain.closeIdleConnections();
    return close.call(secure, done);
  };
  return secure;
};
