import type { ButtonHTMLAttributes, ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Look = 'gold' | 'emerald' | 'soft' | 'plain' | 'danger';

const LOOKS: Record<Look, string> = {
  gold: 'bg-gold text-on-gold shadow-[0_4px_0_var(--gold-edge)] active:translate-y-[3px] active:shadow-[0_1px_0_var(--gold-edge)]',
  emerald: 'bg-emerald text-on-emerald hover:brightness-110',
  soft: 'bg-emerald-soft text-emerald-ink hover:brightness-95',
  plain: 'bg-card text-ink border border-line hover:bg-paper',
  danger: 'bg-danger-soft text-danger hover:brightness-95',
};

const SIZES = {
  large: 'min-h-14 px-6 text-xl rounded-button',
  medium: 'min-h-11 px-4 rounded-2xl',
  small: 'min-h-9 px-3 text-sm rounded-xl',
};

/** The classes of a button, for a link that looks like one. */
export const lookOf = (look: Look, size: keyof typeof SIZES): string =>
  `inline-flex items-center justify-center gap-2 font-extrabold transition select-none disabled:opacity-60 disabled:cursor-default aria-disabled:opacity-60 aria-disabled:cursor-default ${SIZES[size]} ${LOOKS[look]}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  size?: keyof typeof SIZES;
  icon?: IconName;
  /** Shown as busy and cannot be pressed again: a double click sends once. */
  busy?: boolean;
}

/** Also what Enter in a field would send. */
const withhold = (event: MouseEvent): void => event.preventDefault();

/** A busy one is not `disabled`: it would lose the focus, and who works by keyboard their place. */
export const Button = ({
  look = 'emerald',
  size = 'medium',
  icon,
  busy = false,
  children,
  className = '',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-disabled={busy || rest['aria-disabled']}
    aria-busy={busy || undefined}
    onClick={busy ? withhold : onClick}
    className={`${lookOf(look, size)} ${className}`}
  >
    {busy ? (
      <span className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent" />
    ) : (
      icon && <Icon name={icon} className="size-5 shrink-0" />
    )}
    {children}
  </button>
);

/** A round button that shows only an icon; its name is for screen readers and the tooltip. */
export const IconButton = ({
  icon,
  label,
  className = '',
  busy = false,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: IconName; label: string; busy?: boolean }) => (
  <button
    type="button"
    {...rest}
    disabled={rest.disabled || busy}
    aria-label={label}
    title={label}
    className={`inline-grid size-11 shrink-0 place-items-center rounded-2xl transition hover:brightness-95 disabled:opacity-50 aria-disabled:opacity-50 ${className}`}
  >
    <Icon name={icon} className={`size-5 ${busy ? 'animate-spin' : ''}`} />
  </button>
);
