import { EXAM_SCORE_MAX } from '#domain/exams/paper';
import { examCard as texts } from '#strings/exams/pupil';
import { CountUp } from '#web/ui/count-up.tsx';

const CIRCLE = { cx: 60, cy: 60, r: 51, fill: 'none', strokeWidth: 12, pathLength: EXAM_SCORE_MAX };

/** A score of forty as a ring that is drawn; it stands at once where stillness is wished. */
export const ScoreRing = ({ score, isFull }: { score: number; isFull: boolean }) => (
  <p className="relative grid size-40 shrink-0 place-items-center">
    <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true" focusable="false">
      <circle {...CIRCLE} stroke="var(--line)" />
      {score > 0 && (
        <circle
          {...CIRCLE}
          stroke={isFull ? 'var(--gold)' : 'var(--emerald)'}
          strokeLinecap="round"
          strokeDasharray={`${score} ${EXAM_SCORE_MAX}`}
          className="animate-[draw_900ms_ease-out]"
        />
      )}
    </svg>
    <span className="sr-only">{texts.score(score, EXAM_SCORE_MAX)}</span>
    <span aria-hidden="true" className="grid text-center leading-none">
      <span className="text-6xl font-black">
        <CountUp value={score} />
      </span>
      <span className="mt-1 font-extrabold text-muted">{texts.of(EXAM_SCORE_MAX)}</span>
    </span>
  </p>
);
