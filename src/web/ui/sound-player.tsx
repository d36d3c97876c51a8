import type { ComponentProps } from 'react';

interface SoundPlayerProps extends Omit<ComponentProps<'audio'>, 'src' | 'className'> {
  source: string;
  label: string;
}

/** The browser's own player: every key and every screen reader knows it. The words stand beside it, so it has no captions. */
export const SoundPlayer = ({ source, label, ...rest }: SoundPlayerProps) => (
  <audio
    controls
    preload="metadata"
    {...rest}
    src={source}
    aria-label={label}
    className="w-full [&::-webkit-media-controls-enclosure]:bg-card"
  />
);
