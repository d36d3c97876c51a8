import { z } from 'zod';
import type { AccessRule } from '#domain/access/permissions';
import { contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';
import { type Cookies, drawCookies } from './fuzz-cookies.ts';
import type { Finds } from './fuzz-finds.ts';
import { bend, type Chance, makeValues, type Shape, strange } from './fuzz-values.ts';
import { FORM_HEADERS, formWith, PHOTO } from './photos.ts';

/** Everything of a request but who sends it. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the sender's own comes alone. */
  readonly cookies: Cookies | null;
  readonly body: Buffer | null;
  /** Half of it is sent, and then nothing. */
  readonly isCut: boolean;
}

interface Target {
  readonly method: string;
  readonly path: string;
  readonly access: AccessRule;
  readonly params: Shape;
  readonly query: Shape;
  readonly body: Shape | null;
  readonly takesFile: boolean;
}

const shapeOf = (schema: z.ZodType | undefined): Shape | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : null;

const targetOf = ([key, { access, params, query, body, upload }]: [string, Endpoint]): Target => {
  const [method = '', path = ''] = key.split(' ');
  return {
    method,
    path,
    access,
    params: shapeOf(params) ?? {},
    query: shapeOf(query) ?? {},
    body: shapeOf(body),
    takesFile: upload !== undefined,
  };
};

const page = (path: string, access: AccessRule = 'public'): Target => ({
  method: 'GET',
  path,
  access,
  params: { properties: { fileId: { type: 'string' } } },
  query: { properties: { size: { enum: ['full', 'small'] } } },
  body: null,
  takesFile: false,
});

/** What the contract does not name. */
const PAGES = [
  ...['/', '/login', '/student/rewards', '/assets/x.js', '/health', '/api/docs', '/api/openapi.json', '/api/nothing'],
  ...['/live/', '/live/?EIO=4&transport=polling', '/live/?EIO=4&transport=websocket&sid=x', '/favicon.svg'],
].map((path) => page(path));
const FILES = page('/api/files/:fileId', 'signed-in');

const ENDPOINTS = Object.entries(contract).map(targetOf);
const TARGETS: readonly Target[] = [...ENDPOINTS, ...PAGES, FILES, FILES];

/** What can be asked for by anybody who may, without knowing anything. */
export const READABLE = ENDPOINTS.filter(({ method, path }) => method === 'GET' && !/:|\.csv$/u.test(path)).map(
  ({ path, access, query }) => ({ access, path: query.required?.includes('grade') ? `${path}?grade=4` : path }),
);

/** They end a session, shut the store or ask for a slow hash: tried seldom, or nothing else would be. */
const IS_COSTLY = /logout|leave-student|\/enter$|login\/staff|own-password|\/api\/admin\/staff|store\/settings/u;

