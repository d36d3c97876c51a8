import { z } from 'zod';
import { TERMS_AUDIO_MAX_BYTES } from '#domain/terms/audio';
import type { Contract } from './endpoint.ts';

const audioState = z.object({ replaced: z.boolean(), bytes: z.number(), replacedAt: z.string().nullable() });
export type TermsAudioState = z.infer<typeof audioState>;

export const termsContract = {
  'GET /api/admin/terms-audio': {
    access: 'staff',
    summary: 'Whether the spoken terms are the placeholder or an upload',
    reply: audioState,
  },
  'PUT /api/admin/terms-audio': {
    access: 'admin',
    summary: 'Replace the spoken terms by an uploaded MP3',
    upload: { maxBytes: TERMS_AUDIO_MAX_BYTES },
    reply: audioState,
  },
  'DELETE /api/admin/terms-audio': {
    access: 'admin',
    summary: 'Return to the placeholder',
    reply: audioState,
  },
} as const satisfies Contract;
