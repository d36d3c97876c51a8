import { LIVE_PATH } from '#domain/live/channel';
import { RACE_NAMESPACE } from '#wire/race/events';
import type { Line } from './fuzz-line.ts';
import type { Chance } from './fuzz-values.ts';
import { type Aim, type FuzzedMessage, type makeFuzz, RAW_PACKETS } from './race-fuzz.ts';

const AIM: Aim = { raceIds: [1, 2, 3, 999_999], questionIds: [1, 2, 3, 40], current: null };
const NAMESPACES = [RACE_NAMESPACE, RACE_NAMESPACE, RACE_NAMESPACE, ''];
const SEPARATOR = '\u001e';
const WRONG_HANDSHAKES = ['{"tabId":{}}', '', '[', '{"pageAgeMs":{"valueOf":1}}', '{"tabId":"x","__proto__":1}'];

/** As Socket.IO writes an event: bytes travel beside it. */
const packetOf = (namespace: string, { name, said }: FuzzedMessage, ack: string): string => {
  const bytes: Uint8Array[] = [];
  const json = JSON.stringify([name, ...said], (_, value: unknown) => {
    if (!(value instanceof Uint8Array)) return value;
    bytes.push(value);
    return { _placeholder: true, num: bytes.length - 1 };
  });
  const kind = bytes.length > 0 ? `45${bytes.length}-` : '42';
  const place = namespace ? `${namespace},` : '';
  const attached = bytes.map((each) => `b${Buffer.from(each).toString('base64')}`);
  return [`${kind}${place}${ack}${json}`, ...attached].join(SEPARATOR);
};

/** One connection that says so many things, and closes; answers the statuses of its requests. */
export const sayNonsense = async (
  line: Line,
  chance: Chance,
  fuzz: ReturnType<typeof makeFuzz>,
  { cookie, messages }: { cookie: string; messages: number },
): Promise<number[]> => {
  const { pick, once, draw } = chance;
  const headers = { cookie, 'content-type': 'text/plain;charset=UTF-8' };
  const path = `${LIVE_PATH}/?EIO=4&transport=polling`;
  const opened = await line.send({ method: 'GET', path, headers });
  const sid = /"sid":"([\w-]+)"/u.exec(opened.body.toString())?.[1];
  if (!sid) return [opened.status];
  const here = `${path}&sid=${sid}`;
  const write = async (text: string): Promise<number> =>
    (await line.send({ method: 'POST', path: here, headers, body: Buffer.from(text) })).status;

  const namespace = pick(NAMESPACES);
  const place = namespace ? `${namespace},` : '';
  const auth = once(6) ? pick(WRONG_HANDSHAKES) : '{"tabId":"tab-12345678","pageAgeMs":5}';
  const statuses = [await write(`40${place}${auth}`)];
  for (let said = 0; said < messages; said += 5) {
    const packets = Array.from({ length: 5 }, () =>
      once(15) ? pick(RAW_PACKETS) : packetOf(namespace, fuzz(AIM), once(4) ? String(draw(0, 99)) : ''),
    );
    statuses.push(await write(packets.join(SEPARATOR)));
  }
  statuses.push(await write('1'));
  return statuses;
};
