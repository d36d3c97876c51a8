import { useSyncExternalStore } from 'react';

/** It stands on the page from the beginning, and never changes. */
const listen = () => () => undefined;
const demoOf = (): string | undefined => document.documentElement.dataset.demo;
const nothing = (): undefined => undefined;

interface BrandNameProps {
  name: string;
  className?: string;
}

/** With what the server says on the page itself of a school that is not a real one; the picture made at the build knows none. */
export const BrandName = ({ name, className = '' }: BrandNameProps) => {
  const demo = useSyncExternalStore(listen, demoOf, nothing);
  return (
    <span className={`grid ${className}`}>
      <span>{name}</span>
      {demo && <span className="text-xs leading-tight font-extrabold">{demo}</span>}
    </span>
  );
};
