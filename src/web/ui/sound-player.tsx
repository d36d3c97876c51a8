import { type ComponentProps, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { clockText } from '#strings/clock';
import { soundPlayer as texts } from '#strings/widgets';
import { useFileAddress } from '#web/lib/file-address.ts';
import { Icon } from './icon.tsx';

interface SoundPlayerProps extends Omit<ComponentProps<'audio'>, 'src' | 'className' | 'ref'> {
  source: string;
  label: string;
  ref?: Ref<HTMLAudioElement>;
}

const SILENT = { at: 0, length: 0, isOn: false };

const readOff = (audio: HTMLAudioElement) => ({
  at: audio.currentTime,
  // A recording that came without its length has none to show.
  length: Number.isFinite(audio.duration) ? audio.duration : 0,
  isOn: !audio.paused,
});

const EVENTS = ['loadedmetadata', 'durationchange', 'timeupdate', 'play', 'pause', 'ended'] as const;

/** Where the sound is and how long it is, as its own events tell. */
const useHeard = (element: RefObject<HTMLAudioElement | null>) => {
  const [heard, setHeard] = useState(SILENT);
  useEffect(() => {
    const audio = element.current;
    if (!audio) return;
    const read = () => setHeard(readOff(audio));
    read();
    for (const event of EVENTS) audio.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) audio.removeEventListener(event, read);
    };
  }, [element]);
  return heard;
};

/** A voice in the product's own dress, alike on every device. The words stand beside it, so it has no captions. */
export const SoundPlayer = ({ source, label, ref, ...rest }: SoundPlayerProps) => {
  const element = useRef<HTMLAudioElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLAudioElement);
  const heard = useHeard(element);
  const name = heard.isOn ? texts.pause : texts.play;
  const toggle = () => {
    const audio = element.current;
    if (!audio) return;
    // Refused where the file cannot be played: the page that shows the player says so.
    if (audio.paused) audio.play().catch(() => undefined);
    else audio.pause();
  };
  return (
    <fieldset aria-label={label} className="flex min-w-0 items-center gap-3 rounded-full bg-paper p-1.5 pe-4">
      <audio preload="metadata" {...rest} ref={element} src={source} />
      <button
        type="button"
        aria-label={name}
        title={name}
        onClick={toggle}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-emerald text-on-emerald hover:brightness-110"
      >
        <Icon name={heard.isOn ? 'pause' : 'play'} className="size-6" />
      </button>
      <input
        type="range"
        aria-label={texts.position}
        aria-valuetext={clockText(Math.floor(heard.at))}
        min={0}
        max={heard.length || 1}
        step={0.1}
        value={Math.min(heard.at, heard.length || 1)}
        disabled={heard.length === 0}
        onChange={(event) => {
          if (element.current) element.current.currentTime = Number(event.target.value);
        }}
        className="h-11 min-w-0 flex-1 accent-emerald"
      />
      <span className="text-sm tabular-nums text-muted">
        {clockText(Math.floor(heard.at > 0 ? heard.at : heard.length))}
      </span>
    </fieldset>
  );
};

/** What was chosen or spoken on this page, and is nowhere else yet. */
export const FilePlayer = ({ file, ...rest }: Omit<SoundPlayerProps, 'source'> & { file: Blob }) => {
  const address = useFileAddress(file);
  return address && <SoundPlayer {...rest} source={address} />;
};
