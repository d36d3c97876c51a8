import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { heardSpan, isUnderWay, MODES, type Playback, readyPlayback, silenceMs } from '#domain/listening/playback';
import { connection } from '#strings/connection';
import { listening as texts } from '#strings/listening/pupil';
import { IconButton } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { SmallError } from '#web/ui/states.tsx';
import type { Recitation } from '#wire/listening';
import type { TextHead } from '#wire/quran';
import type { KeptListening } from '../listening-memory.ts';
import { useMediaSession } from '../media-session.ts';
import { createPlayer, type Player } from '../player.ts';
import { showIfHidden, useVerses } from '../verses.ts';
import { PlayerSettings } from './player-settings.tsx';

/** What else can be done with the verse that is heard; `pause` stops the recitation for it. */
export type VerseTools = (ayah: number | null, pause: () => void) => ReactNode;

const PlayButton = ({ player, onPlay }: { player: Player; onPlay?: () => void }) => {
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
        // A short wait is not worth a ring.
        <span className="absolute inset-0.5 animate-spin rounded-full border-3 border-on-gold border-t-transparent opacity-60" />
      )}
    </button>
  );
};

const StepButton = ({ icon, label, name, keys, onPress }: StepButtonProps) => (
  <button
    type="button"
    aria-label={name}
    aria-keyshortcuts={keys}
    onClick={onPress}
    className="grid min-h-14 w-16 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-xs leading-none font-extrabold text-emerald-ink hover:brightness-95"
  >
    <Icon name={icon} />
    {label}
  </button>
);

interface StepButtonProps {
  icon: IconName;
  label: string;
  name: string;
  keys: string;
  onPress: () => void;
}

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

interface PlayerBarProps {
  text: TextHead;
  recitation: Recitation;
  /** Of whom one is chosen. */
  reciters: readonly Recitation[];
  kept: KeptListening;
  onKeep: (part: Partial<KeptListening>) => void;
  page: HTMLElement | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  verseTools: VerseTools | undefined;
}

const usePlayer = ({ text, recitation, kept, onKeep, isOpen }: PlayerBarProps): Player => {
  const [player] = useState(() => {
    const { timestamps, durationMs } = recitation;
    const track = { fromAyah: text.fromAyah, timestamps, durationMs };
    return createPlayer(track, readyPlayback(track, kept.settings, kept.ayah));
  });
  const { settings, ayah } = player.playback.use();
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (isOpen) keep({ settings, ayah });
  }, [isOpen, settings, ayah]);
  return player;
};

/** One line that invites to listen. */
const Invitation = ({
  player,
  recitation,
  onOpen,
}: Pick<PlayerBarProps, 'recitation' | 'onOpen'> & { player: Player }) => {
  const { ayah } = player.playback.use();
  return (
    <div className="flex items-center gap-3">
      <PlayButton player={player} onPlay={() => onOpen(true)} />
      <button type="button" onClick={() => onOpen(true)} className="min-h-16 flex-1 text-start leading-snug">
        <span className="block text-lg font-black">{ayah === null ? texts.start : texts.goOn(ayah)}</span>
        <span className="block text-muted">{texts.by(recitation.reciter)}</span>
      </button>
      <Icon name="up" className="size-5 text-muted" />
    </div>
  );
};

const Controls = (props: PlayerBarProps & { player: Player }) => {
  const { player, recitation, reciters, onKeep, page, onOpen, verseTools } = props;
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const playback = player.playback.use();
  const sound = player.sound.use();
  const close = () => {
    player.send({ kind: 'pause' });
    onOpen(false);
  };
  return (
    <div className="grid gap-2.5">
      <div className="flex items-center gap-2">
        <div className="grid min-w-0 flex-1 leading-tight">
          <VerseLabel playback={playback} page={page} />
        </div>
        <span className="min-w-0 truncate text-sm text-muted">
          {sound === 'waiting' ? texts.loading : texts.by(recitation.reciter)}
        </span>
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
        <PlayerSettings
          player={player}
          reciters={reciters}
          reciterId={recitation.reciterId}
          onReciter={(reciterId) => onKeep({ reciterId })}
        />
      )}
      {sound === 'failed' && (
        <SmallError
          text={navigator.onLine ? texts.failed : connection.offline}
          onRetry={() => player.send({ kind: 'play' })}
        />
      )}
      <Progress player={player} playback={playback} />
      <div className="grid gap-2.5 sm:grid-cols-[1fr_auto] sm:items-center">
        <Modes player={player} playback={playback} />
        <div className="flex items-center justify-center gap-4">
          <StepButton
            icon="previous-verse"
            label={texts.previous}
            name={texts.previousVerse}
            keys="ArrowRight"
            onPress={() => player.send({ kind: 'previous' })}
          />
          <PlayButton player={player} />
          <StepButton
            icon="next-verse"
            label={texts.next}
            name={texts.nextVerse}
            keys="ArrowLeft"
            onPress={() => player.send({ kind: 'next' })}
          />
        </div>
      </div>
      {verseTools?.(playback.ayah, () => player.send({ kind: 'pause' }))}
    </div>
  );
};

/** Stays at the lower edge of the screen, and behind the last verse when that is reached. */
export const PlayerBar = (props: PlayerBarProps) => {
  const { text, recitation, page, isOpen, onOpen } = props;
  const player = usePlayer(props);
  useVerses(page, player, isOpen);
  useMediaSession(player, text.title, recitation.reciter);
  return (
    <section
      data-listening-bar
      aria-label={texts.title}
      className="sticky bottom-0 z-10 -mx-4 mt-auto border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[16rem]:static sm:mx-auto sm:w-full sm:max-w-160 sm:rounded-t-card sm:border-x print:hidden"
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the words are the page */}
      <audio ref={player.attach} src={`/api/files/${recitation.fileId}`} preload="none" />
      {isOpen ? (
        <Controls {...props} player={player} />
      ) : (
        <Invitation player={player} recitation={recitation} onOpen={onOpen} />
      )}
    </section>
  );
};
