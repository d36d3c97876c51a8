import { ownHeat } from '#domain/tracking/heat';
import { ownHeatTexts as texts } from '#strings/tracking/history';
import { mistakeCount } from '#strings/tracking/words';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Tracked } from '#wire/tracking';
import { HeatGrid } from './heat-grid.tsx';

/** One pupil's mistakes over all hearings of a text. */
export const PupilHeat = ({ page, onClose }: { page: Tracked; onClose: () => void }) => {
  const mistakes = new Map(page.words.map((word) => [word.position, word.incorrectAttempts]));
  const heatOf = (position: number) => {
    const count = mistakes.get(position) ?? 0;
    return { heat: ownHeat(count), count, say: mistakeCount(count) };
  };
  return (
    <Dialog wide title={texts.title(page.pupil.name)} onClose={onClose}>
      <p className="mb-4 text-muted">{texts.intro}</p>
      <HeatGrid passage={page.passage} heatOf={heatOf} legend={texts.legend} degrees={texts.degrees} />
    </Dialog>
  );
};
