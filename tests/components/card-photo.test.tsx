import encodeQR from 'qr';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connection } from '#strings/connection';
import { CardPhoto } from '#web/ui/card-photo.tsx';
import { showAlone } from './screen.tsx';

const MODULE = 8;

const photoOf = async (text: string): Promise<File> => {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const canvas = new OffscreenCanvas(code.length * MODULE, code.length * MODULE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries()) {
      context.fillStyle = isDark ? 'black' : 'white';
      context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }
  return new File([await canvas.convertToBlob()], 'card.png', { type: 'image/png' });
};

const unpack = window.createImageBitmap.bind(window);

/** A phone that takes its time to unpack a picture of twelve megapixels. */
const unpackSlowly = () => {
  let unpacked = () => {};
  const promise = new Promise<void>((resolve) => {
    unpacked = resolve;
  });
  const slow = vi
    .spyOn(window, 'createImageBitmap')
    .mockImplementation(async (picture: ImageBitmapSource) => promise.then(() => unpack(picture)));
  onTestFinished(() => slow.mockRestore());
  return unpacked;
};

const Door = ({ onRead }: { onRead: (text: string) => void }) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <CardPhoto onRead={onRead} onTrouble={() => {}} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        x
      </button>
    </>
  );
};

const field = () => page.getByLabelText(connection.photographCard);

it('a card whose photo was read after its window was closed logs nobody in', async () => {
  const read: string[] = [];
  showAlone(<Door onRead={(text) => read.push(text)} />, {});
  const readFirst = unpackSlowly();
  await field().upload(await photoOf('card of one who left'));
  await expect.element(page.getByText(connection.readingPhoto)).toBeVisible();
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  const readSecond = unpackSlowly();
  readFirst();
  await field().upload(await photoOf('card of who came'));
  readSecond();
  await expect.poll(() => read).toEqual(['card of who came']);
});
