import type { ItemGradient } from '#domain/store/items';
import { fileAddress } from '#web/lib/page-mark.ts';
import type { ItemFace } from '#wire/store/pupil';
import { DRAWINGS } from './item-drawings.tsx';

/** The same by day and by night: what is for sale keeps its colour. */
const GRADIENTS: Readonly<Record<ItemGradient, string>> = {
  emerald: 'linear-gradient(150deg, #7fd9c3, #1a917c)',
  gold: 'linear-gradient(150deg, #ffe6a3, #e9a91b)',
  sky: 'linear-gradient(150deg, #c3e6ff, #4aa6e6)',
  plum: 'linear-gradient(150deg, #dcbcf2, #8a4fb0)',
  coral: 'linear-gradient(150deg, #ffd0c0, #ee6a4d)',
  indigo: 'linear-gradient(150deg, #bcc3ff, #4a52b0)',
};

const SIZES = {
  /** Beside a line of a chart or a choice. */
  tiny: 'size-9 rounded-xl',
  /** In a row of a list. */
  small: 'size-12 rounded-2xl',
  /** Beside a few lines of text. */
  medium: 'size-20 rounded-3xl',
  /** As wide as its card. */
  large: 'aspect-[5/4] w-full',
};

interface ItemPictureProps {
  face: ItemFace;
  size: keyof typeof SIZES;
  className?: string;
}

/** An item as it looks wherever it is shown. Its name always stands beside it, so the picture is silent. */
export const ItemPicture = ({ face, size, className = '' }: ItemPictureProps) => (
  <span
    className={`relative isolate grid shrink-0 place-items-center overflow-hidden ${SIZES[size]} ${className}`}
    style={{ backgroundImage: GRADIENTS[face.gradient] }}
  >
    {face.imageFileId === null ? (
      <>
        {/* Light from above, so that it stands in a shop window. */}
        <span className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_50%_35%,rgb(255_255_255/0.55),transparent_65%)]" />
        <svg viewBox="0 0 96 96" className="h-4/5 w-4/5" aria-hidden="true" focusable="false">
          <ellipse cx="48" cy="90" rx="32" ry="5" fill="#000" opacity=".14" />
          {DRAWINGS[face.icon]}
        </svg>
      </>
    ) : (
      <img
        src={fileAddress(face.imageFileId, size === 'large' ? 'full' : 'small')}
        alt=""
        className="size-full object-cover"
      />
    )}
  </span>
);
