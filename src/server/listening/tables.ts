import type { Generated } from 'kysely';
import type { AudioSource } from '#domain/listening/audio';

export interface QuranReciters {
  id: Generated<number>;
  name: string;
  display_name: string;
  created_by: number | null;
  created_at: string;
}

/** What was brought in, whether or not a text uses it yet. */
export interface QuranAudio {
  file_id: string;
  source: AudioSource;
  /** The address it was fetched from, or ours where it was sent: the specification's `audio_file`. */
  audio_file: string;
  sha256: string;
  created_by: number | null;
  created_at: string;
}

export interface QuranTextTimestamps {
  text_id: number;
  reciter_id: number;
  file_id: string;
  /** A JSON list of milliseconds, one per verse from the first on. */
  timestamps: string;
  duration_ms: number;
  updated_by: number | null;
  updated_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    quran_reciters: QuranReciters;
    quran_audio: QuranAudio;
    quran_text_timestamps: QuranTextTimestamps;
  }
}
