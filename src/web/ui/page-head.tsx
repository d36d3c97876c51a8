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
  <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 lg:mb-3">
    {/* On a desk on one line where both fit: what is below is what staff came for. */}
    <div className="min-w-0 flex-1 basis-72 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-4">
      <h1 className="flex flex-wrap items-baseline gap-x-3 text-3xl leading-snug font-black lg:text-2xl">
        {title}
        {note && <span className="text-base font-extrabold text-emerald-ink">{note}</span>}
      </h1>
      <p className="text-muted lg:text-sm">{intro}</p>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);
