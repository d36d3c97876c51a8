import { expect, it } from 'vitest';
import { TERMS_AUDIO_MAX_BYTES } from '#wire/terms';
import { AUDIO_MAX_BYTES } from './upload-audio.ts';

it('refuses on the page what the contract refuses', () => {
  expect(AUDIO_MAX_BYTES).toBe(TERMS_AUDIO_MAX_BYTES);
});
