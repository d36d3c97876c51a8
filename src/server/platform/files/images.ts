import sharp, { type ResizeOptions } from 'sharp';
import { Refusal } from '../errors.ts';
import { fewAtOnce } from '../few-at-once.ts';

/** A phone's largest photo, 8160 by 6120; a small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

/** One of that size takes some 300 MB while it is drawn. Those who wait hold only what they sent. */
export const IMAGES_AT_ONCE = 2;
const inLine = fewAtOnce(IMAGES_AT_ONCE, 20);

/** Drawn anew: upright, no larger than a screen shows, and without what the camera wrote beside it (D-30). */
const drawAnew = (bytes: Buffer, size: ResizeOptions): Promise<Buffer> =>
  inLine(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(size)
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw new Refusal('image_not_readable');
    }
  });

export const reencodeImage = (bytes: Buffer, maxSide: number): Promise<Buffer> =>
  drawAnew(bytes, { width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });

/** For faces: the middle square, all of one size. */
export const squareImage = (bytes: Buffer, side: number): Promise<Buffer> =>
  drawAnew(bytes, { width: side, height: side, fit: 'cover' });
