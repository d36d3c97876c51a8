import { fileTypeFromBuffer } from 'file-type';
import { fileKind } from '#domain/files/kinds';
import { ATTACHED_IMAGE_MAX_SIDE, type AttachmentType } from '#domain/messages/attachments';
import { Refusal } from '#server/platform/errors';
import { reencodeImage } from '#server/platform/files/images';

interface PreparedAttachment {
  readonly type: AttachmentType;
  readonly extension: string;
  readonly bytes: Buffer;
}

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

/** Judged by content, whatever the file is called (D-30). */
export const prepareAttachment = async (uploaded: Buffer): Promise<PreparedAttachment> => {
  const mime = (await fileTypeFromBuffer(uploaded))?.mime;
  const kind = fileKind(mime);
  if (kind?.kind === 'image')
    return { type: 'image', extension: 'webp', bytes: await reencodeImage(uploaded, ATTACHED_IMAGE_MAX_SIDE) };
  if (!kind || (mime?.startsWith('video/') && hasPictures(uploaded))) throw new Refusal('attachment_not_recognised');
  return { type: 'audio', extension: kind.extension, bytes: uploaded };
};
