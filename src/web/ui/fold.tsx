import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from './icon.tsx';

interface FoldProps {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
  /** Said beside the title, also while it is folded. */
  note?: ReactNode;
  /** Where it is hidden until it is asked for: a phone shows one thing at a time, a desk the list that stands below. */
  foldedOn?: keyof typeof FOLDED;
  /** There is something in it that must be seen. */
  isWanted?: boolean;
  children: ReactNode;
}

const FOLDED = { phone: '(max-width: 39.99rem)', desk: '(min-width: 64rem)' };

/** A section that folds away. */
export const Fold = ({ ref, title, note, foldedOn, isWanted = false, children }: FoldProps) => {
  const [startsOpen] = useState(() => isWanted || !foldedOn || !matchMedia(FOLDED[foldedOn]).matches);
  return (
    <details ref={ref} open={startsOpen} className="group/fold scroll-mt-4">
      <summary
        className={`flex min-h-11 list-none items-center gap-3 rounded-2xl [&::-webkit-details-marker]:hidden ${foldedOn === 'desk' ? 'lg:border lg:border-line lg:bg-card lg:px-4' : ''}`}
      >
        <h2 className="text-xl font-black">{title}</h2>
        {note && <span className="text-sm font-extrabold text-muted">{note}</span>}
        <Icon name="down" className="ms-auto size-5 shrink-0 text-muted transition group-open/fold:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-3">{children}</div>
    </details>
  );
};
