import { describe, expect, it } from 'vitest';
import { mp3, sidewaysPhoto, zip } from '#tests/samples';
import { wavTone } from '#tests/sounds';
import { kindOfBytes } from './kind-of-bytes.ts';

const webm = (codec: string, ahead = 0) =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701', 'hex'),
    Buffer.alloc(ahead),
    Buffer.from(codec),
    Buffer.alloc(200),
  ]);

const mp4 = (brand: string, ...tracks: string[]) =>
  Buffer.concat([
    Buffer.from('00000018', 'hex'),
    Buffer.from(`ftyp${brand}\0\0\0\0${brand}isom`, 'latin1'),
    ...tracks.flatMap((track) => [
      Buffer.from('00000020', 'hex'),
      Buffer.from(`hdlr${'\0'.repeat(8)}${track}`, 'latin1'),
    ]),
    Buffer.alloc(64),
  ]);

const audio = (extension: string) => ({ kind: 'audio', extension });

describe('bytes are judged by what they are', () => {
  it.each([
    ['a tone', async () => wavTone(), audio('wav')],
    ['a spoken text', mp3, audio('mp3')],
    ['a photo', sidewaysPhoto, { kind: 'image' }],
    ['a recording of Chromium', async () => webm('A_OPUS'), audio('webm')],
    ['a recording of Safari', async () => mp4('mp42', 'soun'), audio('m4a')],
    ['a sound of a phone', async () => mp4('M4A ', 'soun'), audio('m4a')],
    ['a film of a browser', async () => webm('V_VP9'), null],
    ['a film with its sound first', async () => webm('A_OPUS V_VP8', 30_000), null],
    ['a film of a phone', async () => mp4('mp42', 'soun', 'vide'), null],
    ['a film of another phone', async () => mp4('isom', 'vide', 'soun'), null],
    ['an archive', async () => zip(), null],
    ['a page', async () => Buffer.from('<!doctype html><title>audio</title>'), null],
    ['nothing', async () => Buffer.alloc(0), null],
  ])('%s', async (_, read, kind) => {
    expect(await kindOfBytes(await read())).toEqual(kind);
  });
});
