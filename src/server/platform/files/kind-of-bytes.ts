import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, fileKind } from '#domain/files/kinds';

/** WebM names its tracks near the beginning. */
const WEBM_TRACKS = 64 * 1024;
const WEBM_PICTURES = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG'];

/** In MP4 the kind of a track stands eight bytes after the name of its handler box. */
const hasMp4Pictures = (bytes: Buffer): boolean => {
  for (let at = bytes.indexOf('hdlr'); at !== -1; at = bytes.indexOf('hdlr', at + 1))
    if (bytes.toString('latin1', at + 12, at + 16) === 'vide') return true;
  return false;
};

/** A recording made in a browser calls itself a video; a film does so with right. */
const hasPictures = (bytes: Buffer): boolean =>
  WEBM_PICTURES.some((codec) => bytes.subarray(0, WEBM_TRACKS).includes(codec)) || hasMp4Pictures(bytes);

/** Judged by content, whatever the file is called (D-30); null for a film and for whatever is neither picture nor sound. */
export const kindOfBytes = async (bytes: Buffer): Promise<FileKind | null> => {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  return mime?.startsWith('video/') && hasPictures(bytes) ? null : fileKind(mime);
};
