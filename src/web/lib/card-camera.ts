/** Where the browser has one of its own, as Android's does. */
interface BarcodeDetector {
  detect: (source: Frame) => Promise<readonly { readonly rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): BarcodeDetector;
      getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

/** A camera's picture of the moment, or a photo. */
type Frame = HTMLVideoElement | ImageBitmap;
type ReadFrame = (frame: Frame) => Promise<string | null>;

const sizeOf = (frame: Frame): { readonly width: number; readonly height: number } =>
  frame instanceof HTMLVideoElement ? { width: frame.videoWidth, height: frame.videoHeight } : frame;

const QR = 'qr_code';

const ownReader = async (): Promise<ReadFrame | null> => {
  const Detector = window.BarcodeDetector;
  if (!Detector || !(await Detector.getSupportedFormats()).includes(QR)) return null;
  const detector = new Detector({ formats: [QR] });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
};

/** A card fills half of it: more only takes longer. */
const FRAME_WIDTH = 640;

/** What reads the picture did not come: the network is away, whatever the camera does. */
export class ReaderAway extends Error {}

/** Loaded where it is needed, by staff who hold cards before a camera. */
const broughtReader = async (maxWidth: number): Promise<ReadFrame> => {
  const { default: decode } = await import('qr/decode.js').catch(() => {
    throw new ReaderAway();
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (frame) => {
    const { width, height } = sizeOf(frame);
    canvas.width = Math.min(maxWidth, width);
    canvas.height = Math.round((canvas.width * height) / width);
    context?.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return pixels ? decode(pixels) : null;
    } catch {
      // Nothing in this frame.
      return null;
    }
  };
};

/** A card may be small in a photo. */
const PHOTO_WIDTHS = [1024, 1800];

/** What a photo of a card says; null where there is no code in it, or it is no picture. */
export const readCardPhoto = async (photo: File): Promise<string | null> => {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return null;
  try {
    const own = await ownReader();
    const found = await own?.(picture).catch(() => null);
    if (found) return found;
    for (const width of PHOTO_WIDTHS) {
      const read = await broughtReader(width);
      const text = await read(picture);
      if (text !== null) return text;
    }
    return null;
  } finally {
    // Unpacked it takes fifty megabytes, and a lesson has thirty of them.
    picture.close();
  }
};

/** None is given to a page that came over plain http. */
export const hasCamera = (): boolean => navigator.mediaDevices !== undefined;

const BETWEEN_MS = 120;

/** Shows the camera in a video and reads what is held before it, until it is told to stop. Rejects where there is none. */
export const watchCards = async (video: HTMLVideoElement, onRead: (text: string) => void, signal: AbortSignal) => {
  const read = (await ownReader()) ?? (await broughtReader(FRAME_WIDTH));
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const look = async (): Promise<void> => {
    if (signal.aborted) return;
    const text = video.videoWidth > 0 ? await read(video).catch(() => null) : null;
    if (signal.aborted) return;
    if (text !== null) onRead(text);
    setTimeout(() => void look(), BETWEEN_MS);
  };
  await look();
};
