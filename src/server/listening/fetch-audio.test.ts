import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#server/platform/errors';
import { wavTone } from '#tests/sounds';
import { type Asking, fetchAudio, PUBLIC_ONLY } from './fetch-audio.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let site: http.Server;
let port: string;
let asked: IncomingMessage[];
let answer: Answer;
beforeEach(async () => {
  asked = [];
  site = http.createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  port = String((site.address() as AddressInfo).port);
});
afterEach(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** The real rules, but for the one machine that the test asks; its name is looked up in no network. */
const here = (more: Partial<Asking> = {}): Asking => ({
  ...PUBLIC_ONLY,
  mayAsk: (address) => address === '127.0.0.1' || PUBLIC_ONLY.mayAsk(address),
  ports: [...PUBLIC_ONLY.ports, port],
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  ...more,
});
const fetchHere = (path = '/', more: Partial<Asking> = {}) =>
  fetchAudio(`http://school.example:${port}${path}`, here(more));

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error) => (error instanceof Refusal ? error.code : String(error)),
  );

const TONE = wavTone();
const tone: Answer = (_, response) => response.end(TONE);
const endless = function* () {
  while (true) yield TONE;
};
const redirect =
  (location: string, status = 302): Answer =>
  (_, response) =>
    response.writeHead(status, { location }).end();

