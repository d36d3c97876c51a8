/** Where the browser has one of its own, as Android's does. */
interface BarcodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): BarcodeDetector;
      getSupportedFormats: () => Promise<readonly string[]>;
    };
  }
}

type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

const QR = 'qr_code';

const ownReader = async (): Promise<ReadFrame | null> => {
  const Detector = window.BarcodeDetector;
  if (!Detector || !(await Detector.getSupportedFormats()).includes(QR)) return null;
  const detector = new Detector({ formats: [QR] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
};

/** A card fills half of it: more only takes longer. */
const FRAME_WIDTH = 640;

/** What reads the picture did not come: the network is away, whatever the camera does. */
export class ReaderAway extends Error {}

/** Loaded where it is needed, by staff who hold cards before a camera. */
const broughtReader = async (): Promise<ReadFrame> => {
  const { default: decode } = await import('qr/decode.js').catch(() => {
    throw new ReaderAway();
  });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    canvas.width = Math.min(FRAME_WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    context?.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = context?.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return frame ? decode(frame) : null;
    } catch {
      // Nothing in this frame.
      return null;
    }
  };
};

const BETWEEN_MS = 120;

/** Shows the camera in a video and reads what is held before it, until it is told to stop. Rejects where there is none. */
export const watchCards = async (video: HTMLVideoElement, onRead: (text: string) => void, signal: AbortSignal) => {
  const read = (await ownReader()) ?? (await broughtReader());
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
