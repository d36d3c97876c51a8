import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crop, keptSquare, MAX_ZOOM, movePicture, type Size, wholePicture, zoomTo } from './crop.ts';

const WIDE: Size = { width: 400, height: 200 };

const side = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: -3, max: 3, noNaN: true });
const steps = fc.array(
  fc.oneof(fc.record({ right: share, down: share }), fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) })),
  { maxLength: 12 },
);

const after = (picture: Size, done: readonly ({ right: number; down: number } | { zoom: number })[]): Crop =>
  done.reduce<Crop>(
    (crop, step) =>
      'zoom' in step ? zoomTo(picture, crop, step.zoom) : movePicture(picture, crop, step.right, step.down),
    wholePicture(picture),
  );

describe('the square that is kept of a photo', () => {
  it('is the middle at first, as large as the photo allows', () => {
    expect(keptSquare(WIDE, wholePicture(WIDE))).toEqual({ left: 100, top: 0, side: 200 });
  });

  it('follows the finger: a picture moved right shows what was left of it', () => {
    expect(keptSquare(WIDE, movePicture(WIDE, wholePicture(WIDE), 0.25, 0))).toEqual({ left: 50, top: 0, side: 200 });
  });

  it('grows smaller around its middle when zoomed', () => {
    expect(keptSquare(WIDE, zoomTo(WIDE, wholePicture(WIDE), 2))).toEqual({ left: 150, top: 50, side: 100 });
  });

  it('never leaves the photo, whatever the pupil does', () => {
    fc.assert(
      fc.property(size, steps, (picture, done) => {
        const crop = after(picture, done);
        const { left, top, side: kept } = keptSquare(picture, crop);
        const nearly = 1e-6 * Math.max(picture.width, picture.height);
        expect(left).toBeGreaterThanOrEqual(-nearly);
        expect(top).toBeGreaterThanOrEqual(-nearly);
        expect(left + kept).toBeLessThanOrEqual(picture.width + nearly);
        expect(top + kept).toBeLessThanOrEqual(picture.height + nearly);
        expect(kept).toBeGreaterThan(0);
        expect(crop.zoom >= 1 && crop.zoom <= MAX_ZOOM).toBe(true);
      }),
    );
  });

  it('comes back to where it was when it is moved and moved back within the photo', () => {
    const zoomed = zoomTo(WIDE, wholePicture(WIDE), 4);
    const there = movePicture(WIDE, zoomed, 0.5, -0.5);
    expect(there).not.toEqual(zoomed);
    expect(movePicture(WIDE, there, -0.5, 0.5)).toEqual(zoomed);
  });
});
