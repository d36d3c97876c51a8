import { type RefObject, useState } from 'react';
import { terms } from '#strings/terms/terms';
import { Button } from '#web/ui/button.tsx';

type State = 'idle' | 'playing' | 'paused' | 'ended';

const LABEL: Record<State, string> = {
  idle: terms.audio.play,
  playing: terms.audio.pause,
  paused: terms.audio.play,
  ended: terms.audio.replay,
};

/** The terms spoken. `onPlayed` once the pupil has started to listen. */
export const TermsAudio = ({
  audio,
  onPlayed,
}: {
  audio: RefObject<HTMLAudioElement | null>;
  onPlayed: () => void;
}) => {
  const [state, setState] = useState<State>('idle');
  const [progress, setProgress] = useState(0);

  const press = () => {
    if (state === 'playing') audio.current?.pause();
    else void audio.current?.play();
  };

  return (
    <div className="grid gap-2 rounded-button bg-emerald-soft p-4">
      {/* biome-ignore lint/a11y/useMediaCaption: the same words stand below as text */}
      <audio
        ref={audio}
        src="/audios/Privacyterms.mp3"
        preload="none"
        aria-label={terms.audio.label}
        onPlay={() => {
          setState('playing');
          onPlayed();
        }}
        onPause={() => setState('paused')}
        onEnded={() => setState('ended')}
        onTimeUpdate={(event) => setProgress(event.currentTarget.currentTime / (event.currentTarget.duration || 1))}
      />
      <Button icon={state === 'playing' ? 'pause' : 'play'} onClick={press} aria-pressed={state === 'playing'}>
        {LABEL[state]}
      </Button>
      <progress
        value={progress}
        max={1}
        aria-label={terms.audio.label}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-emerald [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-emerald"
      />
    </div>
  );
};
