import sharp from 'sharp';
import { Refusal } from '../errors.ts';

/** More than any phone's photo; a small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 64_000_000;

/** Drawn anew: upright, no larger than a screen shows, and without what the camera wrote beside it (D-30). */
export const reencodeImage = async (bytes: Buffer, maxSide: number): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw new Refusal('image_not_readable');
  }
};
