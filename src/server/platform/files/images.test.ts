import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sidewaysPhoto, zip } from '#tests/samples';
import { IMAGES_AT_ONCE, reencodeImage } from './images.ts';

describe('an image drawn anew', () => {
  it('stands upright and has lost what the camera wrote', async () => {
    const photo = await sidewaysPhoto();
    expect(photo.includes('SECRET-PLACE')).toBe(true);
    const drawn = await reencodeImage(photo, 1600);
    const { format, width, height, orientation, exif } = await sharp(drawn).metadata();
    expect({ format, width, height, orientation, exif }).toEqual({ format: 'webp', width: 20, height: 40 });
    expect(drawn.includes('SECRET-PLACE')).toBe(false);
  });

  it('is no larger than asked for, and never enlarged', async () => {
    const sizeOf = async (image: Buffer) => {
      const { width, height } = await sharp(image).metadata();
      return [width, height];
    };
    expect(await sizeOf(await reencodeImage(await sidewaysPhoto(400, 200), 100))).toEqual([50, 100]);
    expect(await sizeOf(await reencodeImage(await sidewaysPhoto(40, 20), 100))).toEqual([20, 40]);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a zip', zip()],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('is refused where it is %s', async (_, bytes) => {
    await expect(reencodeImage(bytes, 100)).rejects.toMatchObject({ code: 'image_not_readable' });
  });

  it('is refused where the second half of it is missing', async () => {
    const photo = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    await expect(reencodeImage(photo.subarray(0, photo.length / 2), 100)).rejects.toMatchObject({
      code: 'image_not_readable',
    });
  });

  it('is refused where a small file unpacks to a picture that would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(reencodeImage(bomb, 100)).rejects.toMatchObject({ code: 'image_not_readable' });
  });

  it('waits its turn where many are sent at once, and is refused where too many wait', async () => {
    const photo = await sidewaysPhoto(2000, 1500);
    let most = 0;
    const watch = setInterval(() => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    });
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => reencodeImage(photo, 100)));
    clearInterval(watch);
    // One that is drawn is still counted for a moment while the next takes its place.
    expect(most).toBeLessThanOrEqual(2 * IMAGES_AT_ONCE);
    const drawn = results.filter(({ status }) => status === 'fulfilled');
    expect(drawn).toHaveLength(IMAGES_AT_ONCE + 20);
    expect(results.at(-1)).toMatchObject({ reason: { code: 'too_many_requests' } });
  });

  it.each([
    [8160, 6120, true],
    [8000, 7999, false],
  ])('of %i by %i pixels is read: %s', async (width, height, isRead) => {
    const picture = await sharp({ create: { width, height, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    const result = await Promise.allSettled([reencodeImage(picture, 100)]);
    expect(result[0]?.status).toBe(isRead ? 'fulfilled' : 'rejected');
  });
});
