import { Link, type LinkProps } from '@tanstack/react-router';
import { Icon } from '#web/ui/icon.tsx';

/** The way back, on the games' sky. */
export const RaceBack = ({ to, children }: { to: LinkProps['to']; children: string }) => (
  <Link to={to} className="inline-flex min-h-11 w-fit items-center gap-2 rounded-2xl bg-white/15 px-4 font-extrabold">
    <Icon name="forward" className="size-5 -scale-x-100" />
    {children}
  </Link>
);
