import { loadavg } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun, often } from '#tests/long-run';
import { FORM_HEADERS, formWith } from '#tests/photos';
import { type DemoStudent, newDemoSchool, type Product, removeDataDir, startProduct } from '#tests/product';
import { mp3 } from '#tests/samples';
import { answered, held, type Lingerer, linger, peakMegabytes } from './support/crowd.ts';
import { enterAsStaff, Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

/** Addresses that they come from. */
const HOMES = often(1, 5);
const READERS = often(120, 500);
const UPLOADS = often(30, 300);
const HALF_BODIES = often(150, 1500);
const LOOKS = often(20, 400);

const MOST_MEGABYTES = 600;
/** Of one person at once. */
const UPLOADS_HELD = 10;
/** Of one address at once. */
const READERS_HELD = 100;
const HALF_BODIES_HELD = 100;

const SOUND = Buffer.concat([await mp3()], 10 * 1024 * 1024);
const PHOTO = formWith(Buffer.alloc(5 * 1024 * 1024 - 1), 'me.png');
/** As long as a form of anybody may be. */
const FORM = Buffer.alloc(16 * 1024, ' ');

const dataDir = newDemoSchool();
let product: Product;
let pupil: Visitor;
let crowd: Lingerer[];

const makeSound = async (): Promise<void> => {
  const [admin] = product.logins().staff;
  if (!admin) throw new Error('the demo school has no staff');
  const { cookie } = await enterAsStaff(product.url, admin);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(SOUND)]), 'terms.mp3');
  const answer = await fetch(`${product.url}/api/admin/terms-audio`, {
    method: 'PUT',
    headers: { cookie },
    body: form,
  });
  expect(answer.status).toBe(200);
};

beforeAll(async () => {
  const first = await startProduct(dataDir);
  await first.stop();
  product = await startProduct(dataDir);
  await makeSound();
  const { loginId, password } = product.logins().students[0] as DemoStudent;
  pupil = new Visitor(product.url);
  await pupil.must('POST /api/login/student', { body: { loginId: String(loginId), password } });
  crowd = [];
});
afterAll(async () => {
  for (const { socket } of crowd) socket.destroy();
  await product?.stop();
  removeDataDir(dataDir);
});

const many = (amount: number, begin: (place: number) => Lingerer): Lingerer[] => {
  const made = Array.from({ length: amount }, (_, place) => begin(place));
  crowd.push(...made);
  return made;
};

const reader = (from: number): Lingerer => linger(product, { from, head: ['GET /audios/Privacyterms.mp3 HTTP/1.1'] });

/** All of a picture but its end. */
const upload = (from: number): Lingerer =>
  linger(product, {
    from,
    head: [
      'POST /api/student/photo HTTP/1.1',
      `Cookie: ${pupil.cookie}`,
      `Content-Type: ${FORM_HEADERS['content-type']}`,
      `Content-Length: ${PHOTO.length}`,
    ],
    body: PHOTO.subarray(0, -10),
  });

/** All of a form but its end; not each says how long it is going to be. */
const halfBody = (from: number, isSaid: boolean): Lingerer =>
  linger(product, {
    from,
    head: [
      'POST /api/login/staff HTTP/1.1',
      'Content-Type: application/json',
      isSaid ? `Content-Length: ${FORM.length}` : 'Transfer-Encoding: chunked',
    ],
    body: Buffer.concat([Buffer.from(isSaid ? '' : `${FORM.length.toString(16)}\r\n`), FORM.subarray(0, -10)]),
  });

/** How long each took, shortest first. */
const lookOften = async (): Promise<number[]> => {
  const took: number[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const asked = performance.now();
    await pupil.must('GET /api/student/dashboard');
    took.push(performance.now() - asked);
  }
  return took.sort((one, other) => one - other);
};

describe('while strangers read slowly, and uploads and forms hang', () => {
  it('the product holds a few of each, keeps its memory, and goes on answering', async () => {
    const readers = many(READERS, (place) => reader(place % HOMES));
    const uploads = many(UPLOADS, (place) => upload(place));
    const forms = many(HALF_BODIES, (place) => halfBody(place % HOMES, place % 2 === 0));
    const took = await lookOften();
    await until('all readers were answered', () => held(readers) === 0);
    await until('all uploads but a few were answered', () => held(uploads) <= UPLOADS_HELD);
    await until('all forms but a few were answered', () => held(forms) <= HOMES * HALF_BODIES_HELD);
    if (isLongRun) {
      const p95 = took[Math.floor(took.length * 0.95)]?.toFixed();
      const said = `peak ${peakMegabytes(product).toFixed()} MB, dashboard p95 ${p95} ms, longest ${took.at(-1)?.toFixed()} ms`;
      console.log(`${said}, load ${loadavg()[0]?.toFixed(1)}; forms held ${held(forms)}`);
    }
    expect(answered(readers, 200)).toBeLessThanOrEqual(READERS_HELD * Math.min(3, HOMES));
    expect(peakMegabytes(product)).toBeLessThan(MOST_MEGABYTES);
  });
});
