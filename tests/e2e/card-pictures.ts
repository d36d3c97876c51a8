import encodeQR from 'qr';
import sharp from 'sharp';

const [FRAME_WIDTH, FRAME_HEIGHT, MODULE] = [480, 360, 6] as const;

/** A film of one code held still, as a camera without colours would see it. */
export const filmOfCard = (text: string): Buffer => {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const isDark = (x: number, y: number) =>
    code[Math.floor((y - 30) / MODULE)]?.[Math.floor((x - 90) / MODULE)] ?? false;
  const light = Buffer.alloc(FRAME_WIDTH * FRAME_HEIGHT, 235);
  for (let y = 0; y < FRAME_HEIGHT; y += 1)
    for (let x = 0; x < FRAME_WIDTH; x += 1) if (isDark(x, y)) light[y * FRAME_WIDTH + x] = 16;
  const colour = Buffer.alloc(light.length / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${FRAME_WIDTH} H${FRAME_HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`),
    ...Array.from({ length: 3 }, () => frame),
  ]);
};

/** A photo of a card that lies on a table, as a phone takes it: askew, and the code only a part of the picture. */
export const photoOfCard = async (text: string): Promise<Buffer> => {
  const code = encodeQR(text, 'raw', { ecc: 'high', border: 4 });
  const module = 12;
  const side = code.length * module;
  const light = Buffer.alloc(side * side);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      light[y * side + x] = code[Math.floor(y / module)]?.[Math.floor(x / module)] ? 30 : 240;
  const card = await sharp(light, { raw: { width: side, height: side, channels: 1 } })
    .rotate(7, { background: '#c8b8a0' })
    .png()
    .toBuffer();
  const table = sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#c8b8a0' } });
  return table
    .composite([{ input: card, left: 500, top: 700 }])
    .jpeg()
    .toBuffer();
};
