export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle of the kept square in the picture's own pixels, and how much it is enlarged. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MAX_ZOOM = 4;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Side of the square that is kept: the whole shorter side until the pupil zooms in. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The square never leaves the picture. */
const inside = (size: Size, { x, y, zoom }: Crop): Crop => {
  const kept = between(zoom, 1, MAX_ZOOM);
  const half = sideOf(size, kept) / 2;
  return { x: between(x, half, size.width - half), y: between(y, half, size.height - half), zoom: kept };
};

export const wholePicture = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** Moves the picture under the frame; `right` and `down` are shares of the frame. */
export const movePicture = (size: Size, crop: Crop, right: number, down: number): Crop => {
  const side = sideOf(size, crop.zoom);
  return inside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
};

export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => inside(size, { ...crop, zoom });

export const keptSquare = (size: Size, crop: Crop): { left: number; top: number; side: number } => {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
};
