import { celebration } from '#strings/rewards/pupil';
import { switchSound, useIsMuted } from '#web/lib/sound.ts';
import { IconButton } from './button.tsx';

export const SoundSwitch = ({ className = '' }: { className?: string }) => {
  const muted = useIsMuted();
  return (
    <IconButton
      icon={muted ? 'sound-off' : 'sound'}
      label={muted ? celebration.unmute : celebration.mute}
      onClick={switchSound}
      className={className}
    />
  );
};
