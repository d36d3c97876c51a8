import type { ReactNode } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { saveFrom } from '#web/lib/save-file.ts';
import { lookOf } from './button.tsx';
import { Icon } from './icon.tsx';

interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** A plain link, so that the browser saves the file itself and shows its own progress. */
export const DownloadLink = ({ href, children, onClick }: DownloadLinkProps) => (
  <a
    href={href}
    download
    className={lookOf('plain', 'medium')}
    {...(onClick && {
      onClick: (event) => {
        event.preventDefault();
        onClick();
      },
    })}
  >
    <Icon name="download" className="size-5 shrink-0" />
    {children}
  </a>
);

/** Of what the server hands over only to whoever typed their password lately: a link cannot ask, so it is asked for first. */
export const useConfirmedDownload = () =>
  useAction({
    run: (_: string) => api('GET /api/admin/confirm'),
    after: (_, href) => saveFrom(href),
    refused: messageOf,
  });

export const ConfirmedDownloadLink = ({ href, children }: Omit<DownloadLinkProps, 'onClick'>) => {
  const { mutate } = useConfirmedDownload();
  return (
    <DownloadLink href={href} onClick={() => mutate(href)}>
      {children}
    </DownloadLink>
  );
};
