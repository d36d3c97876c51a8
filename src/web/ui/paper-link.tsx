import type { ComponentProps } from 'react';
import { lookOf } from './button.tsx';
import { Icon } from './icon.tsx';

/** Paper opens in a window of its own; a link, since a browser may block a window that a script opens. */
export const PaperLink = ({
  size = 'medium',
  children,
  ...rest
}: ComponentProps<'a'> & { size?: 'medium' | 'small' }) => (
  <a target="_blank" rel="noopener" {...rest} className={lookOf('plain', size)}>
    <Icon name="print" className="size-5 shrink-0" />
    {children}
  </a>
);
