import sharp, { type ResizeOptions } from 'sharp';
import { Refusal } from '../errors.ts';

/** More than any phone's photo; a small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 64_000_000;

/** Drawn anew: upright, no larger than a screen shows, and without what the camera wrote beside it (D-30). */
const drawAnew = async (bytes: Buffer, size: ResizeOptions): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(size)
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal('image_not_readable');
  }
};

export const reencodeImage = (bytes: Buffer, maxSide: number): Promise<Buffer> =>
  drawAnew(bytes, { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });

/** For faces: the middle square, all of one size. */
export const squareImage = (bytes: Buffer, side: number): Promise<Buffer> =>
  drawAnew(bytes, { width: side, height: side, fit: 'cover' });
