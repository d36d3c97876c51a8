import type { ReactNode } from 'react';

const TONES = { wait: 'bg-gold-soft text-gold-ink', good: 'bg-emerald-soft text-emerald-ink' };

interface NoticeProps {
  text: ReactNode;
  tone?: keyof typeof TONES;
  /** Read out at once, and not when there is time. */
  urgent?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A word about the state of a page, which stays for as long as it holds. */
export const Notice = ({ text, tone = 'wait', urgent = false, children }: NoticeProps) => (
  <div
    role={urgent ? 'alert' : 'status'}
    className={`flex flex-wrap items-center gap-3 rounded-2xl px-4 py-2 ${TONES[tone]}`}
  >
    <p className="min-w-0 flex-1 basis-60 font-extrabold">{text}</p>
    {children}
  </div>
);
