import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** A plain link, so that the browser saves the file itself and shows its own progress. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a
    href={href}
    download
    className="inline-flex min-h-11 items-center justify-center gap-2 rounded-2xl border border-line bg-card px-4 font-extrabold text-ink transition hover:bg-paper"
  >
    <Icon name="download" className="size-5 shrink-0" />
    {children}
  </a>
);
