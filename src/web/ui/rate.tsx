import { type RateTone, rateTone } from '#domain/questions/hardest';
import { percent } from '#strings/plural';
import { rateWords } from '#strings/questions/sheet';

const LOOKS: Readonly<Record<RateTone, string>> = {
  red: 'bg-danger-soft text-danger',
  orange: 'bg-gold-soft text-gold-ink',
  green: 'bg-correct-soft text-correct',
};

/** The number and a word for it; the colour only helps the eye. */
export const Rate = ({ rate, className = '' }: { rate: number; className?: string }) => {
  const tone = rateTone(rate);
  return (
    <span
      data-tone={tone}
      className={`inline-flex items-baseline gap-x-1.5 rounded-2xl px-3 py-0.5 font-black whitespace-nowrap ${LOOKS[tone]} ${className}`}
    >
      {percent(rate)}
      <span className="text-sm font-extrabold">{rateWords[tone]}</span>
    </span>
  );
};
