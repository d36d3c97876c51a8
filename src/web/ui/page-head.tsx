import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  intro: string;
  /** A count or state, said beside the title. */
  note?: string | undefined;
  /** The page's actions. */
  children?: ReactNode;
}

export const PageHead = ({ title, intro, note, children }: PageHeadProps) => (
  <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
    <div className="min-w-0 flex-1 basis-72">
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-3xl leading-snug font-black">
        {title}
        {note && <span className="text-base font-extrabold text-emerald-ink">{note}</span>}
      </h1>
      <p className="text-muted">{intro}</p>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);
