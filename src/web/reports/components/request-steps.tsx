import { formatNumber } from '#strings/plural';
import { credentialRequest } from '#strings/reports/pupil';

const look = (index: number, current: number): string => {
  if (index < current) return 'bg-emerald text-on-emerald';
  return index === current ? 'bg-gold text-on-gold' : 'bg-line text-muted';
};

export const RequestSteps = ({ current }: { current: number }) => (
  <ol aria-label={credentialRequest.stepsLabel} className="flex gap-2">
    {credentialRequest.steps.map((title, index) => (
      <li key={title} aria-current={index === current ? 'step' : undefined} className="flex flex-1 items-center gap-2">
        <span className={`grid size-9 shrink-0 place-items-center rounded-full font-black ${look(index, current)}`}>
          {formatNumber(index + 1)}
        </span>
        <span className="text-sm font-extrabold">{title}</span>
      </li>
    ))}
  </ol>
);
