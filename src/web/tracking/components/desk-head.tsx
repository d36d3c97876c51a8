import type { ReactNode } from 'react';
import { marking as texts } from '#strings/tracking/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Tracked } from '#wire/tracking';

const Saved = ({ waiting, isCut }: { waiting: number; isCut: boolean }) => (
  <p role="status" className="text-sm font-extrabold">
    {isCut && waiting > 0 ? (
      <Badge tone="wait">{texts.waiting(waiting)}</Badge>
    ) : (
      <span className="text-muted">{waiting > 0 ? texts.sending : texts.saved}</span>
    )}
  </p>
);

interface DeskHeadProps {
  page: Tracked;
  mistakes: number;
  waiting: number;
  isCut: boolean;
  onPaused: (position: number) => void;
  children: ReactNode;
}

/** Who reads what, how it goes beside last time, and whether all of it is saved. */
export const DeskHead = ({ page, mistakes, waiting, isCut, onPaused, children }: DeskHeadProps) => {
  const { hearing, pupil, text, reading } = page;
  const { pausedAt } = reading;
  const before = page.hearings.find(({ id }) => id !== hearing?.id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="heard-pupil" className="text-2xl font-black">
        {pupil.name}
      </h2>
      <Badge tone="good">{text.title}</Badge>
      {hearing && <Badge tone={mistakes > 0 ? 'bad' : 'good'}>{texts.mistakes(mistakes)}</Badge>}
      {before && <Badge tone="wait">{texts.lastMistakes(before.mistakes)}</Badge>}
      {children}
      {pausedAt !== null && (
        <Button look="plain" size="small" onClick={() => onPaused(pausedAt)}>
          {texts.pausedAt}
        </Button>
      )}
      {hearing && (
        <span className="ms-auto">
          <Saved waiting={waiting} isCut={isCut} />
        </span>
      )}
    </div>
  );
};
