/** An hour of speech as MP3; more is a mistake. */
export const TERMS_AUDIO_MAX_BYTES = 10 * 1024 * 1024;
