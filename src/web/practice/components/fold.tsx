import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

const isWide = (): boolean => matchMedia('(min-width: 40rem)').matches;

interface FoldProps {
  ref?: Ref<HTMLDetailsElement>;
  title: string;
  /** Said beside the title, also while it is folded. */
  note?: ReactNode;
  /** What a phone hides until it is asked for; a wide screen has room for all. */
  foldedOnPhone?: boolean;
  children: ReactNode;
}

/** A section that folds away, so that a phone can show one thing at a time. */
export const Fold = ({ ref, title, note, foldedOnPhone = false, children }: FoldProps) => {
  const [startsOpen] = useState(() => !foldedOnPhone || isWide());
  return (
    <details ref={ref} open={startsOpen} className="group/fold scroll-mt-4">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-2xl [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl font-black">{title}</h2>
        {note && <span className="text-sm font-extrabold text-muted">{note}</span>}
        <Icon name="down" className="ms-auto size-5 shrink-0 text-muted transition group-open/fold:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-3">{children}</div>
    </details>
  );
};
