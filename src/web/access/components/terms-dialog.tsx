import { type RefObject, useRef, useState } from 'react';
import { confirmationFor } from '#domain/access/agreement';
import { schoolOf } from '#strings/addressed';
import { terms } from '#strings/terms/terms';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDecideTerms } from '../mutations.ts';

type State = 'idle' | 'playing' | 'paused' | 'ended';

const LABEL: Record<State, string> = {
  idle: terms.audio.play,
  playing: terms.audio.pause,
  paused: terms.audio.play,
  ended: terms.audio.replay,
};

interface TermsAudioProps {
  audio: RefObject<HTMLAudioElement | null>;
  /** Once the pupil has started to listen. */
  onPlayed: () => void;
  onAbsent: () => void;
}

/** The terms spoken. What comes ready speaks to boys: in a girls' school it is asked at once whether there is another. */
const TermsAudio = ({ audio, onPlayed, onAbsent }: TermsAudioProps) => {
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
        preload={schoolOf() === 'boys' ? 'none' : 'metadata'}
        onError={() => schoolOf() === 'girls' && onAbsent()}
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

export const TermsDialog = () => {
  const decide = useDecideTerms();
  const audio = useRef<HTMLAudioElement>(null);
  const [played, setPlayed] = useState(false);
  const [isAbsent, setAbsent] = useState(false);
  const [asking, setAsking] = useState(false);
  const words = terms.confirm[confirmationFor(played || isAbsent)];

  const listenFirst = () => {
    setAsking(false);
    void audio.current?.play();
  };

  return (
    <Dialog title={terms.title} mustDecide wide onClose={() => undefined}>
      <div className="grid gap-4">
        <p>{terms.intro}</p>
        {!isAbsent && <TermsAudio audio={audio} onPlayed={() => setPlayed(true)} onAbsent={() => setAbsent(true)} />}
        {terms.sections.map((section) => (
          <section key={section.id} className="rounded-button bg-paper p-4">
            <h3 className="mb-1 text-lg font-black">{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-card p-4">
          <Button
            look="gold"
            size="large"
            className="flex-1"
            disabled={decide.isPending}
            onClick={() => setAsking(true)}
          >
            {terms.agree}
          </Button>
          <Button look="plain" size="large" busy={decide.isPending} onClick={() => decide.mutate(false)}>
            {terms.disagree}
          </Button>
        </div>
      </div>
      {asking && (
        <Dialog title={words.title} onClose={() => setAsking(false)}>
          <p className="mb-5">{words.body}</p>
          <div className="flex flex-wrap gap-3">
            {'listenFirst' in words && (
              <Button look="gold" onClick={listenFirst}>
                {words.listenFirst}
              </Button>
            )}
            <Button
              look={played || isAbsent ? 'gold' : 'emerald'}
              busy={decide.isPending}
              onClick={() => decide.mutate(true)}
            >
              {words.yes}
            </Button>
            <Button look="plain" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </Dialog>
  );
};
