import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUND = '#0a4f45';
/** A phone may cut a maskable icon to a circle: what matters stays within its middle. */
const SAFE_PART = 0.7;

/** The pictures that a phone puts on its first screen, drawn from the one icon of the product. */
export const drawIcons = async (webRoot) => {
  // Not before: a new checkout installs its packages after this file was read.
  const { default: sharp } = await import('sharp');
  const icon = readFileSync(join(webRoot, 'favicon.svg'));
  const draw = (size) => sharp(icon, { density: 600 }).resize(size, size);
  for (const size of [192, 512])
    await draw(size)
      .png()
      .toFile(join(webRoot, `icon-${size}.png`));
  const edge = Math.round((512 * (1 - SAFE_PART)) / 2);
  await draw(512 - 2 * edge)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: GROUND })
    .flatten({ background: GROUND })
    .png()
    .toFile(join(webRoot, 'icon-maskable-512.png'));
};
