import { type Look, lookOf } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface FileButtonProps {
  label: string;
  icon: IconName;
  accept: string;
  /** On what has a touch screen: straight from this camera. */
  capture?: 'user' | 'environment';
  look?: Look;
  size?: 'large' | 'medium';
  className?: string;
  onFile: (file: File) => void;
}

/** Looks like a button and asks for one file; the same one can be chosen again. */
export const FileButton = ({
  label,
  icon,
  accept,
  capture,
  look = 'soft',
  size = 'medium',
  className = '',
  onFile,
}: FileButtonProps) => (
  <label
    className={`${lookOf(look, size)} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold ${className}`}
  >
    <Icon name={icon} className="size-5 shrink-0" />
    {label}
    <input
      type="file"
      accept={accept}
      capture={capture}
      className="sr-only"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) onFile(file);
        event.target.value = '';
      }}
    />
  </label>
);
