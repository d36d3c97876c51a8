import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { type Crop, keptSquare, MAX_ZOOM, movePicture, zoomTo } from '../crop.ts';
import type { Picture } from '../load-picture.ts';

/** The kept square as large as the box. Left to right, because pictures have no direction of reading. */
export const CropView = ({ picture, crop, className }: { picture: Picture; crop: Crop; className: string }) => {
  const { left, top, side } = keptSquare(picture, crop);
  return (
    <span dir="ltr" className={`block aspect-square overflow-hidden ${className}`}>
      <img
        src={picture.address}
        alt=""
        draggable={false}
        className="block max-w-none select-none"
        style={{
          inlineSize: `${(100 * picture.width) / side}%`,
          transform: `translate(${(-100 * left) / picture.width}%, ${(-100 * top) / picture.height}%)`,
        }}
      />
    </span>
  );
};

interface CropperProps {
  picture: Picture;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const KEY_STEP = 0.05;
const ZOOM_STEP = 0.1;

const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger moves, two zoom; by keyboard the arrows move, plus and minus zoom. */
const useHandling = ({ picture, crop, onCrop }: CropperProps) => {
  const fingers = useRef(new Map<number, Point>());

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, now);
      const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId);
      const frame = event.currentTarget.clientWidth;
      onCrop(
        other
          ? zoomTo(picture, crop, (crop.zoom * distance(now, other[1])) / Math.max(1, distance(before, other[1])))
          : movePicture(picture, crop, (now.x - before.x) / frame, (now.y - before.y) / frame),
      );
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onKeyDown: (event: KeyboardEvent) => {
      const move = MOVES[event.key];
      const zoom = ZOOMS[event.key];
      if (move) onCrop(movePicture(picture, crop, ...move));
      if (zoom) onCrop(zoomTo(picture, crop, crop.zoom + zoom));
      if (move || zoom) event.preventDefault();
    },
  };
};

/** The picture under a round window, and the face it makes. */
export const Cropper = (props: CropperProps) => {
  const { picture, crop, onCrop } = props;
  const id = useId();
  return (
    <div className="grid gap-3">
      {/* An application: its arrow keys move the picture, which no other role would let them do. */}
      <div
        role="application"
        aria-label={texts.cropArea}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved by the arrow keys
        tabIndex={0}
        className="relative mx-auto w-full max-w-72 cursor-grab touch-none overflow-hidden rounded-3xl bg-line select-none active:cursor-grabbing"
        {...useHandling(props)}
      >
        <CropView picture={picture} crop={crop} className="w-full" />
        <span className="pointer-events-none absolute inset-3 rounded-full border-4 border-white shadow-[0_0_0_99rem_var(--shade)]" />
      </div>
      <div className="flex items-center gap-4 rounded-3xl bg-paper p-3">
        <figure className="grid shrink-0 justify-items-center gap-1">
          <CropView picture={picture} crop={crop} className="w-16 rounded-full border-2 border-gold" />
          <figcaption className="text-sm text-muted">{texts.preview}</figcaption>
        </figure>
        <label htmlFor={id} className="grid min-w-0 flex-1 font-extrabold">
          {texts.zoom}
          <input
            id={id}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.01}
            value={crop.zoom}
            onChange={(event) => onCrop(zoomTo(picture, crop, event.target.valueAsNumber))}
            className="h-11 w-full accent-emerald"
          />
        </label>
      </div>
    </div>
  );
};
