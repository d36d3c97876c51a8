import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** A real MP3: the spoken terms that come with the product. */
export const mp3 = (): Promise<Buffer<ArrayBuffer>> =>
  readFile(join(import.meta.dirname, '../../src/web/public/audios/Privacyterms.mp3'));

/** A photo as a phone takes it: on its side, and with the place it was taken in its EXIF. */
export const sidewaysPhoto = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0e6b5c' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const zip = (): Buffer => {
  const body = deflateRawSync(Buffer.from('alert(1)'));
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(body.length, 18);
  header.writeUInt16LE(4, 26);
  return Buffer.concat([header, Buffer.from('a.js'), body]);
};
