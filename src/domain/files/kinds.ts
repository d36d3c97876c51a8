/** What an upload may be, judged by its first bytes and never by its name. */
const IMAGES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What browsers record and phones store; a recording made in Chromium calls itself a video without pictures. */
const AUDIO: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/wav': 'wav',
  'audio/aac': 'aac',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'm4a',
  'video/webm': 'webm',
  'audio/webm': 'webm',
};

export type FileKind = { readonly kind: 'image' } | { readonly kind: 'audio'; readonly extension: string };

export const fileKind = (mime: string | undefined): FileKind | null => {
  if (mime === undefined) return null;
  if (IMAGES.includes(mime)) return { kind: 'image' };
  const extension = AUDIO[mime];
  return extension ? { kind: 'audio', extension } : null;
};

export const FILE_PURPOSES = ['avatar', 'message', 'store', 'recitation', 'recording'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
