import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../errors.ts';

/** More than any phone's photo; a small file can unpack to a picture that fills the memory. */
const MOST_PIXELS = 64_000_000;

const upright = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

const encode = (image: Sharp): Promise<Buffer> =>
  image
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('image_not_readable');
    });

/** Drawn anew: upright, no larger than a screen shows, and without what the camera wrote beside it (D-30). */
export const reencodeImage = (bytes: Buffer, maxSide: number): Promise<Buffer> =>
  encode(upright(bytes).resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }));

/** The same for faces: the middle square, all of one size. */
export const squareImage = (bytes: Buffer, side: number): Promise<Buffer> =>
  encode(upright(bytes).resize({ width: side, height: side, fit: 'cover' }));
