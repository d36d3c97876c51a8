import type { ReactNode } from 'react';

/** A part of a page of the store's, with its name. */
export const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-1 content-start gap-4 rounded-3xl border border-line bg-card p-5"
  >
    <h2 className="text-xl font-black">{title}</h2>
    {children}
  </section>
);
