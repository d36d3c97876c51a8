import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const CSS = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** WCAG AA for text of any size. */
const ENOUGH = 4.5;

/** What most screens and cards are made of: a word without a ground of its own stands on one of them. */
const GROUNDS = ['paper', 'card'];

/** For a coloured ground that is drawn elsewhere, and for pictures: axe sees each where it stands. */
const NOT_FOR_PLAIN_GROUND = /^(white|on-\w+|gold-edge|coral|\[#\w+\])$/u;

type Theme = Readonly<Record<string, string>>;

const tokensAfter = (selector: string): Theme => {
  const [rule = ''] = CSS.slice(CSS.indexOf(selector)).split('}');
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gu)].map(([, name, hex]) => [name, hex]));
};

const DAY: Theme = { white: '#ffffff', black: '#000000', ...tokensAfter(':root {') };
const NIGHT: Theme = { ...DAY, ...tokensAfter('[data-theme="night"] {') };

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** `text-danger`, `lg:bg-[#b3261e]`, `bg-white/20`. */
const UTILITY = /(?<![\w-])((?:[\w[\]&>.=-]+:)*)(text|bg)-([a-z-]+|\[#[0-9a-f]{6}\])(\/\d+)?(?![\w-])/gu;

const utilitiesIn = (classes: string) =>
  [...classes.matchAll(UTILITY)]
    .map(([, variant = '', kind = '', colour = '', through]) => ({ variant, kind, colour, isSeenThrough: !!through }))
    .filter(({ colour }) => colour in DAY || colour.startsWith('[#'));

/** Each list of classes for itself: of a template what stands between its conditions, and each condition's lists alone. */
const listsIn = (source: string): string[] => {
  const quoted = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/gu)].map(([, one, other]) => one ?? other ?? '');
  const templates = [...source.matchAll(/`([^`]*)`/gu)].map(([, inside = '']) => inside.replace(/\$\{[^}]*\}/gu, ' '));
  return [...quoted, ...templates];
};

/** What is seen through has no colour of its own: axe sees it where it stands. */
const pairsIn = (classes: string): [ink: string, ground: string][] => {
  const used = utilitiesIn(classes);
  const grounds = used.filter(({ kind }) => kind === 'bg');
  const inks = used.filter(({ kind, isSeenThrough }) => kind === 'text' && !isSeenThrough);
  return inks.flatMap(({ variant, colour }) => {
    const own = grounds.filter((ground) => ground.variant === variant);
    const under = own.length > 0 ? own : grounds.filter((ground) => ground.variant === '');
    const plain = NOT_FOR_PLAIN_GROUND.test(colour) ? [] : GROUNDS;
    const known = under.filter(({ isSeenThrough }) => !isSeenThrough).map((ground) => ground.colour);
    return (under.length > 0 ? known : plain).map((ground): [string, string] => [colour, ground]);
  });
};

const pairs = new Map(
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !name.includes('.test.'))
    .flatMap((name) => listsIn(readFileSync(join(WEB, name), 'utf8')))
    .flatMap(pairsIn)
    .map((pair) => [pair.join(' on '), pair]),
);

it.each([
  ['day', DAY],
  ['night', NIGHT],
] as const)('every word can be told from its ground by %s', (_, theme) => {
  const hexOf = (colour: string): string => theme[colour] ?? colour.slice(1, -1);
  const faint = [...pairs].filter(([, [ink, ground]]) => contrast(hexOf(ink), hexOf(ground)) < ENOUGH);
  expect(pairs.size).toBeGreaterThan(50);
  expect(faint.map(([name]) => name)).toEqual([]);
});
