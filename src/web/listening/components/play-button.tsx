import { isUnderWay } from '#domain/listening/playback';
import { listening as texts } from '#strings/listening/pupil';
import { Icon } from '#web/ui/icon.tsx';
import type { Player } from '../player.ts';

/** The one thing to press. */
export const PlayButton = ({ player, onPlay }: { player: Player; onPlay?: () => void }) => {
  const isOn = isUnderWay(player.playback.use());
  const isWaiting = player.sound.use() === 'waiting';
  const press = () => {
    if (!isOn) onPlay?.();
    player.send({ kind: isOn ? 'pause' : 'play' });
  };
  return (
    <button
      type="button"
      aria-label={isOn ? texts.pause : texts.play}
      title={isOn ? texts.pause : texts.play}
      aria-keyshortcuts="Space"
      aria-busy={isWaiting}
      onClick={press}
      className="relative grid size-16 shrink-0 place-items-center rounded-full bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)] active:translate-y-[3px] active:shadow-[0_1px_0_var(--gold-edge)]"
    >
      <Icon name={isOn ? 'pause' : 'play'} className="size-8" />
      {isWaiting && (
        <span className="absolute inset-0.5 animate-spin rounded-full border-3 border-on-gold border-t-transparent opacity-60" />
      )}
    </button>
  );
};
