import type { ReactNode } from 'react';
import { Said } from './said.tsx';

/** A refusal beside the form it belongs to, read out at once. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <p role="alert" dir="auto" className="rounded-2xl bg-danger-soft px-4 py-3 font-extrabold text-danger">
    {typeof children === 'string' ? <Said text={children} /> : children}
  </p>
);
