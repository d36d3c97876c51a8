/** Half an hour of speech at a good rate; what is sent is held in memory while its content is judged. */
export const AUDIO_MAX_BYTES = 32 * 1024 * 1024;

/** How the audio came: from an address that the server asked once, from a device, or spoken into the page. */
export const AUDIO_SOURCES = ['link', 'upload', 'recording'] as const;
export type AudioSource = (typeof AUDIO_SOURCES)[number];

export const LINK_MAX = 2000;
export const RECITER_NAME_MAX = 60;

/** No recitation of a class text is longer. */
export const AUDIO_MAX_MS = 3 * 60 * 60 * 1000;

/** Spoken into the page, at the rate of its recorder a third of the largest audio. */
export const SPOKEN_MAX_SECONDS = 30 * 60;
