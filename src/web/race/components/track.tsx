import { percentOf } from '#domain/race/result';
import { TRACK_LENGTH } from '#domain/race/rules';
import { formatNumber } from '#strings/plural';
import { track as texts } from '#strings/race/pupil';
import { Drawing } from '#web/ui/drawing.tsx';
import { MARKERS, mountain, RIDGES, type Ridge, type Spot, spotAt, wayTo, wholeWay } from '../track-path.ts';
import { Climber, COATS } from './climber.tsx';

export interface Lane {
  readonly name: string;
  /** From 0 to TRACK_LENGTH. */
  readonly position: number;
  readonly isYou: boolean;
  readonly connected?: boolean;
}

const placeAt = ({ x, y }: Spot) => ({ insetInlineEnd: `${x}%`, insetBlockStart: `${y}%` });

const markerPosition = (percent: number): number => (percent * TRACK_LENGTH) / 100;

const ridgeAt = (index: number): Ridge => RIDGES[index] as Ridge;

/** A line without length and with round ends is a dot that the picture's stretching does not deform. */
const Dots = ({ ridge, position }: { ridge: Ridge; position: number }) =>
  MARKERS.map((percent) => {
    const { x, y } = spotAt(ridge, markerPosition(percent));
    return (
      <path
        key={percent}
        d={`M${x} ${y}h0`}
        strokeWidth={percent === 100 ? 10 : 7}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        stroke={markerPosition(percent) <= position ? '#fff4d6' : '#e8b3a0'}
      />
    );
  });

const Line = ({ d, look }: { d: string; look: string }) => (
  <path
    d={d}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    vectorEffect="non-scaling-stroke"
    className={look}
  />
);

const Way = ({ ridge, position, fill }: { ridge: Ridge; position: number; fill: string }) => (
  <>
    <path d={mountain(ridge)} fill={fill} />
    <Line d={wholeWay(ridge)} look="stroke-white/25 [stroke-width:5]" />
    {position > 0 && <Line d={wayTo(ridge, position)} look="stroke-[#ffc94a] [stroke-width:6]" />}
    <Dots ridge={ridge} position={position} />
  </>
);

/** Evening over the peaks: the same by day and by night, so that the climbers always stand out. */
const Scenery = ({ lanes }: { lanes: readonly Lane[] }) => (
  <Drawing box="0 0 100 100" fit="none" className="absolute inset-0 size-full">
    <defs>
      <linearGradient id="track-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#7d2410" />
        <stop offset=".55" stopColor="#d9583a" />
        <stop offset="1" stopColor="#f6a35c" />
      </linearGradient>
      <radialGradient id="track-sun" cx=".28" cy=".36" r=".5">
        <stop offset="0" stopColor="#ffc873" stopOpacity=".9" />
        <stop offset="1" stopColor="#ffc873" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="100" height="100" fill="url(#track-sky)" />
    <rect width="100" height="100" fill="url(#track-sun)" />
    <path d="M0 60 9 40 16 50 30 22 41 44 52 30 63 48 74 36 86 52 100 42V100H0Z" fill="#fff" opacity=".1" />
    {lanes.map(({ position }, index) => (
      <Way
        key={ridgeAt(index).footY}
        ridge={ridgeAt(index)}
        position={position}
        fill={index === 0 ? '#8a2b14' : '#5a1809'}
      />
    ))}
  </Drawing>
);

const Flag = ({ spot, isReached }: { spot: Spot; isReached: boolean }) => (
  <span className="absolute h-9 w-7 -translate-x-9 -translate-y-3/4" style={placeAt(spot)}>
    <svg viewBox="0 0 28 36" className="size-full overflow-visible" aria-hidden="true" focusable="false">
      <path d="M25 36V3" stroke="#fff4d6" strokeWidth="3" strokeLinecap="round" />
      <path d="M25 3H3l6 6.500L3 16h22Z" fill={isReached ? '#ffc94a' : '#fff4d6'} />
    </svg>
  </span>
);

const Climbing = ({ lane, ridge, isFront }: { lane: Lane; ridge: Ridge; isFront: boolean }) => {
  const { name, position, isYou, connected = true } = lane;
  const hasArrived = position >= TRACK_LENGTH;
  return (
    <div
      role="progressbar"
      aria-label={texts.progress(isYou ? texts.you : name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentOf(position)}
      aria-valuetext={texts.valueText(percentOf(position))}
    >
      <Flag spot={spotAt(ridge, TRACK_LENGTH)} isReached={hasArrived} />
      <span
        className="absolute size-0 transition-[inset] duration-700 ease-out"
        style={placeAt(spotAt(ridge, position))}
      >
        <span
          key={position}
          className={`absolute start-0 bottom-0 h-[clamp(2rem,23cqh,5rem)] w-max translate-x-1/2 ${connected ? '' : 'opacity-55 grayscale'}`}
        >
          <span className={`block h-full ${position > 0 ? 'animate-[hop_0.7s_ease-out]' : ''}`}>
            <Climber
              coat={isFront ? COATS.own : COATS.other}
              hasArrived={hasArrived}
              className="h-full w-auto overflow-visible"
            />
          </span>
        </span>
        <span
          className={`absolute start-0 top-1 [@container(max-height:11rem)]:hidden max-w-28 translate-x-1/2 truncate rounded-full px-2.5 text-xs leading-5 sm:text-sm sm:leading-6 font-extrabold ${
            isFront ? 'bg-[#ffd9cc] text-[#6b1d0a]' : 'bg-[#d3f5ea] text-[#0a4f45]'
          } ${connected ? '' : 'opacity-80'}`}
        >
          {connected ? name : texts.away}
        </span>
      </span>
    </div>
  );
};

const Markers = () =>
  MARKERS.map((percent) => (
    <span
      key={percent}
      className="absolute bottom-1 -translate-x-1/2 text-[0.65rem] leading-4 font-extrabold text-[#ffd9cc] tabular-nums"
      style={{ insetInlineEnd: `${spotAt(RIDGES[1], markerPosition(percent)).x}%` }}
    >
      {formatNumber(percent)}
    </span>
  ));

/** Two ways up the same mountain; the marks are per cent. Whoever is named first, the pupil or the winner, is in front. */
export const Track = ({ lanes, className }: { lanes: readonly Lane[]; className: string }) => {
  const ordered = lanes.toReversed();
  return (
    <div className={`relative isolate overflow-hidden rounded-card shadow-card [container-type:size] ${className}`}>
      <Scenery lanes={ordered} />
      <div aria-hidden="true">
        <Markers />
      </div>
      {ordered.map((lane, index) => (
        <Climbing key={ridgeAt(index).footY} lane={lane} ridge={ridgeAt(index)} isFront={index === 1} />
      ))}
    </div>
  );
};
