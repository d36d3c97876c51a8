import type { Generated } from 'kysely';
import type { AudioSource } from '#domain/listening/audio';

export interface QuranReciters {
  id: Generated<number>;
  name: string;
  displayName: string;
  createdBy: number | null;
  createdAt: string;
}

/** What was brought in, whether or not a text uses it yet. */
export interface QuranAudio {
  fileId: string;
  source: AudioSource;
  /** The address it was fetched from, or ours where it was sent: the specification's `audio_file`. */
  audioFile: string;
  sha256: string;
  createdBy: number | null;
  createdAt: string;
}

export interface QuranTextTimestamps {
  textId: number;
  reciterId: number;
  fileId: string;
  /** A JSON list of milliseconds, one per verse from the first on. */
  timestamps: string;
  durationMs: number;
  updatedBy: number | null;
  updatedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_reciters: QuranReciters;
    quran_audio: QuranAudio;
    quran_text_timestamps: QuranTextTimestamps;
  }
}
