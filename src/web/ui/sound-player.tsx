import type { Ref } from 'react';

interface SoundPlayerProps {
  source: string;
  label: string;
  ref?: Ref<HTMLAudioElement>;
}

/** The browser's own player: every key and every screen reader knows it. */
export const SoundPlayer = ({ source, label, ref }: SoundPlayerProps) => (
  // biome-ignore lint/a11y/useMediaCaption: the words stand beside it, in a message and in the terms
  <audio
    ref={ref}
    controls
    preload="metadata"
    src={source}
    aria-label={label}
    className="w-full [&::-webkit-media-controls-enclosure]:bg-card"
  />
);
