/** The browser's own player: every key and every screen reader knows it. */
export const SoundPlayer = ({ source, label }: { source: string; label: string }) => (
  // biome-ignore lint/a11y/useMediaCaption: the message's text stands beside it
  <audio
    controls
    preload="metadata"
    src={source}
    aria-label={label}
    className="w-full [&::-webkit-media-controls-enclosure]:bg-card"
  />
);
