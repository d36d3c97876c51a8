import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

const SIZES = { medium: 'min-h-11 rounded-2xl px-4', small: 'min-h-9 rounded-xl px-3 text-sm' };

interface PaperLinkProps {
  href: string;
  size?: keyof typeof SIZES;
  title?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** Paper opens in a window of its own; a link, since a browser may block a window that a script opens. */
export const PaperLink = ({ size = 'medium', children, ...rest }: PaperLinkProps) => (
  <a
    target="_blank"
    rel="noopener"
    {...rest}
    className={`inline-flex items-center justify-center gap-2 border border-line bg-card font-extrabold text-ink transition hover:bg-paper ${SIZES[size]}`}
  >
    <Icon name="print" className="size-5 shrink-0" />
    {children}
  </a>
);
