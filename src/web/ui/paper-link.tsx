import type { ComponentProps } from 'react';
import { lookOf } from './button.tsx';
import { Icon } from './icon.tsx';

/** Paper opens in a window of its own; a link, since a browser may block a window that a script opens. */
export const PaperLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a target="_blank" rel="noopener" {...rest} className={lookOf('plain', 'medium')}>
    <Icon name="print" className="size-5 shrink-0" />
    {children}
  </a>
);
