import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { percent } from '#strings/plural';
import { Ring } from '#web/ui/ring.tsx';

interface ProgressRingProps {
  progress: number;
  /** On a coloured card it is white. */
  isOnColour?: boolean;
  className?: string;
}

const LOOKS = {
  plain: { under: 'stroke-line', part: 'stroke-emerald', whole: 'stroke-gold' },
  onColour: { under: 'stroke-white/25', part: 'stroke-white', whole: 'stroke-white' },
};

/** How much of a week or a course is done; gold when all of it is. */
export const ProgressRing = ({ progress, isOnColour = false, className = 'size-16' }: ProgressRingProps) => {
  const look = LOOKS[isOnColour ? 'onColour' : 'plain'];
  return (
    <span className={`relative grid shrink-0 place-items-center ${className}`}>
      <Ring
        part={progress}
        whole={100}
        under={look.under}
        look={`${progress === 100 ? look.whole : look.part} transition-[stroke-dasharray] duration-500`}
      />
      <span className="sr-only">{texts.ring(progress)}</span>
      <span aria-hidden="true" className="text-[1.05em] leading-none font-black">
        {percent(progress)}
      </span>
    </span>
  );
};
