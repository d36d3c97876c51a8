import type { ReactNode } from 'react';
import { lookOf } from './button.tsx';
import { Icon } from './icon.tsx';

/** A plain link, so that the browser saves the file itself and shows its own progress. */
export const DownloadLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} download className={lookOf('plain', 'medium')}>
    <Icon name="download" className="size-5 shrink-0" />
    {children}
  </a>
);
