import type { Chance } from './fuzz-values.ts';

/** What the sender's own cookie becomes among others. */
export type Cookies = (own: string) => string;

/** Those that the product and its pages set. */
const OURS = ['himma_session', 'himma_device', 'himma_left', 'himma-kept'];
const NAMES = [
  ...[...OURS, ...OURS.map((name) => `__Host-${name}`)],
  ...['himma_', 'himma_x', 'Himma_session', 'himma_session ', '__Secure-himma_session', 'xhimma_session'],
  ...['__proto__', 'constructor', '', ' ', '$Path', 'a"b', 'io', '\u00d8\u00aa'],
];
const TOKEN = 'A'.repeat(43);
const VALUES = ['', TOKEN, 'x', '"', `"${TOKEN}"`, '%00', '%', 'a=b', '=', ',', '\t', '\u00ff', '-1', 'null'];
const SEPARATORS = ['; ', '; ', '; ', ';', ' ;\t', ',', ';;'];
const STEPS = ['/a', '/', '/..', '/%2e%2e', '/himma_session=x', `/${TOKEN}`];

/** Of what Node takes of the head of a request, without the rest of it. */
const MOST_BYTES = 14_000;

/** Of letters alone, as ours are, and each another: so many fit that each has a line of an answer. */
const counted = (number: number): string =>
  `himma_${number.toString(26).replace(/\d/gu, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`;

/** Once, or twice with two values, as a script makes them; without a value now and then. */
const drawPair = ({ draw, pick, once }: Chance, name: string, times: number): string =>
  Array.from({ length: times }, () => (once(30) ? 'v'.repeat(draw(100, 4000)) : pick(VALUES)))
    .map((value) => (once(60) ? name : `${name}=${value}`))
    .join('; ');

/** As many as a request may carry, and short; each once, or twice. */
const drawCrowd = ({ pick, once }: Chance, most: number): string[] => {
  const [areTwice, areCounted] = [once(2), once(2)];
  const bytes = (areCounted ? 13 : 18) * (areTwice ? 2 : 1);
  return Array.from({ length: Math.floor(most / bytes) }, (_, number) => {
    const name = areCounted ? counted(number) : pick(NAMES);
    return areTwice ? `${name}=a; ${name}=b` : `${name}=a`;
  });
};

/** Cookies beside the sender's own, and how deep below the address they go. */
export const drawCookies = (chance: Chance): { readonly cookies: Cookies; readonly below: string } => {
  const { draw, pick, once } = chance;
  const [isCrowd, isDeep] = [once(3), once(2)];
  const step = pick(STEPS);
  const below = isDeep ? step.repeat(draw(1, MOST_BYTES / 2 / step.length)) : '';
  const others = isCrowd
    ? drawCrowd(chance, MOST_BYTES - below.length)
    : Array.from({ length: draw(1, 6) }, () => drawPair(chance, pick(NAMES), draw(1, 2)));
  const separator = pick(SEPARATORS);
  const place = pick([0, others.length >> 1, others.length]);
  const times = pick([0, 1, 1, 1, 1, 2]);
  return { below, cookies: (own) => others.toSpliced(place, 0, ...Array(times).fill(own)).join(separator) };
};
