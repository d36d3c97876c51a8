import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import { Mark } from './peaks.tsx';

interface PrintPageProps {
  title: string;
  /** What is there to print, or that it is coming. */
  note: string | undefined;
  /** The word on the button; none while there is nothing to print. */
  print: string | undefined;
  children: ReactNode;
}

/** A window of its own around paper: the bar stays on the screen, the paper goes to the printer. */
export const PrintPage = ({ title, note, print, children }: PrintPageProps) => {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-10 flex flex-wrap items-center gap-3 bg-[linear-gradient(var(--peak-top),var(--peak-far))] px-4 py-3 text-white print:hidden">
        <Mark />
        <h1 className="text-xl font-black">{title}</h1>
        <p role="status" className="font-extrabold text-white/85">
          {note}
        </p>
        {print && (
          <Button look="gold" icon="print" onClick={() => window.print()} className="ms-auto">
            {print}
          </Button>
        )}
      </header>
      {children}
    </div>
  );
};

/** A place to write on. */
export const WritingLine = ({ name, look }: { name: string; look: string }) => (
  <span className={`flex flex-1 items-end gap-2 ${look}`}>
    {name}
    <span className="mb-1 flex-1 border-b-2 border-dotted border-black" />
  </span>
);
