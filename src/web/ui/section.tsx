import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Below what it stands under. */
  as?: 'h2' | 'h3';
  /** Of its heading. */
  head?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page that goes by its heading. */
export const Section = ({
  title,
  as: Heading = 'h2',
  head = 'text-xl font-black',
  className,
  children,
}: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={head}>
        {title}
      </Heading>
      {children}
    </section>
  );
};
