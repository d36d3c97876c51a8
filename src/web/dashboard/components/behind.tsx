import { type ReactNode, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface BehindProps {
  title: string;
  /** Said beside the title, also while the rest is hidden. */
  note?: string;
  children: ReactNode;
}

/** What a phone has behind one line. A larger screen has room for it, and shows it without any. */
export const Behind = ({ title, note, children }: BehindProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-3 rounded-2xl text-start sm:hidden"
      >
        <span className="text-xl font-black">{title}</span>
        {note && <span className="text-sm font-extrabold text-muted">{note}</span>}
        <Icon name="down" className={`ms-auto size-5 shrink-0 text-muted transition ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div className={isOpen ? '' : 'max-sm:hidden'}>{children}</div>
    </>
  );
};
