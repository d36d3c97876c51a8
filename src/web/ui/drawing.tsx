import type { ReactNode } from 'react';

interface DrawingProps {
  box: string;
  /** How it fills a box of another shape. */
  fit?: string;
  className: string;
  children: ReactNode;
}

/** A picture that says nothing: no reader is told of it. */
export const Drawing = ({ box, fit, className, children }: DrawingProps) => (
  <svg viewBox={box} preserveAspectRatio={fit} className={className} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
