import { useEffect } from 'react';
import { isUnderWay } from '#domain/listening/playback';
import { listening as texts } from '#strings/listening/pupil';
import type { Player } from './player.ts';

/** The lock screen, the headphones and the keyboard's own media keys. */
export const useMediaSession = (player: Player, title: string, reciter: string): void => {
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
