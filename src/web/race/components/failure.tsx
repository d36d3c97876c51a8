import { useEffect } from 'react';
import { failure as texts } from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Failure } from '../race-state.ts';
import { useSteadyNow } from '../use-race.ts';

const RELOAD_MS = 5000;
const RETRIES = 3;
const RELOAD_OFFERED_AFTER = 2;

const reload = (): void => location.reload();

const Reloading = ({ at }: { at: number }) => {
  const left = Math.max(0, Math.ceil((at + RELOAD_MS - useSteadyNow(250)) / 1000));
  useEffect(() => {
    const timer = setTimeout(reload, at + RELOAD_MS - performance.now());
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <p className="flex items-center gap-2 font-extrabold text-coral-ink">
      <Icon name="refresh" className="size-5" />
      {texts.reloading(left)}
    </p>
  );
};

interface FailureCardProps {
  problem: Failure;
  /** How often the pupil has tried again already. */
  retries: number;
  onRetry: () => void;
}

export const FailureCard = ({ problem, retries, onRetry }: FailureCardProps) => (
  <section
    role="alert"
    className="mx-auto grid w-full max-w-lg justify-items-center gap-3 rounded-card bg-card p-8 text-center shadow-card"
  >
    <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
      <Icon name="warning" className="size-8" />
    </span>
    <h2 className="text-2xl font-black">{texts.title}</h2>
    <p dir="auto" className="text-lg">
      {problem.message}
    </p>
    {problem.detail && (
      <p dir="ltr" className="text-sm text-muted">
        {problem.detail}
      </p>
    )}
    {problem.kind === 'already-playing' ? (
      <Reloading at={problem.at} />
    ) : (
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="gold" size="large" icon="refresh" onClick={retries < RETRIES ? onRetry : reload}>
          {texts.retry}
        </Button>
        {retries >= RELOAD_OFFERED_AFTER && (
          <Button look="plain" size="large" onClick={reload}>
            {texts.reload}
          </Button>
        )}
      </div>
    )}
  </section>
);