describe('a link', () => {
  it('to a site that wants to speak another protocol ends, and takes nobody’s turn', async () => {
    answer = (_, response) => response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();
    for (let turn = 0; turn < 3; turn += 1) expect(await refusalOf(fetchHere())).toBe('audio_link_unreachable');
    answer = tone;
    expect((await fetchHere()).equals(TONE)).toBe(true);
  });

  it('is asked once, under our name, without cookies, and gives its bytes', async () => {
    answer = tone;
    expect((await fetchHere('/a.wav')).equals(TONE)).toBe(true);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /a.wav']);
    const { 'user-agent': agent, 'accept-encoding': encoding, cookie, host } = asked[0]?.headers ?? {};
    expect([agent, encoding, cookie, host]).toEqual(['Himma', 'identity', undefined, `school.example:${port}`]);
  });

  it('spelt as an address that may be asked is asked', async () => {
    answer = tone;
    expect((await fetchAudio(`http://127.0.0.1:${port}/`, here())).equals(TONE)).toBe(true);
  });

  it.each(['', 'x', 'ftp://school.example/a', 'file:///etc/passwd', 'javascript:alert(1)', 'data:audio/wav;base64,AA'])(
    '%j is none',
    async (link) => {
      expect(await refusalOf(fetchAudio(link, PUBLIC_ONLY))).toBe('audio_link_bad');
    },
  );

  it.each([
    'http://a:b@school.example/',
    'http://a@school.example/',
    'http://school.example:22/',
    'https://x.example:8443/',
  ])('%s is a link, and is not asked', async (link) => {
    expect(await refusalOf(fetchAudio(link, PUBLIC_ONLY))).toBe('audio_link_not_plain');
  });

  it.each([
    ...['http://127.0.0.1/', 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/'],
    ...[
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0177.0.0.1/',
      'http://127.1:443/',
      'http://[::ffff:127.0.0.1]/',
    ],
    ...['http://0/', 'http://10.0.0.1/', 'https://192.168.1.1/', 'http://[fe80::1]/', 'http://[64:ff9b::7f00:1]/'],
    ...['http://１２７.0.0.1/', 'http://127。0。0。1/'],
  ])('%s is private', async (link) => {
    expect(await refusalOf(fetchAudio(link, PUBLIC_ONLY))).toBe('audio_link_private');
  });

  it.each(['10.0.0.8', '::1', '::ffff:127.0.0.1', 'fe80::1%eth0'])(
    'whose name means %s is private, though it means a public one too',
    async (address) => {
      const found = [
        { address: '93.184.216.34', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      const asking = { ...PUBLIC_ONLY, resolve: async () => found };
      expect(await refusalOf(fetchAudio('https://school.example/a.mp3', asking))).toBe('audio_link_private');
    },
  );

  it('whose name means another machine a moment later is asked where it was checked', async () => {
    answer = tone;
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => [{ address: answers.shift() ?? '', family: 4 }];
    expect((await fetchHere('/', { resolve })).equals(TONE)).toBe(true);
    expect(answers).toEqual(['127.0.0.2']);
    expect(asked).toHaveLength(1);
  });

  it('whose name means nothing, or where nobody answers, is not reachable', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await refusalOf(fetchHere('/', { resolve }))).toBe('audio_link_unreachable');
    const closed = http.createServer();
    await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
    const free = String((closed.address() as AddressInfo).port);
    await new Promise((done) => closed.close(done));
    const nobody = fetchAudio(`http://school.example:${free}/`, here({ ports: [free] }));
    expect(await refusalOf(nobody)).toBe('audio_link_unreachable');
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%s is followed', async (status) => {
    answer = (request, response) =>
      request.url === '/' ? redirect('/a.wav', status)(request, response) : tone(request, response);
    expect((await fetchHere()).equals(TONE)).toBe(true);
    expect(asked.map(({ url }) => url)).toEqual(['/', '/a.wav']);
  });

  it('is followed three times and no more', async () => {
    const stepsBefore =
      (steps: number): Answer =>
      (request, response) => {
        const step = Number(request.url?.slice(1) || 0);
        if (step < steps) redirect(`/${step + 1}`)(request, response);
        else tone(request, response);
      };
    answer = stepsBefore(3);
    expect((await fetchHere()).equals(TONE)).toBe(true);
    answer = stepsBefore(4);
    expect(await refusalOf(fetchHere())).toBe('audio_link_refused');
    answer = redirect('/');
    expect(await refusalOf(fetchHere())).toBe('audio_link_refused');
  });

  it.each([
    ['http://127.0.0.2/', 'audio_link_private'],
    ['http://10.0.0.1/', 'audio_link_private'],
    ['//169.254.169.254/latest/meta-data', 'audio_link_private'],
    ['http://[::1]/', 'audio_link_private'],
    ['http://2130706434/', 'audio_link_private'],
    ['http://inside.example/', 'audio_link_private'],
    ['http://127.0.0.1:22/', 'audio_link_refused'],
    ['file:///etc/passwd', 'audio_link_refused'],
    ['http://a:b@school.example/', 'audio_link_refused'],
    ['http://[', 'audio_link_refused'],
  ])('to %s is judged like any link', async (location, code) => {
    answer = redirect(location);
    const resolve = async (name: string) => [
      { address: name === 'inside.example' ? '10.0.0.7' : '127.0.0.1', family: 4 },
    ];
    expect(await refusalOf(fetchHere('/', { resolve }))).toBe(code);
    expect(asked).toHaveLength(1);
  });
});

describe('a site', () => {
  it.each([204, 206, 304, 401, 404, 500, 302])('that answers %s is refused', async (status) => {
    answer = (_, response) => response.writeHead(status).end();
    expect(await refusalOf(fetchHere())).toBe('audio_link_refused');
  });

  it('may send as much as is allowed and not a byte more, whatever it says of it', async () => {
    answer = tone;
    expect((await fetchHere('/', { maxBytes: TONE.length })).length).toBe(TONE.length);
    expect(await refusalOf(fetchHere('/', { maxBytes: TONE.length - 1 }))).toBe('audio_too_large');
    answer = (_, response) => void Readable.from(endless()).pipe(response);
    expect(await refusalOf(fetchHere('/', { maxBytes: 1_000_000 }))).toBe('audio_too_large');
  });

  it('that drips is cut off, though something always comes', async () => {
    answer = (_, response) => {
      const drip = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(drip));
    };
    expect(await refusalOf(fetchHere('/', { totalMs: 150 }))).toBe('audio_link_slow');
  });

  it.each<[string, Answer]>([
    ['says nothing', () => undefined],
    ['falls silent', (_, response) => void response.write('RIFF')],
  ])('that %s is cut off', async (_, silent) => {
    answer = silent;
    expect(await refusalOf(fetchHere('/', { idleMs: 100 }))).toBe('audio_link_slow');
  });

  it('whose name is never told is cut off', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await refusalOf(fetchHere('/', { resolve, totalMs: 50 }))).toBe('audio_link_slow');
  });

  it('that breaks off gives nothing', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('RIFF', () => response.destroy());
    };
    expect(await refusalOf(fetchHere())).toBe('audio_link_unreachable');
  });

  it('that speaks something else is not reachable', async () => {
    answer = (request) => request.socket.end('SSH-2.0-OpenSSH_9.6\r\n');
    expect(await refusalOf(fetchHere())).toBe('audio_link_unreachable');
  });

  it('is given up when whoever wanted it has gone', async () => {
    const left = new AbortController();
    answer = () => left.abort();
    expect(await refusalOf(fetchAudio(`http://school.example:${port}/`, here(), left.signal))).toBe('audio_link_slow');
  });
});

it('two are fetched at once and not a third', async () => {
  const open: ServerResponse[] = [];
  const both = new Promise<void>((resolve) => {
    answer = (_, response) => {
      if (open.push(response) === 2) resolve();
    };
  });
  const first = [fetchHere(), fetchHere()];
  await both;
  expect(await refusalOf(fetchHere())).toBe('audio_link_busy');
  for (const response of open) response.end(TONE);
  expect((await Promise.all(first)).map(({ length }) => length)).toEqual([TONE.length, TONE.length]);
  answer = tone;
  expect(await refusalOf(fetchHere())).toBe('none');
});