export const drawTarget = (chance: Chance): Target => {
  const target = chance.pick(TARGETS);
  const isCostly = target.method !== 'GET' && IS_COSTLY.test(target.path);
  return isCostly && !chance.once(10) ? drawTarget(chance) : target;
};

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'LOCK'];
const TYPES = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  ';;;',
  'application/json, text/html',
];
const BROKEN_PATHS = ['%', '%zz', '%00', '%c0%ae%c0%ae', '..%2f..%2f', '%u0041', '//', '/../', '%ed%a0%80', '\u00ff'];
const BROKEN_QUERIES = ['?%', '&&&', '&a[]=1&a[b]=2', '&__proto__=1&constructor=2', '?x=%ff%fe', '&=', '&grade=5'];
const BROKEN_JSON: readonly ((json: string) => string)[] = [
  (json) => json.slice(0, -1),
  (json) => `${json}${json}`,
  (json) => `\uFEFF${json}`,
  (json) => json.replace(/\d+/u, '1e999'),
  (json) => json.replace(/\d+/u, '-'),
  (json) => json.replace('{', '{"__proto__":{"x":1},'),
  () => '',
  () => 'NaN',
  () => '['.repeat(20_000),
  () => `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  () => '"\\ud800"',
  () => 'x'.repeat(300_000),
];
const STRANGE_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': 'unknown, ::1, 999.1.1.1' },
  { 'x-forwarded-for': ','.repeat(500) },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'a"b' },
  { host: 'x:99999' },
  { range: 'bytes=5-1,9999999999999-' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { 'accept-encoding': 'gzip;q=0, *;q=x' },
  { 'content-encoding': 'gzip' },
  { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-key': 'x', 'sec-websocket-version': '13' },
  { 'x-big': 'y'.repeat(9000) },
];

const FILE_CONTENTS: readonly Buffer[] = [
  PHOTO,
  PHOTO.subarray(0, 200),
  Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  Buffer.alloc(0),
  Buffer.alloc(50_000, 0xff),
];
const FILE_NAMES = ['me.png', '..\\..\\x.exe', 'a\u0000b.jpg', '', '"; x="', 'ص'.repeat(300)];

/** Through bytes, where half a character becomes the sign for one that is broken: an address cannot carry it otherwise. */
const encoded = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(Buffer.from(text).toString());
};

/** A form with a file, and the JSON where the endpoint takes one too. */
const formBody = ({ pick, once }: Chance, json: string | null): Buffer => {
  const form = formWith(once(2) ? PHOTO : pick(FILE_CONTENTS), pick(FILE_NAMES));
  const boundary = form.subarray(0, form.indexOf('\r\n'));
  const data = `${boundary}\r\ncontent-disposition: form-data; name="${once(6) ? 'other' : 'data'}"\r\n\r\n${json}\r\n`;
  const whole = json === null ? form : Buffer.concat([Buffer.from(data), form]);
  return once(5) ? whole.subarray(0, whole.length - 20) : whole;
};

/** Requests to one target, from honest to hopeless; the same for the same chance and finds. */
export const drawRequest = (chance: Chance, target: Target, finds: Finds): FuzzedRequest => {
  const { pick, once } = chance;
  const { value, object } = makeValues(chance, finds);
  const isHonest = once(2);
  const slips = (inSoMany: number): boolean => !isHonest && once(inSoMany);
  const either = <T>(inSoMany: number, wrong: readonly T[], right: T): T => (slips(inSoMany) ? pick(wrong) : right);

  const list = /\/([\w-]+)\/:/u.exec(target.path)?.[1] ?? '';
  const things = finds.of(list);
  const thing = things.length > 0 && !once(4) ? pick(things) : undefined;

  // Also with what is honest otherwise: whoever writes them need not be who asks.
  const { cookies, below } = once(10) ? drawCookies(chance) : { cookies: null, below: '' };

  const drawPath = (): string => {
    const param = (name: string): unknown =>
      thing?.[name] ?? thing?.id ?? value(target.params.properties?.[name] ?? {}, name);
    const right = target.path.replace(/:(\w+)/gu, (_, name: string) =>
      either(6, [encoded(strange(chance)), ...BROKEN_PATHS], encoded(param(name))),
    );
    return `${right}${either(25, BROKEN_PATHS, '')}${below}`;
  };

  const drawQuery = (): string => {
    const asked = Object.entries(object(target.query, '')).flatMap(([name, right]) => {
      const said = slips(5) ? strange(chance) : right;
      const all = slips(10) ? [said, right, strange(chance)] : [said];
      return all.map((each) => `${encoded(name)}=${encoded(each)}`);
    });
    return `${asked.length > 0 ? '?' : ''}${asked.join('&')}${either(12, BROKEN_QUERIES, '')}`;
  };

  const drawJson = (): string | null => {
    if (!target.body) return either<string | null>(8, ['{}', 'null'], null);
    const right = object(target.body, list, thing);
    const json = JSON.stringify(slips(2) ? bend(chance, right) : right) ?? '';
    return slips(8) ? pick(BROKEN_JSON)(json) : json;
  };

  const json = drawJson();
  const isForm = target.takesFile ? !target.body || once(2) : slips(40);
  const plain = json === null ? null : Buffer.from(json);
  const body = isForm ? formBody(chance, target.body && json) : plain;
  const type = isForm ? FORM_HEADERS['content-type'] : 'application/json';
  return {
    method: either(12, METHODS, target.method),
    path: `${drawPath()}${drawQuery()}`,
    headers: { ...(body && { 'content-type': either(12, TYPES, type) }), ...either(8, STRANGE_HEADERS, {}) },
    cookies,
    body,
    isCut: slips(200),
  };
};
