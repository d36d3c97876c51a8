import type { ReactNode } from 'react';
import { marking as texts } from '#strings/tracking/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Tracked } from '#wire/tracking';

interface DeskHeadProps {
  page: Tracked;
  mistakes: number;
  onPaused: (position: number) => void;
  children: ReactNode;
}

/** Who reads what, and how it goes beside last time. */
export const DeskHead = ({ page, mistakes, onPaused, children }: DeskHeadProps) => {
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
    </div>
  );
};
