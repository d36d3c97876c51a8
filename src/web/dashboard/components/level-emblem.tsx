import { useId } from 'react';
import { LEVELS, type LevelKey } from '#domain/dashboard/levels';

const LOOKS: Readonly<Record<LevelKey, { rim: string; sky: string; peak: string; far: string }>> = {
  student: { rim: '#8fb8a8', sky: '#e3f2ea', peak: '#5e9d84', far: '#a9cfbf' },
  diligent: { rim: '#3f9a80', sky: '#dcefe8', peak: '#0e6b5c', far: '#7cb9a7' },
  advanced: { rim: '#0e6b5c', sky: '#fdf0cf', peak: '#0a4f45', far: '#3f9a80' },
  distinguished: { rim: '#2b8fd6', sky: '#dff0fb', peak: '#0f5488', far: '#6cb4e6' },
  star: { rim: '#ee6a4d', sky: '#fdeadf', peak: '#a83a22', far: '#f2a48f' },
  golden: { rim: '#e9a91b', sky: '#fff4d6', peak: '#a86a00', far: '#f0c563' },
  platinum: { rim: '#8ea3b8', sky: '#eef3f8', peak: '#4d6379', far: '#b9c8d6' },
  diamond: { rim: '#37b6d9', sky: '#e2fbff', peak: '#1287a8', far: '#8fe0f2' },
  elite: { rim: '#7b3fa0', sky: '#f6e9ff', peak: '#4c1f69', far: '#b98ad8' },
};

const GROUND = 76;

/** A peak with its foot on the ground. */
const Peak = ({ x, height, width, fill }: { x: number; height: number; width: number; fill: string }) => (
  <path d={`M${x - width} ${GROUND}L${x} ${GROUND - height}L${x + width} ${GROUND}Z`} fill={fill} />
);

const STAR = 'm0-6 1.8 3.8 4.2.5-3.1 2.8.8 4.1L0 3.2l-3.7 2 .8-4.1-3.1-2.8 4.2-.5Z';

const Star = ({ x, y, size = 1, fill = '#ffc94a' }: { x: number; y: number; size?: number; fill?: string }) => (
  <path d={STAR} fill={fill} transform={`translate(${x} ${y}) scale(${size})`} />
);

const Flag = ({ y }: { y: number }) => (
  <>
    <path d={`M48 ${y + 1}V${y - 13}`} stroke="#4a3200" strokeWidth="2" strokeLinecap="round" />
    <path d={`M48 ${y - 13}l-11 4 11 4Z`} fill="#ee6a4d" />
  </>
);

/** What stands on the summit: nothing yet, the pupil's flag, a star, and a crown at last. */
const Summit = ({ step, y }: { step: number; y: number }) => {
  if (step === 0) return null;
  if (step < 4) return <Flag y={y} />;
  if (step < 8) return <Star x={48} y={y - 7} size={1.3} />;
  return <path d={`M36 ${y - 2}v-11l6 5 6-8 6 8 6-5v11Z`} fill="#ffc94a" stroke="#a86a00" strokeWidth="1.5" />;
};

/** Stars on the rim count the levels after the golden one. */
const RIM_STARS = [
  [48, 86],
  [34, 83],
  [62, 83],
] as const;

/** The level as a mountain in our star: it grows with every title. */
export const LevelEmblem = ({ level, className = 'size-20' }: { level: LevelKey; className?: string }) => {
  const clip = useId();
  const step = LEVELS.findIndex(({ key }) => key === level);
  const look = LOOKS[level];
  const height = 20 + step * 3.8;
  const top = GROUND - height;
  return (
    <svg viewBox="0 0 96 96" className={className} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <circle cx="48" cy="48" r="31" />
      </clipPath>
      <g fill={look.rim}>
        <rect x="15" y="15" width="66" height="66" rx="8" />
        <rect x="15" y="15" width="66" height="66" rx="8" transform="rotate(45 48 48)" />
      </g>
      <circle cx="48" cy="48" r="33.5" fill="#ffffff" opacity="0.55" />
      <g clipPath={`url(#${clip})`}>
        <rect x="14" y="14" width="68" height="68" fill={look.sky} />
        {step < 4 && <circle cx={66} cy={32} r={6} fill="#ffc94a" />}
        {step >= 2 && <Peak x={27} height={height * 0.6} width={20} fill={look.far} />}
        {step >= 3 && <Peak x={70} height={height * 0.7} width={22} fill={look.far} />}
        <Peak x={48} height={height} width={18 + step * 1.5} fill={look.peak} />
        {step >= 3 && <path d={`M48 ${top}l7 11-4-2-3 4-3-4-4 2Z`} fill="#ffffff" />}
        <path d={`M14 ${GROUND - 3}c12-4 22-4 34-1s24 3 34 0v20H14Z`} fill={look.rim} opacity="0.85" />
      </g>
      <Summit step={step} y={top} />
      {RIM_STARS.slice(0, Math.max(0, step - 5)).map(([x, y]) => (
        <Star key={x} x={x} y={y} size={0.8} fill="#fff7df" />
      ))}
    </svg>
  );
};
