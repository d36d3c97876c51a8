import { PAIRS_IN_SET } from '#domain/growth/word-association';
import { wordAssociation as texts } from '#strings/growth/pupil';
import { Icon } from '#web/ui/icon.tsx';

const STEPS = Array.from({ length: PAIRS_IN_SET }, (_, step) => step + 1);
const heightOf = (step: number): string => `${0.75 + step * 0.7}rem`;

/** A stair of five steps to the flag. The star stands where the pupil has come to, and goes back with a wrong answer. */
export const Climb = ({ correct }: { correct: number }) => (
  <div
    role="img"
    aria-label={texts.steps(correct, PAIRS_IN_SET)}
    className="relative flex h-28 items-end gap-1 overflow-hidden rounded-card bg-linear-to-b from-(--peak-top) to-(--peak-bottom) px-4 pt-3"
  >
    <span className="flex-1" />
    {STEPS.map((step) => (
      <span
        key={step}
        style={{ blockSize: heightOf(step) }}
        className={`relative flex-1 rounded-t-xl transition-colors duration-500 ${step <= correct ? 'bg-gold' : 'bg-white/25'}`}
      >
        {step === PAIRS_IN_SET && (
          <svg viewBox="0 0 24 32" className="absolute -end-2 bottom-full h-10" aria-hidden="true" focusable="false">
            <path d="M12 32V2" stroke="white" strokeWidth="3" strokeLinecap="round" />
            <path d="M12 2 0 7l12 5Z" fill="#f2c34b" />
          </svg>
        )}
      </span>
    ))}
    <span className="absolute inset-x-4 inset-y-0">
      <span
        style={{
          insetInlineStart: `${(100 / (PAIRS_IN_SET + 1)) * correct}%`,
          insetBlockEnd: correct === 0 ? '0' : heightOf(correct),
          inlineSize: `${100 / (PAIRS_IN_SET + 1)}%`,
        }}
        className="absolute grid place-items-center transition-all duration-500"
      >
        <span
          key={correct}
          className="grid size-9 animate-[hop_500ms_ease-out] place-items-center rounded-full bg-white text-[#7a5200] shadow-card"
        >
          <Icon name="star" className="size-6 fill-gold" />
        </span>
      </span>
    </span>
  </div>
);
