import { tapText, tappedDialog as texts, tools, waitingTaps } from '#strings/classroom/staff';
import { IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Room } from '../use-room.ts';

/** Everything that stands, the last first; each can be taken back while the lesson is open. */
export const TappedDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const { standing, waiting, nameOf, undo, canTap, lesson } = room;
  const isWaiting = (key: string) => waiting.some((tap) => tap.key === key);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {lesson.startedBy && <p className="mb-2 text-sm text-muted">{texts.startedBy(lesson.startedBy)}</p>}
      {standing.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ol className="grid divide-y divide-line">
        {standing.toReversed().map((tap) => {
          const said = tapText(tap, nameOf);
          return (
            <li key={tap.key} className="flex min-h-12 items-center gap-2">
              <span className="min-w-0 flex-1 leading-snug">{said}</span>
              {isWaiting(tap.key) && (
                <span role="img" aria-label={waitingTaps.here} title={waitingTaps.here} className="text-gold-ink">
                  <Icon name="hourglass" className="size-4" />
                </span>
              )}
              {canTap && (
                <IconButton icon="undo" label={texts.undo(said)} title={tools.undo} onClick={() => undo(tap.key)} />
              )}
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
};
