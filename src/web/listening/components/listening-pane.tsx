import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUnderWay, readyPlayback } from '#domain/listening/playback';
import { listening as texts } from '#strings/listening/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { atFoot } from '#web/ui/foot.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Recitation } from '#wire/listening';
import type { TextHead } from '#wire/quran';
import { type KeptListening, keepListening, keptListening } from '../listening-memory.ts';
import { createPlayer, type Player } from '../player.ts';
import { useRoomForBar, useVerses } from '../verses.ts';
import { PlayButton, PlayerControls } from './player-controls.tsx';
import '../listening.css';

/** The lock screen, the headphones and the keyboard's own media keys. */
const useMediaSession = (player: Player, title: string, reciter: string): void => {
  const playback = player.playback.use();
  const { ayah } = playback;

  useEffect(() => {
    if (!('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => player.send({ kind: 'play' }),
      pause: () => player.send({ kind: 'pause' }),
      stop: () => player.send({ kind: 'pause' }),
      nexttrack: () => player.send({ kind: 'next' }),
      previoustrack: () => player.send({ kind: 'previous' }),
      seekto: ({ seekTime = 0 }) => player.send({ kind: 'seek', ms: seekTime * 1000 }),
    };
    const actions = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
    for (const [action, handler] of actions) mediaSession.setActionHandler(action, handler);
    return () => {
      for (const [action] of actions) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
    };
  }, [player]);

  useEffect(() => {
    if (!('mediaSession' in navigator) || ayah === null) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title: texts.verse(ayah), artist: reciter, album: title });
  }, [ayah, reciter, title]);

  // Told anew at every turn; in between the device counts by itself.
  useEffect(() => {
    if (!('mediaSession' in navigator) || playback.ayah === null) return;
    const duration = player.track.durationMs / 1000;
    navigator.mediaSession.playbackState = isUnderWay(playback) ? 'playing' : 'paused';
    navigator.mediaSession.setPositionState({
      duration,
      position: Math.min(player.positionMs() / 1000, duration),
      playbackRate: playback.settings.speed,
    });
  }, [player, playback]);
};

/** At the lower edge of the screen, and behind the last verse when that is reached. */
const BarFrame = ({ page, children }: { page: HTMLElement | null; children: ReactNode }) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useRoomForBar(page, bar);
  useEffect(() => (bar ? atFoot(bar) : undefined), [bar]);
  return (
    <section
      ref={setBar}
      aria-label={texts.title}
      className="sticky bottom-0 z-10 -mx-4 mt-auto border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[16rem]:static sm:mx-auto sm:w-full sm:max-w-160 sm:rounded-t-card sm:border-x print:hidden"
    >
      {children}
    </section>
  );
};

/** What else can be done with the verse that is heard, a button or two; whoever speaks stops the recitation first. */
type VerseTools = (listening: {
  ayah: number | null;
  pause: () => void;
  /** Resolves at the verse's end. Left out where nobody recites the text. */
  playVerse?: (ayah: number) => Promise<void>;
}) => ReactNode;

interface PlayerBarProps {
  text: TextHead;
  recitation: Recitation;
  /** Of which that is one. */
  recitations: readonly Recitation[];
  kept: KeptListening;
  onKeep: (part: Partial<KeptListening>) => void;
  /** Where the verses stand. */
  page: HTMLElement | null;
  verseTools: VerseTools;
}

const playerFor = ({ text: { fromAyah }, recitation, kept }: PlayerBarProps) => {
  const { timestamps, durationMs } = recitation;
  const track = { fromAyah, timestamps, durationMs };
  return { recitation, player: createPlayer(track, readyPlayback(track, kept.settings, kept.ayah)) };
};

/** Another voice, or other times, is another playing. */
const usePlayer = (props: PlayerBarProps): Player => {
  const [made, setMade] = useState(() => playerFor(props));
  if (made.recitation !== props.recitation) setMade(playerFor(props));
  return made.player;
};

interface InvitationProps {
  player: Player;
  reciter: string;
  onOpen: () => void;
  tools: ReactNode;
}

/** One line that invites to listen. */
const Invitation = ({ player, reciter, onOpen, tools }: InvitationProps) => {
  const { ayah } = player.playback.use();
  return (
    <div className="flex items-center gap-3">
      <PlayButton player={player} onPlay={onOpen} />
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 items-center text-start leading-snug"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lg font-black">{ayah === null ? texts.start : texts.goOn(ayah)}</span>
          <span className="block truncate text-muted">{texts.by(reciter)}</span>
        </span>
        <Icon name="up" className="size-5 text-muted" />
      </button>
      {tools}
    </div>
  );
};

const PlayerBar = (props: PlayerBarProps) => {
  const { text, recitation, recitations, page, onKeep, verseTools } = props;
  const player = usePlayer(props);
  const [isOpen, setIsOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useVerses(page, player, isOpen);
  useMediaSession(player, text.title, recitation.reciter);
  const { settings, ayah } = player.playback.use();
  const tools = verseTools({ ayah, playVerse: player.playVerse, pause: () => player.send({ kind: 'pause' }) });
  const wasOpen = useRef(isOpen);
  // The button that was pressed has gone; the same one stands in its place.
  useEffect(() => {
    if (wasOpen.current !== isOpen) bar.current?.querySelector<HTMLElement>('[aria-keyshortcuts="Space"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const keep = useEffectEvent(onKeep);
  useEffect(() => {
    if (isOpen) keep({ settings, ayah });
  }, [isOpen, settings, ayah]);
  return (
    <BarFrame page={page}>
      {/* biome-ignore lint/a11y/useMediaCaption: the words are the page */}
      <audio ref={player.attach} src={fileAddress(recitation.fileId)} preload="none" />
      <div ref={bar}>
        {isOpen ? (
          <PlayerControls
            player={player}
            recitation={recitation}
            recitations={recitations}
            onReciter={(reciterId) => onKeep({ reciterId })}
            page={page}
            onClose={() => setIsOpen(false)}
            tools={tools}
          />
        ) : (
          <Invitation player={player} reciter={recitation.reciter} onOpen={() => setIsOpen(true)} tools={tools} />
        )}
      </div>
    </BarFrame>
  );
};

type ListeningPaneProps = Pick<PlayerBarProps, 'text' | 'recitations' | 'page' | 'verseTools'> & { studentId: number };

/** Under the verses: who recites them, and how the pupil likes to hear them. */
export const ListeningPane = ({ studentId, text, recitations, page, verseTools }: ListeningPaneProps) => {
  const isSelf = useIsSelf();
  const [kept, setKept] = useState(() => keptListening(studentId, text.id));
  const remember = (part: Partial<KeptListening>) => {
    const next = { ...kept, ...part };
    setKept(next);
    if (isSelf) keepListening(studentId, text.id, next);
  };
  const recitation = recitations.find(({ reciterId }) => reciterId === kept.reciterId) ?? recitations[0];
  if (!recitation)
    return (
      <BarFrame page={page}>
        <div className="flex items-center gap-2 text-muted">
          <Icon name="sound-off" className="size-5 shrink-0" />
          <p className="flex-1">{texts.none}</p>
          {verseTools({ ayah: null, pause: () => {} })}
        </div>
      </BarFrame>
    );
  return (
    <PlayerBar
      text={text}
      recitation={recitation}
      recitations={recitations}
      kept={kept}
      onKeep={remember}
      page={page}
      verseTools={verseTools}
    />
  );
};
