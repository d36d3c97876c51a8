import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon, type IconName } from './icon.tsx';

const LOOKS = {
  gold: 'bg-gold text-on-gold hover:brightness-105',
  soft: 'bg-emerald-soft text-emerald-ink hover:brightness-95',
  emerald: 'bg-emerald text-on-emerald hover:brightness-110',
  coral: 'bg-coral text-on-coral hover:brightness-110',
  card: 'bg-card shadow-card hover:brightness-97',
  plain: 'bg-card border border-line hover:bg-paper',
  /** On a coloured sky. */
  sky: 'bg-white/15 hover:bg-white/25',
};

interface ButtonLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  look?: keyof typeof LOOKS;
  icon?: IconName;
  'aria-label'?: string;
  children: string;
}

/** Leads to another page, and looks like a button. */
export const ButtonLink = ({ look = 'emerald', icon, children, ...link }: ButtonLinkProps) => (
  <Link
    {...link}
    className={`inline-flex min-h-11 w-fit items-center gap-2 rounded-2xl px-4 font-extrabold transition print:hidden ${LOOKS[look]}`}
  >
    {icon && <Icon name={icon} className="size-5 shrink-0" />}
    {children}
  </Link>
);

/** The way back. */
export const BackLink = ({ look = 'card', ...rest }: Omit<ButtonLinkProps, 'icon'>) => (
  <ButtonLink {...rest} look={look} icon="back" />
);
