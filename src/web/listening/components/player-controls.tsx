import { type ReactNode, useState } from 'react';
import { heardSpan, isUnderWay, MODES, type Playback, silenceMs } from '#domain/listening/playback';
import { connection } from '#strings/connection';
import { listening as texts } from '#strings/listening/pupil';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { SmallError } from '#web/ui/states.tsx';
import type { Recitation } from '#wire/listening';
import type { Player } from '../player.ts';
import { showIfHidden } from '../verses.ts';
import { PlayerSettings } from './player-settings.tsx';

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

const STEPS = {
  previous: { icon: 'previous-verse', name: texts.previousVerse, keys: 'ArrowRight' },
  next: { icon: 'next-verse', name: texts.nextVerse, keys: 'ArrowLeft' },
} as const;

const StepButton = ({ kind, player }: { kind: keyof typeof STEPS; player: Player }) => (
  <button
    type="button"
    aria-label={STEPS[kind].name}
    aria-keyshortcuts={STEPS[kind].keys}
    onClick={() => player.send({ kind })}
    className="grid min-h-14 w-16 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-xs leading-none font-extrabold text-emerald-ink hover:brightness-95"
  >
    <Icon name={STEPS[kind].icon} />
    {texts[kind]}
  </button>
);

/** How far in the verses that are heard; while it is silent, how long the child still has. */
const Progress = ({ player, playback }: { player: Player; playback: Playback }) => {
  const { from, to } = heardSpan(playback, player.track);
  if (playback.phase !== 'waiting')
    return <Meter part={playback.ayah === null ? 0 : playback.ayah - from + 1} whole={to - from + 1} className="h-1" />;
  return (
    <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
      <span
        key={playback.round}
        className="block h-full w-full rounded-full bg-gold"
        style={{ animation: `empty ${silenceMs(playback, player.track)}ms linear forwards` }}
      />
    </span>
  );
};

const Modes = ({ player, playback }: { player: Player; playback: Playback }) => (
  <fieldset className="grid grid-cols-3 gap-1.5">
    <legend className="sr-only">{texts.mode}</legend>
    {MODES.map((mode) => (
      <button
        key={mode}
        type="button"
        aria-pressed={mode === playback.settings.mode}
        onClick={() => player.send({ kind: 'settings', change: { mode } })}
        className="min-h-11 rounded-2xl bg-emerald-soft px-1 font-extrabold text-emerald-ink hover:brightness-95 aria-pressed:bg-emerald aria-pressed:text-on-emerald"
      >
        {texts.modes[mode]}
      </button>
    ))}
  </fieldset>
);

/** Which verse it is, and back to it for whoever scrolled away. */
const VerseLabel = ({ playback, page }: { playback: Playback; page: HTMLElement | null }) => {
  const { ayah, phase } = playback;
  if (ayah === null) return <span className="font-extrabold">{texts.pressVerse}</span>;
  return (
    <button
      type="button"
      title={texts.showVerse}
      onClick={() => page && showIfHidden(page, ayah)}
      className="min-h-11 rounded-2xl px-1 text-start font-black hover:text-emerald-ink"
    >
      {phase === 'waiting' ? texts.yourTurn : texts.verse(ayah)}
    </button>
  );
};

interface PlayerControlsProps {
  player: Player;
  recitation: Recitation;
  /** Of which that is one. */
  recitations: readonly Recitation[];
  onReciter: (reciterId: number) => void;
  page: HTMLElement | null;
  onClose: () => void;
  tools: ReactNode;
}

/** All that can be chosen while a pupil listens. */
export const PlayerControls = (props: PlayerControlsProps) => {
  const { player, recitation, recitations, onReciter, page, onClose, tools } = props;
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const playback = player.playback.use();
  const sound = player.sound.use();
  const close = () => {
    player.send({ kind: 'pause' });
    onClose();
  };
  return (
    <div className="player grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="player-head flex items-center gap-2">
        <div className="grid shrink-0 grow leading-tight">
          <VerseLabel playback={playback} page={page} />
        </div>
        <span className="player-reciter min-w-0 truncate text-sm text-muted">
          {sound === 'waiting' ? texts.loading : texts.by(recitation.reciter)}
        </span>
        {tools}
        <IconButton
          icon="sliders"
          label={texts.settings}
          aria-expanded={areSettingsOpen}
          onClick={() => setAreSettingsOpen(!areSettingsOpen)}
          className="bg-emerald-soft text-emerald-ink aria-expanded:bg-emerald aria-expanded:text-on-emerald"
        />
        <IconButton icon="close" label={texts.close} onClick={close} className="bg-emerald-soft text-emerald-ink" />
      </div>
      {areSettingsOpen && (
        <PlayerSettings player={player} recitations={recitations} heard={recitation} onReciter={onReciter} />
      )}
      {sound === 'failed' && (
        <SmallError
          text={navigator.onLine ? texts.failed : connection.offline}
          onRetry={() => player.send({ kind: 'play' })}
        />
      )}
      <Progress player={player} playback={playback} />
      <div className="player-main grid gap-2.5 sm:grid-cols-[1fr_auto] sm:items-center">
        <Modes player={player} playback={playback} />
        <div className="flex items-center justify-center gap-4">
          <StepButton kind="previous" player={player} />
          <PlayButton player={player} />
          <StepButton kind="next" player={player} />
        </div>
      </div>
    </div>
  );
};
