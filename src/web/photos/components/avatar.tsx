import { useState } from 'react';
import { fileAddress } from '#web/lib/page-mark.ts';

interface AvatarProps {
  fileId: string | null;
  name: string;
  /** Width in pixels; it grows with the text size. */
  size: number;
}

/** Sky, far peak, near peak: hours of the day on the climb. */
const SCENES = [
  { sky: '#fff1cc', far: '#8cc7b5', near: '#0e6b5c' },
  { sky: '#d8eee6', far: '#5fa893', near: '#0a4f45' },
  { sky: '#2a3178', far: '#1c2358', near: '#12173a' },
  { sky: '#f7e3c4', far: '#cfa15c', near: '#8a5a1c' },
  { sky: '#1a917c', far: '#0f6657', near: '#0a4f45' },
] as const;

/** The same pupil always has the same sky. */
const sceneOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return SCENES[sum % SCENES.length] ?? SCENES[0];
};

const STAR_MIDDLE = 26;

/** How far above the line the middle of a letter stands: some rise, some hang below it, and all belong in the star. */
const HEIGHTS: readonly (readonly [letters: string, above: number])[] = [
  ['أآثذفظ', 8],
  ['زضقلنغخ', 4],
  ['إبجحرسصعموي', 2],
];
const USUAL_HEIGHT = 6;

const lineFor = (letter: string): number =>
  STAR_MIDDLE + (HEIGHTS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL_HEIGHT);

/** A letter of the name on the star, above the peaks. */
const Drawn = ({ name }: { name: string }) => {
  const { sky, far, near } = sceneOf(name);
  const [letter = ''] = name.trim();
  return (
    <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true" focusable="false">
      <rect width="64" height="64" fill={sky} />
      <path d="M-4 58 14 34l12 16 10-8 14 20Z" fill={far} />
      <path d="M2 66 30 42l8 8 10-11 22 27Z" fill={near} />
      <g fill="#e9a91b" stroke="#fff7e0" strokeWidth="1.5" strokeLinejoin="round">
        <path d="m32 6 5.3 7.2 8.8-1.3-1.3 8.8L52 26l-7.2 5.3 1.3 8.8-8.8-1.3L32 46l-5.3-7.2-8.8 1.3 1.3-8.8L12 26l7.2-5.3-1.3-8.8 8.8 1.3Z" />
      </g>
      <text x="32" y={lineFor(letter)} textAnchor="middle" fontSize="19" fontWeight="900" fill="#3b2800">
        {letter}
      </text>
    </svg>
  );
};

const LIST_SIZE = 64;

/** A pupil's face where there is one, else a drawing. Whoever shows it says the name beside it. */
export const Avatar = ({ fileId, name, size }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const width = `${size / 16}rem`;
  return (
    <span
      className="inline-block shrink-0 overflow-hidden rounded-full bg-gold-soft"
      style={{ inlineSize: width, blockSize: width }}
    >
      {fileId !== null && fileId !== broken ? (
        <img
          src={fileAddress(fileId, size > LIST_SIZE ? 'full' : 'small')}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(fileId)}
        />
      ) : (
        <Drawn name={name} />
      )}
    </span>
  );
};
