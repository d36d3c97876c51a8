import { photosRefusals } from '#strings/photos/refusals';
import { ApiError } from '#web/lib/api.ts';
import { type Crop, keptSquare, type Size } from './crop.ts';

/** More than the server keeps, so that its square is never drawn from a smaller one. */
const SENT_SIDE = 720;

export interface Picture extends Size {
  readonly image: HTMLImageElement;
  readonly address: string;
}

const notImage = () => new ApiError({ code: 'photo_not_image', message: photosRefusals.photo_not_image });

/**
 * What the browser cannot draw is no picture, whatever its name says. A phone's camera makes many megabytes of one: its
 * size is judged by the server, as it leaves the device.
 */
export const loadPicture = async (file: File): Promise<Picture> => {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    URL.revokeObjectURL(address);
    throw notImage();
  }
  return { image, address, width: image.naturalWidth, height: image.naturalHeight };
};

/** Only the chosen square leaves the device. */
export const cutPicture = (picture: Picture, crop: Crop): Promise<Blob> => {
  const { left, top, side } = keptSquare(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  canvas.getContext('2d')?.drawImage(picture.image, left, top, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(notImage())), 'image/jpeg', 0.92);
  });
};
