import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LIVE_EVENT, LIVE_PATH } from '#domain/live/channel';
import type { ErrorCode } from '#domain/vocabulary';
import { pageAuth } from './page-mark.ts';
import { shared } from './shared.ts';

/** `starting` counts as live: asking by itself is for a page that knows it is not told. */
const state = shared<'starting' | 'live' | 'down'>('starting');

/** False while nobody tells this page what changed, so that it must ask by itself. */
export const useIsLive = (): boolean => state.use() !== 'down';

/** Refused for good: asking by itself will tell the page that it must log in again. */
const ENDED: ErrorCode = 'session_expired';

/** The server ended it, as it does with the session: the page asks at once, and is led out where that is so. */
const CUT = 'io server disconnect';

const RETRY_MS = 10_000;

/** `onBack` once it is connected again: whatever was told meanwhile was missed. */
const connect = async (onNews: (news: unknown) => void, onBack: () => void): Promise<() => void> => {
  const { io } = await import('socket.io-client');
  // What was told while this page was loading may not be in its first answers.
  const auth = (tell: (told: object) => void) => tell({ ...pageAuth(), pageAgeMs: Math.ceil(performance.now()) });
  const socket = io({ auth, path: LIVE_PATH, transports: ['websocket', 'polling'], tryAllTransports: true });
  socket.on('connect', () => {
    if (state.get() === 'down') onBack();
    state.set('live');
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  socket.on('disconnect', (reason) => {
    state.set('down');
    if (reason !== CUT) return;
    onBack();
    retry = setTimeout(() => socket.connect(), RETRY_MS);
  });
  socket.on('connect_error', (error) => {
    state.set('down');
    // The socket tries again by itself unless the server refused it, as it does while its database is away.
    if (socket.active || error.message === ENDED) return;
    retry = setTimeout(() => socket.connect(), RETRY_MS);
  });
  socket.on(LIVE_EVENT, onNews);
  return () => {
    clearTimeout(retry);
    socket.close();
  };
};

/** Keeps the open page true: what changed on the server is asked for again. Mounted once, by the shell. */
export const useLive = (keysFor: (news: unknown) => readonly (readonly string[])[]): void => {
  const client = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let disconnect: (() => void) | undefined;
    const start = async () => {
      disconnect = await connect(
        (news) => {
          for (const queryKey of keysFor(news)) void client.invalidateQueries({ queryKey });
        },
        () => void client.invalidateQueries(),
      );
      if (isLeft) disconnect();
    };
    // After the first paint: what the page shows first does not wait for the socket's code.
    const timer = setTimeout(() => void start().catch(() => state.set('down')));
    return () => {
      isLeft = true;
      clearTimeout(timer);
      disconnect?.();
    };
  }, [client, keysFor]);
};
