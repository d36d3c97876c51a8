import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from './icon.tsx';

/** What it stands on: paper, or a coloured sky. */
const LOOKS = { paper: 'bg-card shadow-card', sky: 'bg-white/15 hover:bg-white/25' };

interface BackLinkProps {
  to: LinkProps['to'];
  on?: keyof typeof LOOKS;
  children: string;
}

export const BackLink = ({ to, on = 'paper', children }: BackLinkProps) => (
  <Link
    to={to}
    className={`inline-flex min-h-11 w-fit items-center gap-2 rounded-2xl px-4 font-extrabold print:hidden ${LOOKS[on]}`}
  >
    <Icon name="forward" className="size-5 rotate-180" />
    {children}
  </Link>
);
