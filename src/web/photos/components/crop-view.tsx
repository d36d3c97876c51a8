import { type Crop, keptSquare } from '../crop.ts';
import type { Picture } from '../load-picture.ts';

interface CropViewProps {
  picture: Picture;
  crop: Crop;
  className: string;
}

/** The kept square as large as the box. Left to right, because pictures have no direction of reading. */
export const CropView = ({ picture, crop, className }: CropViewProps) => {
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
