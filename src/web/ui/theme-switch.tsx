import { themeLabels } from '#strings/widgets';
import { switchTheme, useTheme } from '#web/lib/theme.ts';
import { IconButton } from './button.tsx';

export const ThemeSwitch = ({ className = '' }: { className?: string }) => {
  const night = useTheme() === 'night';
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? themeLabels.toDay : themeLabels.toNight}
      onClick={switchTheme}
      className={className}
    />
  );
};
