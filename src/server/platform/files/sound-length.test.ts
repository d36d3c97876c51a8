import { describe, expect, it } from 'vitest';
import { mp3 } from '#tests/samples';
import { opusInOgg, wavTone } from '#tests/sounds';
import { soundSeconds } from './sound-length.ts';

const number = (value: number, bytes = 4): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};
const join = (...parts: readonly (Buffer | string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

const box = (name: string, ...content: readonly Buffer[]): Buffer =>
  join(number(8 + Buffer.concat(content).length), name, ...content);
const full = (name: string, flags: number, ...numbers: readonly number[]): Buffer =>
  box(name, number(flags), ...numbers.map((each) => number(each)));

const SCALE = 16_000;
const AAC = box('mp4a', Buffer.alloc(24), number(SCALE * 65_536));
const OPUS = box('Opus', Buffer.alloc(24), number(48_000 * 65_536));
const track = (kind: Buffer, ...table: readonly Buffer[]): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      full('mdhd', 0, 0, 0, SCALE, 0),
      box('minf', box('stbl', box('stsd', number(0), number(1), kind), ...table)),
    ),
  );
const FILE = box('ftyp', Buffer.from('mp42'));

/** As Safari ends one that it wrote itself. */
const wholeMp4 = (count: number, each: number, kind = AAC): Buffer =>
  join(FILE, box('moov', track(kind, full('stts', 0, 1, count, each))), box('mdat', Buffer.alloc(count)));

/** As browsers write it while it is spoken: of each packet how long it is, or once for all. */
const fragments = (runs: readonly (readonly number[])[], usual = 0): Buffer =>
  join(
    FILE,
    box('moov', track(OPUS), box('mvex', full('trex', 0, 1, 1, usual))),
    ...runs.map((run) => {
      const packets =
        usual > 0
          ? full('trun', 1, run.length, 0)
          : full('trun', 0x301, run.length, 0, ...run.flatMap((each) => [each, 9]));
      return box('moof', box('traf', full('tfhd', 0, 1), packets));
    }),
  );

const element = (id: string, content: Buffer): Buffer =>
  join(Buffer.from(id, 'hex'), number(0x10000000 + content.length), content);
/** Opened, and of unknown length. */
const opened = (id: string): Buffer => join(Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'));

const block = (time: number, first: number, flags = 0x80): Buffer =>
  element('a3', join([0x81], number(time, 2), [flags, first, 0, 0]));
const webm = (codec: string, clusters: readonly (readonly [number, readonly Buffer[]])[]): Buffer =>
  join(
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    opened('18538067'),
    element('1654ae6b', element('ae', element('86', Buffer.from(codec)))),
    ...clusters.flatMap(([time, blocks]) => [opened('1f43b675'), element('e7', number(time)), ...blocks]),
  );

/** Of two frames of twenty milliseconds each. */
const FORTY_MS = 0x79;
const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Eight kilobits a second, as slowly as it can be: 72 milliseconds in 72 bytes. */
const SLOW_MP3 = join([0xff, 0xe3, 0x18, 0xc0], Buffer.alloc(68));
/** A kilohertz for each of eight: 128 milliseconds in ten bytes. */
const SLOW_AAC = join([0xff, 0xf1, 0x6c, 0x40, 0x01, 0x40, 0xfc], Buffer.alloc(3));

describe('how long a sound plays', () => {
  it.each<[string, string, Buffer, number]>([
    ['a tone', 'wav', wavTone(2.5), 2.5],
    ['Opus in Ogg, whose pages say nothing', 'ogg', opusInOgg(330), 330],
    ['one piece of MP4', 'm4a', wholeMp4(500, 1024), 32],
    ['one piece that says it is over at once', 'm4a', wholeMp4(5000, 1), 320],
    ['fragments of MP4, packet by packet', 'm4a', fragments([many(50, () => 960), many(25, () => 320)]), 3.5],
    ['fragments of MP4 with one length for all', 'm4a', fragments([many(50, () => 0), many(50, () => 0)], 320), 2],
    ['WebM', 'webm', webm('A_OPUS', [[0, many(25, (at) => block(at * 40, FORTY_MS))]]), 1],
    [
      'WebM that says it is over at once',
      'webm',
      webm(
        'A_OPUS',
        many(10, () => [0, many(100, () => block(0, FORTY_MS))] as const),
      ),
      40,
    ],
    [
      'WebM of another sound',
      'webm',
      webm('A_VORBIS', [
        [0, [block(0, 1)]],
        [310_000, [block(500, 1)]],
      ]),
      310.5,
    ],
    ['slow MP3', 'mp3', Buffer.concat(many(5000, () => SLOW_MP3)), 360],
    ['MP3 behind a title', 'mp3', join('ID3', Buffer.alloc(300), SLOW_MP3, SLOW_MP3), 0.144],
    ['slow AAC', 'aac', Buffer.concat(many(3000, () => SLOW_AAC)), 384],
  ])('is told of %s', (_, extension, bytes, seconds) => {
    expect(soundSeconds(bytes, extension)).toBeCloseTo(seconds, 1);
  });

  it('is told of a real MP3', async () => {
    expect(soundSeconds(await mp3(), 'mp3')).toBeGreaterThan(1);
  });

  it.each<[string, string, Buffer]>([
    ['frames that are tied together', 'webm', webm('A_OPUS', [[0, [block(0, FORTY_MS, 0x86)]]])],
    ['an unknown sound in Ogg', 'ogg', Buffer.from('OggS'.padEnd(40, '\0'))],
    ['MP4 without a clock', 'm4a', FILE],
    ['a WAV of no known kind', 'wav', wavTone(1).fill(9, 20, 21)],
    ['what is no sound', 'webp', Buffer.alloc(9)],
  ])('cannot be told of %s', (_, extension, bytes) => {
    expect(soundSeconds(bytes, extension)).toBeNull();
  });

  it('is told of anything that is cut off or broken, without an error', () => {
    const whole = [
      ['ogg', opusInOgg(1)],
      ['m4a', fragments([many(5, () => 960)])],
      ['webm', webm('A_OPUS', [[0, many(5, (at) => block(at, FORTY_MS))]])],
      ['wav', wavTone(0.01)],
      ['mp3', SLOW_MP3],
      ['aac', SLOW_AAC],
    ] as const;
    for (const [extension, bytes] of whole)
      for (let at = 0; at < bytes.length; at += 1) {
        expect(soundSeconds(bytes.subarray(0, at), extension) ?? 0).toBeLessThan(2);
        const broken = Buffer.from(bytes);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        expect(soundSeconds(broken, extension)).not.toBeNaN();
      }
  });
});
