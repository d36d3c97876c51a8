import { describe, expect, it } from 'vitest';
import { FIRST_SETTINGS } from '#domain/listening/playback';
import { type KeptListening, readListening } from './listening-memory.ts';

const FIRST: KeptListening = { reciterId: null, ayah: null, settings: FIRST_SETTINGS };

describe('how a text was heard last', () => {
  it('is read as it was written', () => {
    const listening: KeptListening = {
      reciterId: 3,
      ayah: 12,
      settings: { mode: 'repeat', speed: 0.75, times: null, pause: 10, range: { from: 10, to: 14 } },
    };
    expect(readListening(JSON.stringify(listening))).toEqual(listening);
  });

  it.each([
    null,
    '',
    '{}',
    '[]',
    'null',
    '7',
    '{"ayah":"1","reciterId":1.5}',
    '{"settings":{"mode":"loud","speed":9,"times":11,"pause":"long","range":{"from":1}}}',
    '{"settings":null}',
  ])('is as on the first day where %j is written', (written) => {
    expect(readListening(written)).toEqual(FIRST);
  });
});
