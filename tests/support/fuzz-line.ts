import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

export interface Reply {
  /** Zero where the connection ended without an answer. */
  readonly status: number;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | null;
  readonly isCut?: boolean;
}

const HUNG_MS = 60_000;
const NO_REPLY: Reply = { status: 0, cookies: [], body: Buffer.alloc(0) };
/** What a proxy would say for it. */
const HUNG: Reply = { ...NO_REPLY, status: 504 };
/** The same, of a head that is longer than any that we write. */
const TOO_MUCH: Reply = { ...NO_REPLY, status: 502 };

const lengthOf = (method: string, body: Buffer | null): Record<string, number> =>
  body || method === 'POST' || method === 'PUT' ? { 'content-length': body?.length ?? 0 } : {};

const replyOf = (answer: IncomingMessage, resolve: (reply: Reply) => void): void => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('error', () => resolve(NO_REPLY));
  answer.on('end', () => {
    const { statusCode: status = 0, headers } = answer;
    resolve({ status, cookies: headers['set-cookie'] ?? [], body: Buffer.concat(chunks) });
  });
};

const sendHalf = (asked: ClientRequest, body: Buffer | null): void => {
  asked.flushHeaders();
  if (body) asked.write(body.subarray(0, body.length / 2));
  setImmediate(() => asked.destroy());
};

/** Requests over connections that stay, written as they are: nothing is corrected, and nothing is worth an exception. */
export const openLine = (address: string, connections: number) => {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method, path, headers, body = null, isCut = false }: Sent): Promise<Reply> =>
    new Promise((resolve) => {
      const asked = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...lengthOf(method, body), ...headers },
      });
      asked.setTimeout(HUNG_MS, () => {
        resolve(HUNG);
        asked.destroy();
      });
      asked.on('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'HPE_HEADER_OVERFLOW' ? TOO_MUCH : NO_REPLY),
      );
      asked.on('close', () => resolve(NO_REPLY));
      asked.on('upgrade', (_, socket) => socket.destroy());
      asked.on('response', (answer) => replyOf(answer, resolve));
      if (isCut) sendHalf(asked, body);
      else asked.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
};

export type Line = ReturnType<typeof openLine>;
