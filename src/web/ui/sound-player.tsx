/** The browser's own player: every key and every screen reader knows it. */
export const SoundPlayer = ({ source, label }: { source: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: the words stand beside it, in a message and in the terms
  <audio
    controls
    preload="metadata"
    src={source}
    aria-label={label}
    className="w-full [&::-webkit-media-controls-enclosure]:bg-card"
  />
);
